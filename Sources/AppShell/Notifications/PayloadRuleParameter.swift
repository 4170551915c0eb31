/// Where a rule finds one parameter of its destination: the first source that holds a usable value wins.
public struct PayloadParameter: Hashable, Sendable, CustomStringConvertible {
    /// The destination's name for it.
    public let name: String
    /// In order of preference.
    public let sources: [PayloadSource]

    /// A parameter of the destination and its sources, the preferred one first.
    public init(_ name: String, from sources: [PayloadSource]) {
        self.name = name
        self.sources = sources
    }

    /// The first usable value, as routes carry it.
    func value(in data: JSONObject) -> String? {
        for source in sources {
            if let text = data[source.key].flatMap(source.text) { return text }
        }
        return nil
    }

    /// `{key} from “slug” or “id”`.
    public var description: String {
        let keys = sources.map { "“\($0.key)”" }.joined(separator: " or ")
        return "{\(name)} from \(keys.isEmpty ? "nowhere" : keys)"
    }
}

/// A key of the payload and what its value must be to be used.
///
/// Strict, so that only what was meant navigates (docs/decisions/0008-payload-values-are-strict.md):
/// - a number is a whole number from 1, as an integer JSON number or a text of ASCII digits without leading zeros:
///   `123` and `"123"` are one. Refused are `1.0`, `1e3`, `0`, `"007"`, `" 1"`, `true` and whatever else there is;
/// - all other kinds are texts, of at most ``maximumLength`` bytes and such as a link could carry: not empty, not `.` or
///   `..`, without control characters.
public struct PayloadSource: Hashable, Sendable {
    /// A key of the payload's data.
    public let key: String
    /// Which values are used.
    public let kind: ParameterKind

    /// The longest value that is used, in bytes.
    public static let maximumLength = 256

    /// A source whose value is of a kind.
    public init(_ key: String, _ kind: ParameterKind) {
        self.key = key
        self.kind = kind
    }

    /// A source of any text.
    public static func text(_ key: String) -> PayloadSource { PayloadSource(key, .text) }

    /// A source of slugs.
    public static func slug(_ key: String) -> PayloadSource { PayloadSource(key, .slug) }

    /// A source of whole numbers.
    public static func number(_ key: String) -> PayloadSource { PayloadSource(key, .number) }

    /// A source of one of some texts.
    public static func choice(_ key: String, of choices: [String]) -> PayloadSource {
        PayloadSource(key, .choice(choices))
    }

    /// The value as routes carry it; nil where it is not of the kind.
    func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): return takes(text) ? text : nil
        case .number(let number):
            // An integer literal has no leading zero, so its text is canonical already.
            guard kind == .number, let integer = number.integer, integer >= 1 else { return nil }
            return number.text
        case .null, .bool, .array, .object: return nil
        }
    }

    /// Whether that text, in the payload, is a value of the kind.
    func takes(_ text: String) -> Bool {
        text.utf8.count <= PayloadSource.maximumLength && text != "." && text != ".." && kind.accepts(text)
            && ParameterKind.text.accepts(text)
    }
}
