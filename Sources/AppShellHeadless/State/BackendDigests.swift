import AppShell
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Encodes and hashes what a back end keeps, and remembers the last states: most acts change nothing there, and to compare
/// states that share their storage costs next to nothing.
enum BackendDigests {
    /// 0 for a back end whose state can't be read.
    static func digest(of handler: any HTTPHandler) -> UInt64 {
        guard let backend = handler as? any MirroredBackend else { return 0 }
        return entry(of: backend).hash
    }

    /// The state as JSON with sorted keys.
    static func encoded(_ backend: some MirroredBackend) -> [UInt8]? { entry(of: backend).json }

    private struct Entry {
        let state: any Sendable
        let json: [UInt8]?
        let hash: UInt64
    }

    private static func entry<Backend: MirroredBackend>(of backend: Backend) -> Entry {
        let state = backend.mirroredState
        return known.withLock { known in
            if let index = known.firstIndex(where: { ($0.state as? Backend.MirroredState) == state }) {
                let entry = known.remove(at: index)
                known.insert(entry, at: 0)
                return entry
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let json = (try? encoder.encode(state)).map(Array.init)
            var hash = StableHash()
            hash.add(json ?? [])
            let entry = Entry(state: state, json: json, hash: hash.value)
            if known.count >= maximum { known.removeLast() }
            known.insert(entry, at: 0)
            return entry
        }
    }

    private static let maximum = 64
    /// Of all sessions of the process, the latest first: sessions of one product begin with the same data.
    private static let known = Mutex<[Entry]>([])
}
