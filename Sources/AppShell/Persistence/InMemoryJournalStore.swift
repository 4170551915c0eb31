import Synchronization

/// Journals that last as long as the store itself.
public final class InMemoryJournalStore: JournalStore {
    private let histories = Mutex<[[UInt8]: InMemoryHistory]>([:])

    public init() {}

    public func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        let history = histories.withLock { histories in
            let history = histories[key.nameBytes] ?? InMemoryHistory()
            histories[key.nameBytes] = history
            return history
        }
        _ = try history.records(as: key)
        return InMemoryJournal(history: history, key: key)
    }
}

/// A history as one key knows it.
private struct InMemoryJournal: Journal {
    let history: InMemoryHistory
    let key: StoredKey

    var findings: [StorageFinding] { [] }

    var count: Int {
        get async { history.count }
    }

    func append(_ record: [UInt8]) async throws(StorageError) {
        try history.write(as: key) { $0.append(record) }
    }

    func records(in places: Range<Int>) async throws(StorageError) -> [[UInt8]] {
        let records = try history.records(as: key)
        return Array(records[places.clamped(to: 0..<records.count)])
    }

    func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
        try history.write(as: key) { $0 = records }
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
            for record in records { migrated.append(try key.migrated(record, from: schema)) }
            self = State(schema: key.schema, records: migrated)
        }
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.records.count } }

    func records(as key: StoredKey) throws(StorageError) -> [[UInt8]] {
        try state.withLock { state throws(StorageError) in
            try state.migrate(to: key)
            return state.records
        }
    }

    func write(as key: StoredKey, _ body: (inout [[UInt8]]) -> Void) throws(StorageError) {
        try state.withLock { state throws(StorageError) in
            try state.migrate(to: key)
            state.schema = key.schema
            body(&state.records)
        }
    }
}
