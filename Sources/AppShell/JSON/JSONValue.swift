/// A JSON value, read strictly by RFC 8259.
///
/// The reader checks every byte and keeps each kind as it was written: a boolean is never a number, a number keeps
/// its digits, and an object keeps the order of its members.
///
/// ```swift
/// let payload = try JSONValue(parsing: #"{"type": "formation", "id": 7}"#)
/// payload["id"]?.integerValue    // 7
/// ```
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, with the digits it was written with.
    case number(JSONNumber)
    /// A string, unescaped.
    case string(String)
    /// An array, in order.
    case array([JSONValue])
    /// An object, its members in written order.
    case object(JSONObject)
}

/// Limits on the JSON text that a reader accepts.
public struct JSONLimits: Hashable, Sendable {
    /// The most bytes a text may have; 65,536 by default.
    public let bytes: Int
    /// How deep arrays and objects may nest, counting the outermost as 1; 32 by default.
    public let depth: Int

    /// The upper bound of ``depth``: each level takes stack space.
    public static let maximumDepth = 128

    /// - Parameters:
    ///   - bytes: at least 0.
    ///   - depth: 0 (scalars only) to ``maximumDepth``; other values are clamped.
    public init(bytes: Int = 65_536, depth: Int = 32) {
        self.bytes = max(0, bytes)
        self.depth = min(max(0, depth), JSONLimits.maximumDepth)
    }
}

// MARK: - Reading

extension JSONValue {
    /// Reads a text in UTF-8, in one pass and linear time.
    ///
    /// Besides malformed JSON it refuses a byte-order mark, a duplicate key in one object (compared unescaped, byte by
    /// byte), half a surrogate pair in `\u` escapes, bytes that are not UTF-8, and a text beyond the limits.
    ///
    /// - Throws: ``JSONError`` with the location, the fact and the fix.
    public init(parsing bytes: some Collection<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        let count = bytes.count
        guard count <= limits.bytes else {
            throw JSONError(problem: .tooLong(bytes: count, limit: limits.bytes), offset: 0, path: [], in: [])
        }
        let read = { (bytes: UnsafeBufferPointer<UInt8>) in
            Result { () throws(JSONReader.ReadError) in
                var reader = JSONReader(bytes: bytes, depthLimit: limits.depth)
                return try reader.readDocument()
            }
        }
        // Most texts come in one piece, which needs no copy.
        let result = bytes.withContiguousStorageIfAvailable(read) ?? Array(bytes).withUnsafeBufferPointer(read)
        do {
            self = try result.get()
        } catch {
            throw JSONError(problem: error.problem, offset: error.offset, path: error.path.reversed(), in: Array(bytes))
        }
    }

    /// Reads a text; see ``init(parsing:limits:)-(Collection<UInt8>,_)``.
    ///
    /// - Throws: ``JSONError`` with the location, the fact and the fix.
    public init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        try self.init(parsing: text.utf8, limits: limits)
    }
}

// MARK: - Accessors

extension JSONValue {
    /// The boolean; nil for any other kind.
    public var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number; nil for any other kind.
    public var numberValue: JSONNumber? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The number if it was written as an integer; see ``JSONNumber/integer``.
    public var integerValue: Int? { numberValue?.integer }

    /// The string; nil for any other kind.
    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements; nil for any other kind.
    public var arrayValue: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The object; nil for any other kind.
    public var objectValue: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The value of a key; nil if this is not an object or lacks the key.
    public subscript(key: String) -> JSONValue? { objectValue?[key] }

    /// The kind of value, for messages: `a text`, `a whole number`.
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
    /// A string: `"formation"`.
    public init(stringLiteral value: String) { self = .string(value) }

    /// A number: `7`.
    public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }

    /// A boolean: `true`.
    public init(booleanLiteral value: Bool) { self = .bool(value) }

    /// An array: `[1, 2]`.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// For a repeated key the last value wins.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}
