/// A value of a YAML document.
public enum YAMLValue: Decodable, Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case list([YAMLValue])
    case mapping([String: YAMLValue])

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([YAMLValue].self) {
            self = .list(value)
        } else {
            self = .mapping(try container.decode([String: YAMLValue].self))
        }
    }

    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    public var items: [YAMLValue] {
        if case .list(let values) = self { values } else { [] }
    }

    public func has(_ key: String) -> Bool {
        if case .mapping(let values) = self { values[key] != nil } else { false }
    }

    public subscript(_ key: String) -> YAMLValue {
        if case .mapping(let values) = self { values[key] ?? .null } else { .null }
    }
}
