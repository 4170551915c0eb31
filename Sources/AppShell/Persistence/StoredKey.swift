/// Names one thing that a module keeps, and the form it is kept in.
public struct StoredKey: Hashable, Sendable, CustomStringConvertible {
    /// Unique in a product: the module's id, a dot, and what it is: `catalog.filters`.
    public let name: String
    /// Counts up when the stored form changes; from 1.
    public let schema: Int

    public init(_ name: String, schema: Int = 1) {
        self.name = name
        self.schema = schema
    }

    /// `catalog.filters, schema 1`
    public var description: String { "\(name), schema \(schema)" }
}
