/// Tokens and passwords, apart from everything else.
public protocol SecretStore: Sendable {
    /// What is stored; nil where nothing is. From memory, as each call to a back end needs it.
    func secret(for key: StoredKey) throws(StorageError) -> Secret?

    /// Stores a secret, or removes it (nil). When it returns, that is durable.
    func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError)
}

/// Secrets that last as long as the store itself.
public final class InMemorySecretStore: SecretStore {
    private let forms = InMemoryForms()

    /// A store without secrets.
    public init() {}

    /// - Throws: ``StorageError`` where the key is out of bounds or the schema can't be read.
    public func secret(for key: StoredKey) throws(StorageError) -> Secret? {
        try forms.form(for: key)?.secret(as: key)
    }

    /// - Throws: ``StorageError`` where the key is out of bounds or a later schema is stored.
    public func setSecret(_ secret: Secret?, for key: StoredKey) async throws(StorageError) {
        try forms.set(secret.map { Array($0.reveal().utf8) }, for: key)
    }
}

/// A text that prints as `‹secret›` everywhere.
public struct Secret: Sendable {
    private let text: String

    /// Wraps a text; ``reveal()`` gives it back.
    public init(_ text: String) { self.text = text }

    /// The text, for the one place that needs it, such as a header.
    public func reveal() -> String { text }
}

extension Secret: Hashable {}

extension Secret: Redacted, CustomDebugStringConvertible {
    /// `‹secret›`, as in ``Redacted/description``.
    public var debugDescription: String { description }
}

/// A value that prints as `‹secret›`, so that no log, trace or report shows it by accident.
public protocol Redacted: CustomStringConvertible, CustomReflectable {}

extension Redacted {
    /// Always `‹secret›`.
    public var description: String { "‹secret›" }
    /// No children, so that dumps show nothing either.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
