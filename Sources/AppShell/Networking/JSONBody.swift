#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Reads and writes the JSON of a back end.
public enum JSONBody {
    /// An answer's body as a value.
    ///
    /// - Throws: ``APIError/unreadable(_:)`` with what is wrong and where.
    public static func read<Value: Decodable>(_: Value.Type, from response: HTTPResponse) throws(APIError) -> Value {
        try decode(Value.self, from: response)
    }

    private static func decode<Value: Decodable>(
        _: Value.Type,
        from response: HTTPResponse
    ) throws(APIError) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(response.body))
        } catch let error as DecodingError {
            throw .unreadable(error.summary)
        } catch {
            throw .unreadable("not JSON")
        }
    }

    /// An answer's body as a value that may be shared with others who get the same body.
    ///
    /// - Throws: ``APIError/unreadable(_:)`` with what is wrong and where.
    public static func read<Value: Decodable & Sendable>(
        _: Value.Type,
        from response: HTTPResponse
    ) throws(APIError) -> Value {
        guard let readBody = response.readBody else { return try decode(Value.self, from: response) }
        return try readBody.value { () throws(APIError) in try decode(Value.self, from: response) }
    }

    /// A request's body, with sorted keys.
    ///
    /// - Throws: ``APIError/misconfigured(_:)`` with what can't be written and where, such as an infinite number.
    public static func write(_ value: some Encodable) throws(APIError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return Array(try encoder.encode(value)) } catch EncodingError.invalidValue(_, let context) {
            let names = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            let place = names.isEmpty ? "" : names.joined(separator: ".") + ": "
            throw .misconfigured("the body can't be written: \(place)\(context.debugDescription.clipped(to: 200))")
        } catch {
            throw .misconfigured("the body can't be written: it is no value of JSON")
        }
    }
}

/// An instant in an answer: `2026-01-06T08:00:00Z`, with or without fractions of a second.
public struct RFC3339Date: Decodable, Sendable {
    /// The instant.
    public let value: Date

    /// - Throws: `DecodingError` for a text that is not an instant of RFC 3339.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = Date(rfc3339: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not a date")
        }
        value = date
    }
}
