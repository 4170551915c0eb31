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
    public func contains(_ other: PlainText) -> Bool {
        let text = Array(description.unicodeScalars)
        let wanted = Array(other.description.unicodeScalars)
        guard !wanted.isEmpty, wanted.count <= text.count else { return false }
        for start in 0...(text.count - wanted.count) {
            let end = start + wanted.count
            guard text[start..<end].elementsEqual(wanted) else { continue }
            let joinsBefore = start > 0 && PlainText.isWordPart(text[start - 1]) && PlainText.isWordPart(wanted[0])
            let joinsAfter =
                end < text.count && PlainText.isWordPart(text[end])
                && PlainText.isWordPart(wanted[wanted.count - 1])
            if !joinsBefore && !joinsAfter { return true }
        }
        return false
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
