import AppShell

/// The members of a JSON object, and where it stands in the body: `context.viewed.0`.
struct RequestFields {
    let object: JSONObject
    /// nil for the body itself.
    var path: String?

    /// A member; nil where it is absent or null, which Laravel takes for the same.
    subscript(_ name: String) -> JSONValue? {
        let value = object[name]
        return value == .null ? nil : value
    }

    /// As Laravel names a nested field.
    func name(of member: String) -> String { path.map { "\($0).\(member)" } ?? member }
}

extension RequestFields {
    /// The most bytes of a body: enough for the longest message in characters of many bytes.
    static let maximumBytes = 262_144

    /// - Returns: nil for a body that is not one JSON object.
    init?(_ body: [UInt8]) {
        let limits = JSONLimits(bytes: RequestFields.maximumBytes)
        guard case .object(let object)? = try? JSONValue(parsing: body, limits: limits) else { return nil }
        self.init(object: object)
    }
}
