/// Text as a person compares it, ignoring kinds of spaces and apostrophes and space at the ends.
///
/// French typography has no-break spaces before « : » and « € », where scripts have plain ones.
public struct PlainText: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ text: String) {
        guard !Self.isPlain(text.utf8) else {
            description = text
            return
        }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{2019}", "\u{02BC}": plain.append("'")
            case _ where scalar.properties.isWhitespace:
                if !plain.isEmpty, plain.last != " " { plain.append(" ") }
            default: plain.append(scalar)
            }
        }
        if plain.last == " " { plain.removeLast() }
        description = String(plain)
    }

    /// Whether a text is plain already, as most are: told by its bytes alone, so not of each plain one.
    private static func isPlain(_ text: String.UTF8View) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in text {
            switch byte {
            case UInt8(ascii: " "): if last == byte { return false }
            // Spaces below, and the first bytes of all other spaces and apostrophes.
            case 0..<0x20, 0xC2, 0xCA, 0xE1, 0xE2, 0xE3: return false
            default: break
            }
            last = byte
        }
        return last != UInt8(ascii: " ")
    }

    public var isEmpty: Bool { description.isEmpty }

    /// Whether this text contains `other` as whole words: « 490 € » doesn't contain « 4 ».
    public func contains(_ other: PlainText) -> Bool { contains(inOrder: [other]) }

    /// Whether this text contains the others as whole words, in this order. It doesn't contain empty ones.
    public func contains(inOrder others: [PlainText]) -> Bool {
        let text = Array(description.unicodeScalars)
        var start = 0
        for other in others {
            guard let end = Self.end(of: Array(other.description.unicodeScalars), in: text, from: start) else {
                return false
            }
            start = end
        }
        return !others.isEmpty
    }

    /// Where the first occurrence from `start` on ends.
    private static func end(of wanted: [Unicode.Scalar], in text: [Unicode.Scalar], from start: Int) -> Int? {
        guard let first = wanted.first, let last = wanted.last, wanted.count <= text.count - start else { return nil }
        for start in start...(text.count - wanted.count) {
            let end = start + wanted.count
            guard text[start..<end].elementsEqual(wanted) else { continue }
            let joinsBefore = start > 0 && isWordPart(text[start - 1]) && isWordPart(first)
            let joinsAfter = end < text.count && isWordPart(text[end]) && isWordPart(last)
            if !joinsBefore && !joinsAfter { return end }
        }
        return nil
    }

    package static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
