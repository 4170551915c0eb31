#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Small plain values as JSON text, the same for equal values.
enum PlainJSON {
    static func text(of value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    static func value<Value: Decodable>(of text: String) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}
