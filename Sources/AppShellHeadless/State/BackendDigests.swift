import AppShell
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Hashes what a back end keeps, and remembers the hashes of the last states: most acts change nothing there, and to
/// compare states that share their storage costs next to nothing.
enum BackendDigests {
    /// 0 for a back end whose state can't be read.
    static func digest(of handler: any HTTPHandler) -> UInt64 {
        guard let backend = handler as? any MirroredBackend else { return 0 }
        return hash(of: backend)
    }

    private static func hash<Backend: MirroredBackend>(of backend: Backend) -> UInt64 {
        let state = backend.mirroredState
        return known.withLock { known in
            if let hash = known.lazy.compactMap({ ($0.state as? Backend.MirroredState) == state ? $0.hash : nil }).first
            {
                return hash
            }
            var hash = StableHash()
            hash.add(encoded(backend) ?? [])
            if known.count >= maximum { known.removeLast() }
            known.insert((state, hash.value), at: 0)
            return hash.value
        }
    }

    /// The state as JSON with sorted keys.
    static func encoded(_ backend: some MirroredBackend) -> [UInt8]? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(backend.mirroredState)).map(Array.init)
    }

    private static let maximum = 64
    /// Of all sessions of the process, the latest first: sessions of one product begin with the same data.
    private static let known = Mutex<[(state: any Sendable, hash: UInt64)]>([])
}
