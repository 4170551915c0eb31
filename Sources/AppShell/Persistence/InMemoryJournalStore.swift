import Synchronization

/// Journals that last as long as the store itself.
public final class InMemoryJournalStore: JournalStore {
    private let histories = Mutex<[[UInt8]: InMemoryHistory]>([:])

    public init() {}

    public func journal(for key: StoredKey) async throws(StorageError) -> any Journal {
        let history = histories.withLock { histories in
            let history = histories[key.nameBytes] ?? InMemoryHistory(schema: key.schema)
            histories[key.nameBytes] = history
            return history
        }
        try history.migrate(to: key)
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
        try history.change(as: key) { $0.append(record) }
    }

    func records(in places: Range<Int>) async throws(StorageError) -> [[UInt8]] {
        try history.change(as: key) { Array($0[places.clamped(to: 0..<$0.count)]) }
    }

    func replaceAll(with records: [[UInt8]]) async throws(StorageError) {
        try history.change(as: key) { $0 = records }
    }
}

/// The records of one name, whichever keys have asked for them.
private final class InMemoryHistory: Sendable {
    private struct State {
        var schema: Int
        var records: [[UInt8]] = []
    }

    private let state: Mutex<State>

    init(schema: Int) {
        state = Mutex(State(schema: schema))
    }

    var count: Int { state.withLock { $0.records.count } }

    func migrate(to key: StoredKey) throws(StorageError) {
        try state.withLock { state throws(StorageError) in
            try StoredForm.check(schema: state.schema, against: key)
            var migrated: [[UInt8]] = []
            for record in state.records { migrated.append(try key.migrated(record, from: state.schema)) }
            state = State(schema: key.schema, records: migrated)
        }
    }

    /// Works on the records, unless they have been migrated to a schema that the key does not know.
    func change<Value: Sendable>(
        as key: StoredKey,
        _ body: (inout [[UInt8]]) -> Value
    ) throws(StorageError) -> Value {
        try state.withLock { state throws(StorageError) in
            try StoredForm.check(schema: state.schema, against: key)
            return body(&state.records)
        }
    }
}
