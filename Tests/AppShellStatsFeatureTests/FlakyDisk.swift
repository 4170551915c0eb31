import AppShell
import Synchronization

/// A storage in memory that fails where a test says so, and counts what is written.
final class FlakyDisk: Sendable {
    enum Part: Hashable, Sendable {
        case valueReads, valueWrites, documentReads, documentWrites, journalReads, appends, replacements
    }

    private struct State {
        var failing: Set<Part> = []
        var counts: [Part: Int] = [:]
        var clock: (any AppClock)?
    }

    static let fault = StorageError.system(
        SystemError(call: "fsync", path: "/disk", code: 28, reason: "No space left on device", cause: .noRoom)
    )

    private let state = Mutex(State())
    let memory = Storage.inMemory()

    /// What fails from now on.
    var failing: Set<Part> {
        get { state.withLock(\.failing) }
        set { state.withLock { $0.failing = newValue } }
    }

    /// How often something was done, successfully.
    func count(_ part: Part) -> Int { state.withLock { $0.counts[part] ?? 0 } }

    var storage: Storage {
        Storage(
            values: Values(disk: self),
            documents: Documents(disk: self),
            journals: Journals(disk: self),
            secrets: memory.secrets
        )
    }

    /// From now on what is awaited takes a second of this clock; nil: no time.
    func slowDown(by clock: (any AppClock)?) {
        state.withLock { $0.clock = clock }
    }

    fileprivate func slowly() async throws(StorageError) {
        guard let clock = state.withLock(\.clock) else { return }
        do { try await clock.sleep(for: .seconds(1)) } catch { throw Self.fault }
    }

    fileprivate func use(_ part: Part) throws(StorageError) {
        let isFailing = state.withLock { state in
            if !state.failing.contains(part) { state.counts[part, default: 0] += 1 }
            return state.failing.contains(part)
        }
        if isFailing { throw Self.fault }
    }

    private struct Values: KeyValueStore {
        let disk: FlakyDisk

        func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
            try disk.use(.valueReads)
            return try disk.memory.values.value(for: key)
        }

        func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
            try await disk.slowly()
            try disk.use(.valueWrites)
            try await disk.memory.values.setValue(value, for: key)
        }
    }

    private struct Documents: DocumentStore {
        let disk: FlakyDisk

        func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
            try await disk.slowly()
            try disk.use(.documentReads)
            return try await disk.memory.documents.document(for: key)
        }

        func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
            try await disk.slowly()
            try disk.use(.documentWrites)
            try await disk.memory.documents.setDocument(document, for: key)
        }
    }

    private struct Journals: JournalStore {
        let disk: FlakyDisk

        func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
            try await disk.slowly()
            try disk.use(.journalReads)
            return Pages(disk: disk, journal: try await disk.memory.journals.journal(for: key))
        }

        func journal(
            for key: StoredKey,
            replacingAllWith records: [[UInt8]]
        ) async throws(StorageError) -> any Journal {
            try disk.use(.replacements)
            let journal = try await disk.memory.journals.journal(for: key, replacingAllWith: records)
            return Pages(disk: disk, journal: journal)
        }
    }

    private struct Pages: Journal {
        let disk: FlakyDisk
        let journal: any Journal

        var issues: [StorageIssue] { journal.issues }

        var count: Int {
            get async { await journal.count }
        }

        func append(_ record: [UInt8]) async throws(StorageError) {
            try await disk.slowly()
            try disk.use(.appends)
            try await journal.append(record)
        }

        func records(in places: Range<Int>) async throws(StorageError) -> [[UInt8]] {
            try disk.use(.journalReads)
            return try await journal.records(in: places)
        }

        func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
            try disk.use(.replacements)
            try await journal.replaceAll(with: records)
        }
    }
}
