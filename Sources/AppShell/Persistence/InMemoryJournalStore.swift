/// Journals that last as long as the store itself.
public final class InMemoryJournalStore: JournalStore {
    private let histories = Lock<[[UInt8]: InMemoryHistory]>([:])

    /// A store without journals.
    public init() {}

    /// - Throws: ``StorageError`` where the key is out of bounds or a record's schema can't be read.
    public func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        let history = try history(of: key)
        _ = try history.records(as: key)
        return InMemoryJournal(history: history, key: key)
    }

    /// - Throws: ``StorageError`` where the key is out of bounds or a later schema is stored.
    public func journal(
        for key: StoredKey,
        replacingAllWith records: [[UInt8]]
    ) async throws(StorageError) -> any Journal {
        let history = try history(of: key)
        try history.replaceAll(with: records, as: key)
        return InMemoryJournal(history: history, key: key)
    }

    private func history(of key: StoredKey) throws(StorageError) -> InMemoryHistory {
        try key.checkBounds()
        return histories.withLock { histories in
            let history = histories[key.nameBytes] ?? InMemoryHistory()
            histories[key.nameBytes] = history
            return history
        }
    }
}

/// A history as one key knows it.
private struct InMemoryJournal: Journal {
    let history: InMemoryHistory
    let key: StoredKey

    var issues: [StorageIssue] { [] }

    var count: Int {
        get async { history.count }
    }

    func append(_ record: [UInt8]) async throws(StorageError) {
        try history.append(record, as: key)
    }

    func records(in positions: Range<Int>) async throws(StorageError) -> [[UInt8]] {
        let records = try history.records(as: key)
        return Array(records[positions.clamped(to: 0..<records.count)])
    }

    func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
        try history.replaceAll(with: records, as: key)
    }
}

/// The records of one name, whichever keys have asked for them.
private final class InMemoryHistory: Sendable {
    private struct State {
        /// Nil where nothing was ever written.
        var schema: Int?
        var records: [[UInt8]] = []

        /// Brings the records into the key's form, unless they are in a later one.
        mutating func migrate(to key: StoredKey) throws(StorageError) {
            guard let schema else { return }
            try StoredForm.check(schema: schema, against: key)
            guard schema < key.schema else { return }
            var migrated: [[UInt8]] = []
            for record in records { migrated.append(try key.migrated(record, at: migrated.count, from: schema)) }
            self = State(schema: key.schema, records: migrated)
        }
    }

    private let state = Lock(State())

    var count: Int { state.withLock { $0.records.count } }

    func records(as key: StoredKey) throws(StorageError) -> [[UInt8]] {
        try state.withLock { state throws(StorageError) in
            try state.migrate(to: key)
            return state.records
        }
    }

    func append(_ record: [UInt8], as key: StoredKey) throws(StorageError) {
        try state.withLock { state throws(StorageError) in
            try state.migrate(to: key)
            state.schema = key.schema
            state.records.append(record)
        }
    }

    /// Without a migration: the caller says what the new content is.
    func replaceAll(with records: [[UInt8]], as key: StoredKey) throws(StorageError) {
        try state.withLock { state throws(StorageError) in
            if let schema = state.schema { try StoredForm.check(schema: schema, against: key) }
            state = State(schema: key.schema, records: records)
        }
    }
}
