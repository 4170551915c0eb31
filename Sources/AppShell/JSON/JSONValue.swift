/// A JSON value, whole: what was read under RFC 8259's rules and nothing looser.
///
/// Every byte of the text is looked at, also where nobody reads the value afterwards, and each kind stays what it was
/// written as: a boolean is never a number, a number keeps its digits, an object the order of its members.
///
/// ```swift
/// let payload = try JSONValue(parsing: #"{"type": "formation", "id": 7}"#)
/// payload["id"]?.integerValue    // 7
/// ```
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

/// How much of a JSON text is read before it is refused.
public struct JSONLimits: Hashable, Sendable {
    /// The most bytes a text may have; 64 kB unless told otherwise.
    public let bytes: Int
    /// How deep arrays and objects may stand in one another, the outermost being the first; 32 unless told otherwise.
    public let depth: Int

    /// No text is read deeper than this, whatever is asked for: each level takes its part of the stack.
    public static let maximumDepth = 128

    /// - Parameter depth: 0 (no array and no object) … ``maximumDepth``; what is outside is brought inside.
    public init(bytes: Int = 65_536, depth: Int = 32) {
        self.bytes = max(0, bytes)
        self.depth = min(max(0, depth), JSONLimits.maximumDepth)
    }
}

// MARK: - Reading

extension JSONValue {
    /// Reads a text in UTF-8, in one pass and linear time.
    ///
    /// Refused, besides what is no JSON at all: a byte-order mark, a key that stands twice in one object (compared
    /// unescaped, byte by byte), half a surrogate pair in `\u` escapes, bytes that are not UTF-8, and a text beyond
    /// the limits.
    ///
    /// - Throws: ``JSONError`` that names the place, the fact and the fix.
    public init(parsing bytes: some Collection<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        let count = bytes.count
        guard count <= limits.bytes else {
            throw JSONError(problem: .tooLong(bytes: count, limit: limits.bytes), offset: 0, path: [], in: [])
        }
        let bytes = Array(bytes)
        var reader = JSONReader(bytes: bytes, depthLimit: limits.depth)
        do throws(JSONReader.Failure) {
            self = try reader.readDocument()
        } catch {
            throw JSONError(problem: error.problem, offset: error.offset, path: error.path.reversed(), in: bytes)
        }
    }

    /// Reads a text; see ``init(parsing:limits:)-(Collection<UInt8>,_)``.
    ///
    /// - Throws: ``JSONError`` that names the place, the fact and the fix.
    public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        try self.init(parsing: text.utf8, limits: limits)
    }
}

// MARK: - What it holds

extension JSONValue {
    public var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    public var numberValue: JSONNumber? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The number, where it was written as an integer; see ``JSONNumber/integer``. Never a boolean's.
    public var integerValue: Int? { numberValue?.integer }

    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    public var arrayValue: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    public var objectValue: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The member of that key; nil where this is no object or has none.
    public subscript(key: String) -> JSONValue? { objectValue?[key] }

    /// What kind of value this is, for messages: `a text`, `a whole number`.
    package var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number(let number): number.integer == nil ? "a number" : "a whole number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

// MARK: - Literals

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }

    public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }

    public init(booleanLiteral value: Bool) { self = .bool(value) }

    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// The last value of a key stands.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}
