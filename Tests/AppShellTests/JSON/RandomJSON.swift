@testable import AppShell

extension JSONValue {
    /// Any value, as hard to carry as JSON lets one be.
    static func random(_ generator: inout SplitMix64, depth: Int = 5) -> JSONValue {
        switch generator.number(0...(depth > 0 ? 9 : 6)) {
        case 0: return .null
        case 1: return .bool(generator.chance(50))
        case 2...3: return .number(.random(&generator))
        case 4...6: return .string(randomText(&generator))
        case 7:
            return .array((0..<generator.number(0...4)).map { _ in random(&generator, depth: depth - 1) })
        default:
            var object = JSONObject()
            // Now and then more than are looked through one by one.
            for _ in 0..<generator.number(0...(generator.chance(10) ? 30 : 4)) {
                object[randomText(&generator)] = random(&generator, depth: depth - 1)
            }
            return .object(object)
        }
    }

    static func randomText(_ generator: inout SplitMix64) -> String {
        let pieces = [
            "a", "B", "7", " ", "\"", "\\", "/", "\n", "\r\n", "\t", "\u{0}", "\u{8}", "\u{C}", "\u{1F}", "\u{7F}",
            "\u{85}", "é", "e\u{301}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "👩🏽‍🎓", "𝄞", "\u{2028}", "{", "}", ":", ",",
        ]
        return (0..<generator.number(0...6)).map { _ in generator.one(of: pieces) }.joined()
    }
}

extension JSONNumber {
    static func random(_ generator: inout SplitMix64) -> JSONNumber {
        switch generator.number(0...3) {
        case 0: JSONNumber(generator.number(-1_000...1_000))
        case 1: JSONNumber(Int(truncatingIfNeeded: generator.next()))
        case 2: JSONNumber(Double(bitPattern: generator.next())) ?? JSONNumber(0)
        default:
            JSONNumber(read: generator.one(of: ["-0", "0.0", "1E5", "-12.50e-3", "1e+2", "9223372036854775808"]))
        }
    }
}
