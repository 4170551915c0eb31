public import AppShell
import Synchronization

/// The phone's disk, as far as an app meets it: what lies there by name, what is damaged or deleted, and whether there is
/// room.
///
/// It behaves as docs/storage.md says of real files. Values, secrets and journals are read when the app is launched, so
/// damage to them shows at the next launch, unless they are written before; documents are read each time.
public final class SimulatedDisk: Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable, Comparable {
        case value, document, journal, secret

        public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    /// One file: what is stored under a key of some kind.
    public struct File: Hashable, Sendable, Comparable, CustomStringConvertible {
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

    /// What has happened to a file behind the app's back.
    enum Harm: Sendable {
        case damaged, deleted
    }

    struct State {
        var isFull = false
        var files: Set<File> = []
        /// What the next launch finds; of documents, what the next look finds.
        var harms: [File: Harm] = [:]
        /// What reads as nothing until it is written again.
        var gone: Set<File> = []
        /// Journals that are cut when they are next opened: whole, or without their last record.
        var cuts: [File: Harm] = [:]
    }

    let state = Mutex(State())
    let storage: Storage
    private let trace: Trace

    init(_ storage: Storage, trace: Trace) {
        self.storage = storage
        self.trace = trace
    }

    /// What the app stores in.
    var simulated: Storage {
        Storage(
            values: SimulatedValues(disk: self),
            documents: SimulatedDocuments(disk: self),
            journals: SimulatedJournals(disk: self),
            secrets: SimulatedSecrets(disk: self)
        )
    }

    // MARK: As a script sees it

    /// What the app has stored and not removed, sorted.
    public var files: [File] { state.withLock { $0.files.sorted() } }

    /// Whether no byte can be written any more. Removing works.
    public var isFull: Bool {
        get { state.withLock(\.isFull) }
        set {
            state.withLock { $0.isFull = newValue }
            trace.record(.phone, newValue ? "the disk is full" : "the disk has room")
        }
    }

    /// Bytes of a file change; of a journal, within its last record.
    public func damage(_ file: File) {
        harm(file, .damaged)
    }

    /// Somebody deletes a file.
    public func delete(_ file: File) {
        harm(file, .deleted)
        _ = state.withLock { $0.files.remove(file) }
    }

    private func harm(_ file: File, _ harm: Harm) {
        state.withLock { $0.harms[file] = harm }
        trace.record(.phone, "\(file): \(harm)")
    }

    // MARK: As the app sees it

    /// The app is launched: values and secrets are read anew, journals are opened anew.
    func open() {
        state.withLock { state in
            for (file, harm) in state.harms where file.kind != .document {
                state.harms[file] = nil
                if file.kind == .journal {
                    state.cuts[file] = harm
                } else {
                    state.gone.insert(file)
                    state.files.remove(file)
                }
            }
        }
    }

    /// - Throws: where there is no room.
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

    /// It was written whole, or removed: what had happened to it before counts no more.
    func note(_ file: File, isThere: Bool) {
        state.withLock { state in
            state.gone.remove(file)
            state.harms[file] = nil
            if isThere { state.files.insert(file) } else { state.files.remove(file) }
        }
    }

    /// It was read, and is there.
    func noteRead(_ file: File) {
        _ = state.withLock { $0.files.insert(file) }
    }

    /// What is wrong with a document at this look. One that is damaged is set aside, and nothing is there from then on.
    func checkDocument(_ file: File) throws(StorageError) {
        let harm = state.withLock { state in
            guard let harm = state.harms.removeValue(forKey: file) else { return Harm?.none }
            state.gone.insert(file)
            state.files.remove(file)
            return harm
        }
        guard harm == .damaged else { return }
        throw .damaged(damage(of: file))
    }

    /// What happened to a journal since it was last opened.
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
