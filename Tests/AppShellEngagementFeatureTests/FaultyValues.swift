import AppShell
import Synchronization

/// Values of a phone whose disk is full, or can't be read, for some time.
final class FaultyValues: KeyValueStore {
    private struct State {
        var writes = 0
        var reading: StorageError?
        var writing: StorageError?
    }

    private let values = InMemoryKeyValueStore()
    private let state = Mutex(State())

    static let full = StorageError.system(
        SystemError(call: "write", path: "/x", code: 28, reason: "No space left on device", cause: .noRoom)
    )
    static let broken = StorageError.system(
        SystemError(call: "read", path: "/x", code: 5, reason: "Input/output error")
    )

    var reading: StorageError? {
        get { state.withLock(\.reading) }
        set { state.withLock { $0.reading = newValue } }
    }

    var writing: StorageError? {
        get { state.withLock(\.writing) }
        set { state.withLock { $0.writing = newValue } }
    }

    func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        if let reading { throw reading }
        return try values.value(for: key)
    }

    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        if let writing { throw writing }
        state.withLock { $0.writes += 1 }
        try await values.setValue(value, for: key)
    }

    /// How often something was stored.
    var writes: Int { state.withLock(\.writes) }

    /// As text.
    func stored(_ name: String) throws -> String? {
        try values.value(for: StoredKey(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    func put(_ text: String, as name: String, schema: Int = 1) async throws {
        try await values.setValue(Array(text.utf8), for: StoredKey(name, schema: schema))
    }

    /// With the other stores in memory.
    var storage: Storage {
        let others = Storage.inMemory()
        return Storage(values: self, documents: others.documents, journals: others.journals, secrets: others.secrets)
    }
}
