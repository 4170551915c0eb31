/// Whole documents by key: what is read and replaced as one, and may be large: the articles of last time, a form.
///
/// A document is replaced whole or not at all, whatever happens meanwhile.
public protocol DocumentStore: Sendable {
    /// What is stored; nil where nothing is. What an earlier schema wrote comes through the key's migration, and is
    /// stored anew before it is given.
    func document(for key: StoredKey) async throws(StorageError) -> [UInt8]?

    /// Stores a document in place of the one that is there, or removes it (nil). When it returns, that is durable.
    func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError)
}

/// Documents that last as long as the store itself.
public final class InMemoryDocumentStore: DocumentStore {
    private let forms = InMemoryForms()

    /// A store without documents.
    public init() {}

    /// - Throws: ``StorageError`` where the key is out of bounds or the schema can't be read.
    public func document(for key: StoredKey) async throws(StorageError) -> [UInt8]? {
        try forms.migrate(for: key)
    }

    /// - Throws: ``StorageError`` where the key is out of bounds or a later schema is stored.
    public func setDocument(_ document: [UInt8]?, for key: StoredKey) async throws(StorageError) {
        try forms.set(document, for: key)
    }
}
