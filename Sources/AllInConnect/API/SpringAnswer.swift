import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads and writes what a Spring server speaks: bare JSON, without envelopes.
enum SpringAnswer {
    static func read<Value: Decodable>(_: Value.Type, from response: HTTPResponse) throws(APIError) -> Value {
        do {
            return try JSONDecoder().decode(Value.self, from: Data(response.body))
        } catch let error as DecodingError {
            throw .unreadable(error.summary)
        } catch {
            throw .unreadable("not JSON")
        }
    }

    static func body(_ value: some Encodable) throws(APIError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return Array(try encoder.encode(value)) } catch { throw .unreadable("the request can't be written") }
    }
}

/// An instant: `2026-01-06T08:00:00Z`, with or without fractions of a second.
struct SpringDate: Decodable {
    let value: Date

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = Date(rfc3339: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no date")
        }
        value = date
    }
}
