import AppShell
import Synchronization

/// The phone's disk: its files by name, which of them are damaged or deleted, and whether it is full.
///
/// It behaves as docs/storage.md says of real files. Values, secrets and journals are read at launch, so that damage
/// shows at the next launch unless they are written before. Documents are read each time.
public final class SimulatedDisk: Sendable {
    /// How a file is stored.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Comparable {
        case value, document, journal, secret

        public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    /// The file of one key.
    public struct File: Hashable, Sendable, Comparable, CustomStringConvertible {
        /// How it is stored.
        public let kind: Kind
        /// The key's name: `contact.draft`.
        public let name: String

        public static func < (left: File, right: File) -> Bool {
            (left.kind, left.name) < (right.kind, right.name)
        }

        /// `value “contact.draft”`
        public var description: String { "\(kind.rawValue) “\(name)”" }

        var path: String { "\(kind.rawValue)s/\(name).\(kind.rawValue)" }
    }

    /// What happened to a file outside of the app.
    enum Harm: Sendable {
        case damaged, deleted
        /// Intact, but in a form that the app does not know.
        case foreign
    }

    /// The content of a foreign file. It is not JSON: a form with only optional fields would accept any object.
    static let foreignBytes = Array("unknown".utf8)

    struct State {
        var isFull = false
        var files: Set<File> = []
        /// Found by the next launch; for documents, by the next read.
        var harms: [File: Harm] = [:]
        /// Files that read as absent until they are written again.
        var gone: Set<File> = []
        /// Files that read as ``foreignBytes`` until they are written again.
        var foreign: Set<File> = []
        /// Journals that lose all or their last record when they are next opened.
        var cuts: [File: Harm] = [:]
        /// What the app last wrote or read; of journals, the last record. No secrets.
        var bytes: [File: [UInt8]] = [:]
        /// A hash of all that a file holds, secrets and every record of a journal included.
        var digests: [File: UInt64] = [:]

        /// The app comes upon a file that was harmed, not a journal. What happened to it last counts.
        mutating func find(_ harm: Harm, of file: File) {
            if harm == .foreign {
                gone.remove(file)
                foreign.insert(file)
            } else {
                foreign.remove(file)
                gone.insert(file)
                files.remove(file)
            }
        }
    }

    let state = Mutex(State())
    let storage: Storage
    private let trace: Trace

    init(_ storage: Storage, trace: Trace) {
        self.storage = storage
        self.trace = trace
    }

    // MARK: As a script sees it

    /// The files that the app wrote and didn't remove, sorted.
    public var files: [File] { state.withLock { $0.files.sorted() } }

    /// What the app last wrote to a file or read from it, or a journal's last record; nil for secrets, and where that is
    /// not known or not text.
    public func text(of file: File) -> String? {
        state.withLock { $0.bytes[file] }.flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Whether writing fails. Removing works.
    public var isFull: Bool {
        get { state.withLock(\.isFull) }
        set {
            state.withLock { $0.isFull = newValue }
            trace.record(.phone, newValue ? "the disk is full" : "the disk has room")
        }
    }

    /// Whether it can't keep all that the app writes, or has lost something of it.
    package var isHarmed: Bool {
        state.withLock { state in
            state.isFull || !state.harms.isEmpty || !state.gone.isEmpty || !state.foreign.isEmpty || !state.cuts.isEmpty
        }
    }

    /// Damages the bytes of a file; of a journal, those of its last record.
    public func damage(_ file: File) {
        harm(file, .damaged)
    }

    /// Deletes a file.
    public func delete(_ file: File) {
        harm(file, .deleted)
        _ = state.withLock { $0.files.remove(file) }
    }

    /// Replaces what a file holds by bytes in a form that no version of the app knows; of a journal, its last record.
    public func replaceByUnknown(_ file: File) {
        harm(file, .foreign)
    }

    private func harm(_ file: File, _ harm: Harm) {
        state.withLock { $0.harms[file] = harm }
        trace.record(.phone, "\(file): \(harm)")
    }

    // MARK: As the app sees it

    /// At launch: values, secrets and journals are read again.
    func open() {
        state.withLock { state in
            for (file, harm) in state.harms where file.kind != .document {
                state.harms[file] = nil
                if file.kind == .journal { state.cuts[file] = harm } else { state.find(harm, of: file) }
            }
        }
    }

    /// - Throws: where the disk is full.
    func checkRoom(for file: File) throws(StorageError) {
        guard isFull else { return }
        throw .system(
            SystemError(
                call: "write",
                path: file.path,
                code: 28,
                reason: "No space left on device",
                cause: .noRoom
            )
        )
    }

    func isGone(_ file: File) -> Bool { state.withLock { $0.gone.contains(file) } }

    func isForeign(_ file: File) -> Bool { state.withLock { $0.foreign.contains(file) } }

    /// A file was written as a whole, or removed (nil), which undoes earlier damage.
    func note(_ file: File, _ bytes: [UInt8]?) {
        state.withLock { state in
            state.gone.remove(file)
            state.foreign.remove(file)
            state.harms[file] = nil
            if bytes == nil { state.files.remove(file) } else { state.files.insert(file) }
            state.bytes[file] = file.kind == .secret ? nil : bytes
        }
    }

    /// What a file holds as a whole from now on; nil: nothing.
    func noteContent(_ file: File, _ parts: [[UInt8]]?) {
        state.withLock { state in
            guard let parts else { return state.digests[file] = nil }
            var hash = StableHash()
            for part in parts { hash.add(part) }
            state.digests[file] = hash.value
        }
    }

    /// A journal grew.
    func noteAppended(_ file: File, _ record: [UInt8]) {
        state.withLock { state in
            var hash = StableHash(seed: state.digests[file] ?? 0)
            hash.add(record)
            state.digests[file] = hash.value
        }
    }

    /// A hash of all that is stored and of the damage that was not found yet.
    var digest: UInt64 {
        state.withLock { state in
            // In whatever order a dictionary has them.
            var sum: UInt64 = state.isFull ? 1 : 0
            func add(_ name: String, _ file: File, _ value: UInt64) {
                var hash = StableHash(seed: value)
                hash.add(name)
                hash.add(file.path)
                sum &+= hash.value
            }
            for (file, digest) in state.digests { add("content", file, digest) }
            for (file, harm) in state.harms { add("harm", file, harm.number) }
            for (file, harm) in state.cuts { add("cut", file, harm.number) }
            for file in state.gone { add("gone", file, 0) }
            for file in state.foreign { add("foreign", file, 0) }
            return sum
        }
    }

    /// A file was read, and exists.
    func noteRead(_ file: File, _ bytes: [UInt8]) {
        state.withLock { state in
            state.files.insert(file)
            if file.kind != .secret { state.bytes[file] = bytes }
        }
    }

    /// - Throws: where the document is damaged. It is set aside then, and reads as absent from now on.
    func checkDocument(_ file: File) throws(StorageError) {
        let harm = state.withLock { state in
            let harm = state.harms.removeValue(forKey: file)
            if let harm { state.find(harm, of: file) }
            return harm
        }
        guard harm == .damaged else { return }
        throw .damaged(damage(of: file))
    }

    /// What happened to a journal since it was last opened. Asking again gives nil.
    func takeCut(of file: File) -> Harm? { state.withLock { $0.cuts.removeValue(forKey: file) } }

    func damage(of file: File) -> StorageDamage {
        StorageDamage(
            key: file.name,
            file: file.path,
            offset: 44 + file.name.utf8.count,
            fact: "the checksum is not that of the bytes",
            setAside: file.path + ".damaged-1"
        )
    }
}

extension SimulatedDisk.Harm {
    /// For digests.
    fileprivate var number: UInt64 {
        switch self {
        case .damaged: 1
        case .deleted: 2
        case .foreign: 3
        }
    }
}
