import AppShell

/// The members of a JSON object.
struct RequestFields {
    private let object: JSONObject

    /// The most bytes of a body.
    static let maximumBytes = 65_536

    /// - Returns: nil for a body that is not one JSON object.
    init?(_ body: [UInt8]) {
        let limits = JSONLimits(bytes: RequestFields.maximumBytes)
        guard case .object(let object)? = try? JSONValue(parsing: body, limits: limits) else { return nil }
        self.object = object
    }

    /// A member; nil where it is absent or null, which Jackson takes for the same.
    subscript(_ name: String) -> JSONValue? {
        let value = object[name]
        return value == .null ? nil : value
    }

    /// The members of an object inside, by the names that errors give them: `card.number`. None where there is no object.
    func nested(_ name: String) -> RequestFields {
        let members = self[name]?.objectValue?.members ?? []
        return RequestFields(object: JSONObject(members.map { ("\(name).\($0.key)", $0.value) }))
    }

    private init(object: JSONObject) {
        self.object = object
    }
}
