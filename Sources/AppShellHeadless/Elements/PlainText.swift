/// Text as a person compares it: kinds of space and of apostrophe do not matter, neither does space at the ends.
///
/// French typography puts no-break spaces before « : » and « € »; whoever writes a script types plain ones.
public struct PlainText: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ text: String) {
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

    public var isEmpty: Bool { description.isEmpty }

    /// Whether `other` stands in this text as whole words: « 4 » is not in « 490 € ».
    public func contains(_ other: PlainText) -> Bool { contains(inOrder: [other]) }

    /// Whether these stand in this text as whole words, one behind the other. Empty ones stand nowhere.
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

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
