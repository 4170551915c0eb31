/// A name under which a ``StoredKey``'s value was stored before a release.
///
///     static let key = StoredKey("catalog.filters", schema: 2, formerly: FormerKey("filters.all", since: "1.4.0")) {
///         migrated($0, from: $1)
///     }
///
/// The value is read under its former name until it is moved, which happens once, at the first launch. Values, documents and
/// secrets are; a journal keeps its name.
///
/// What was stored goes through `migrate`, which gives it the last form that it had under that name, then through `convert`,
/// then, where that gives an earlier schema than the living key has, through the living key's migration.
public struct FormerKey: Sendable {
    /// As it was.
    public let name: String
    /// The last one under that name.
    public let schema: Int
    /// The release that stores it under another name.
    public let since: String
    /// The schema of the living key that `convert` gives.
    public let becomes: Int
    private let migrate: (@Sendable (_ value: [UInt8], _ schema: Int) -> [UInt8]?)?
    private let convert: @Sendable ([UInt8]) -> [UInt8]?

    /// - Parameters:
    ///   - name: as it was.
    ///   - schema: the last one under that name.
    ///   - since: the release that stores it under another name, `1.4.0`.
    ///   - becomes: the schema of the living key that `convert` gives; `schema` where it is nil.
    ///   - migrate: what an earlier schema wrote, in the form of `schema`, as ``StoredKey`` has it.
    ///   - convert: what was stored, in the living key's form; nil where nothing of it is worth keeping.
    public init(
        _ name: String,
        schema: Int = 1,
        since: String,
        becomes: Int? = nil,
        migrate: (@Sendable (_ value: [UInt8], _ schema: Int) -> [UInt8]?)? = nil,
        convert: @escaping @Sendable ([UInt8]) -> [UInt8]? = { $0 }
    ) {
        self.name = name
        self.schema = schema
        self.since = since
        self.becomes = becomes ?? schema
        self.migrate = migrate
        self.convert = convert
    }

    /// As it was stored, with the migrations that it had.
    var key: StoredKey { StoredKey(name, schema: schema, migrate: migrate) }

    /// What was stored under the former name, in the living key's form; nil where nothing of it is worth keeping.
    ///
    /// - Throws: ``StorageError`` where the living key has no migration from the schema that it becomes.
    func current(_ value: [UInt8], as key: StoredKey) throws(StorageError) -> [UInt8]? {
        guard let converted = convert(value) else { return nil }
        return try StoredForm(schema: becomes, bytes: converted).bytes(as: key)
    }
}
