import AppShellHeadless
import CucumberExpressions

/// Texts to search for words, in which kinds of spaces and apostrophes do not matter.
struct TextPile {
    /// The texts that may be meant as a whole.
    private(set) var texts: Set<String> = []
    /// All of them.
    private var lines: [PlainText] = []

    /// - Parameter isWhole: false for a text that only contains other texts.
    mutating func add(_ text: String, isWhole: Bool = true) {
        let plain = PlainText(text)
        guard !plain.isEmpty, !isWhole || texts.insert(plain.description).inserted else { return }
        lines.append(plain)
    }

    /// Those of the texts that none of these contains.
    func lacking(_ wanted: [PlainText]) -> [PlainText] {
        // In one pass over all words: a text is only compared with lines that have its longest word.
        var open = Dictionary(grouping: wanted) { Self.words(of: $0).max { $0.utf8.count < $1.utf8.count } ?? "" }
        for line in lines where !open.isEmpty {
            // A text of signs alone has no word.
            for word in Self.words(of: line) + [""] {
                guard let texts = open[word] else { continue }
                let rest = texts.filter { !line.contains($0) }
                if rest.count < texts.count { open[word] = rest.isEmpty ? nil : rest }
            }
        }
        let lacking = Set(open.values.joined())
        return wanted.filter(lacking.contains)
    }

    /// As ``PlainText/contains(_:)`` has them: what it finds begins and ends with words.
    private static func words(of text: PlainText) -> [Substring] {
        text.description.unicodeScalars.split { !PlainText.isWordPart($0) }.map(Substring.init)
    }

    /// The text most similar to these words, probably the intended one; nil if no text is similar.
    func nearest(to words: String) -> String? {
        let folded = TextWatch.folded(words)
        let sorted = texts.filter { $0.count <= 4 * words.count + 20 }.sorted()
        return sorted.first { TextWatch.folded($0) == folded }
            ?? Suggestions.ranked(to: words, among: sorted, limit: 1).first?.text
    }
}
