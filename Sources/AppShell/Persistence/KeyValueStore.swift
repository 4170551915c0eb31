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
    private let forms = InMemoryForms()

    /// A store without values.
    public init() {}

    /// - Throws: ``StorageError`` where the key is out of bounds or the schema can't be read.
    public func value(for key: StoredKey) throws(StorageError) -> [UInt8]? {
        try forms.form(for: key)?.bytes(as: key)
    }

    /// - Throws: ``StorageError`` where the key is out of bounds or a later schema is stored.
    public func setValue(_ value: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try forms.set(value, for: key)
    }
}
