/// Words that are looked for in steps and their descriptions, whatever their case and accents.
public struct SearchWords: Sendable {
    /// As typed, in order.
    public let words: [String]
    private let folded: [[Unicode.Scalar]]

    /// - Parameter text: words between white space.
    public init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        folded = words.map { FoldedText.scalars(of: $0) }
    }

    /// How many of the words begin a word of a text, or in it without the marks of optional letters: “fruits” is in « fruit(s) ».
    public func count(in text: String) -> Int {
        let plain = text.filter { !"()\\".contains($0) }
        let scalars = FoldedText.scalars(of: text)
        let others = plain == text ? [] : FoldedText.scalars(of: plain)
        return folded.count { Self.holds(scalars, $0) || Self.holds(others, $0) }
    }

    /// Whether all of the words begin words of a text.
    public func areAll(in text: String) -> Bool { count(in: text) == words.count }

    private static func holds(_ text: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Bool {
        guard text.count >= word.count else { return false }
        let isWord = word.first?.properties.isAlphabetic == true
        return (0...(text.count - word.count)).contains { index in
            // Not “affiché” for “fiche”.
            if isWord, index > 0, text[index - 1].properties.isAlphabetic { return false }
            return text[index...].starts(with: word)
        }
    }
}
