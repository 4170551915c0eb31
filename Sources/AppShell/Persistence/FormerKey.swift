/// The name under which a ``StoredKey``'s value was stored before a release.
///
///     static let key = StoredKey("catalog.filters", formerly: FormerKey("filters.all", schema: 2, since: "1.4.0"))
///
/// The value is read under its former name until it is moved, which happens once, at the first launch. Values, documents and
/// secrets are; a journal keeps its key.
public struct FormerKey: Sendable {
    /// As it was.
    public let name: String
    /// The last one under that name.
    public let schema: Int
    /// The release that stores it under the new name.
    public let since: String
    private let migrate: (@Sendable (_ value: [UInt8], _ schema: Int) -> [UInt8]?)?
    let convert: @Sendable ([UInt8]) -> [UInt8]?

    /// - Parameters:
    ///   - name: as it was.
    ///   - schema: the last one under that name.
    ///   - since: the release that stores it under the new name, `1.4.0`.
    ///   - migrate: what an earlier schema wrote, in the form of `schema`, as ``StoredKey`` has it.
    ///   - convert: what was stored, in the new key's form; nil where nothing of it is worth keeping.
    public init(
        _ name: String,
        schema: Int = 1,
        since: String,
        migrate: (@Sendable (_ value: [UInt8], _ schema: Int) -> [UInt8]?)? = nil,
        convert: @escaping @Sendable ([UInt8]) -> [UInt8]? = { $0 }
    ) {
        self.name = name
        self.schema = schema
        self.migrate = migrate
        self.since = since
        self.convert = convert
    }

    /// As it was stored, with the migrations that it had.
    var key: StoredKey { StoredKey(name, schema: schema, migrate: migrate) }
}
