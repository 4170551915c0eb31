/// Text folded for suggestions: lower case, no accents, single spaces.
enum FoldedText {
    /// Longer texts are cut, to limit the cost of a comparison.
    static let longest = 500

    static func scalars(of text: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars.prefix(longest) {
            if scalar.properties.isWhitespace {
                if let last = result.last, last != " " { result.append(" ") }
            } else {
                result += folded(scalar)
            }
        }
        if result.last == " " { result.removeLast() }
        return result
    }

    /// The original text, cut at the same length.
    static func unfolded(_ text: String) -> [Unicode.Scalar] {
        Array(text.unicodeScalars.prefix(longest))
    }

    /// Whether one text contains the other, from three characters on.
    static func oneHoldsOther(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Bool {
        let (short, long) = first.count < second.count ? (first, second) : (second, first)
        guard short.count >= 3 else { return false }
        return (0...(long.count - short.count)).contains { long[$0...].starts(with: short) }
    }

    /// A scalar in lower case without its accent: « É » is e, « œ » is oe, a combining accent is nothing.
    static func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if scalar.isASCII {
            let isCapital = (0x41...0x5A).contains(scalar.value)
            return [isCapital ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar]
        }
        switch scalar {
        case "\u{2018}", "\u{2019}": return ["'"]
        case "\u{201C}", "\u{201D}", "«", "»": return ["\""]
        default: break
        }
        if scalar.properties.generalCategory == .nonspacingMark { return [] }
        return scalar.properties.lowercaseMapping.unicodeScalars.flatMap { baseLetters(of: $0) ?? [$0] }
    }

    /// The base letters of an accented Latin letter or ligature, from its Unicode name: « LATIN SMALL LETTER E WITH
    /// ACUTE », « LATIN SMALL LIGATURE OE ».
    private static func baseLetters(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        guard !scalar.isASCII, let name = scalar.properties.name else { return nil }
        let words = name.split(separator: " ")
        guard words.count > 3, words[0] == "LATIN", words[1] == "SMALL", ["LETTER", "LIGATURE"].contains(words[2]),
            words[3].utf8.count <= 2, words.count == 4 || words[4] == "WITH"
        else { return nil }
        return Array(words[3].lowercased().unicodeScalars)
    }
}
