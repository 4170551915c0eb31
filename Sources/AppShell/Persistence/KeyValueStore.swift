import Synchronization

/// Small values by key, kept while the app does not run: settings, a filter, who is signed in.
public protocol KeyValueStore: Sendable {
    /// What is stored; nil where nothing is. From memory: a screen may ask while it draws.
    ///
    /// What an earlier schema wrote comes through the key's migration; it is stored anew with the next write.
    func value(for key: StoredKey) throws(StorageError) -> [UInt8]?

    /// Stores a value, or removes it (nil). When it returns, the value is kept whatever happens next.
    func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError)
}

/// A store that lasts as long as itself: under scripts the phone holds one, so it outlives the app.
public final class InMemoryKeyValueStore: KeyValueStore {
    private struct Stored {
        let schema: Int
        let value: [UInt8]
    }

    private let values = Mutex<[String: Stored]>([:])

    public init() {}

    public func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        guard let stored = values.withLock({ $0[key.name] }) else { return nil }
        try check(stored, against: key)
        return try key.migrated(stored.value, from: stored.schema)
    }

    public func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        let result = values.withLock { values in
            Result { () throws(StorageError) in
                try check(values[key.name], against: key)
                values[key.name] = value.map { Stored(schema: key.schema, value: $0) }
            }
        }
        try result.get()
    }

    private func check(_ stored: Stored?, against key: StoredKey) throws(StorageError) {
        guard let stored, stored.schema > key.schema else { return }
        throw .newerSchema(key: key.name, found: stored.schema, known: key.schema)
    }
}
