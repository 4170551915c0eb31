/// Names one thing that a module keeps, and the form it is kept in.
public struct StoredKey: Sendable {
    /// Unique in a product: the module's id, a dot, and what it is: `catalog.filters`.
    public let name: String
    /// Counts up when the stored form changes; from 1.
    public let schema: Int
    /// How it was called before, the newest name first; empty for one that never had another name.
    public let formerly: [FormerKey]
    private let migrate: (@Sendable (_ value: [UInt8], _ schema: Int) -> [UInt8]?)?

    /// - Parameters:
    ///   - formerly: its names up to earlier releases, the newest first, under which phones may still have it.
    ///   - migrate: what an earlier schema wrote, in today's form; nil where it can't be read. Given the value and its
    ///     schema.
    public init(
        _ name: String,
        schema: Int = 1,
        formerly: FormerKey...,
        migrate: (@Sendable (_ value: [UInt8], _ schema: Int) -> [UInt8]?)? = nil
    ) {
        self.name = name
        self.schema = schema
        self.formerly = formerly
        self.migrate = migrate
    }

    /// Whether it says how an earlier schema is read.
    var hasMigration: Bool { migrate != nil }

    /// A stored value in today's form; for stores.
    ///
    /// - Throws: ``StorageError/olderSchema(key:found:known:record:)`` where the key has no migration from that schema.
    public func migrated(_ value: [UInt8], from schema: Int) throws(StorageError) -> [UInt8] {
        guard schema < self.schema else { return value }
        guard let migrated = migrate?(value, schema) else {
            throw .olderSchema(key: name, found: schema, known: self.schema)
        }
        return migrated
    }

    /// A journal's record in today's form; the error names its position.
    package func migrated(
        _ record: [UInt8],
        at position: Int,
        from schema: Int
    ) throws(StorageError) -> [UInt8] {
        do throws(StorageError) {
            return try migrated(record, from: schema)
        } catch {
            guard case .olderSchema(let key, let found, let known, nil) = error else { throw error }
            throw .olderSchema(key: key, found: found, known: known, record: position)
        }
    }
}

extension StoredKey: Hashable {
    /// Keys of one name and schema are equal, whatever their migrations and former names.
    public static func == (one: StoredKey, other: StoredKey) -> Bool {
        one.name == other.name && one.schema == other.schema
    }

    /// By name and schema.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(schema)
    }
}

extension StoredKey: CustomStringConvertible {
    /// `catalog.filters, schema 1`
    public var description: String { "\(name), schema \(schema)" }
}
