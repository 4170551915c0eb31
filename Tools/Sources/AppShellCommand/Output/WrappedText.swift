/// Wraps a text at spaces, but those that French typography puts beside a mark: a guillemet or `:` stays with its word.
struct WrappedText {
    /// The lines, each with its line end.
    let text: String

    /// - Parameters:
    /// - indents: of the first line and of the others, in columns.
    /// - width: in columns; a longer word gets its own line.
    init(_ text: String, indents: (first: Int, rest: Int), width: Int) {
        var lines: [String] = []
        var line = String(repeating: " ", count: indents.first)
        var isEmpty = true
        for word in Self.words(of: text) {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(repeating: " ", count: indents.rest)
                isEmpty = true
            }
            line += isEmpty ? word : " " + word
            isEmpty = false
        }
        self.text = (lines + [line]).map { $0 + "\n" }.joined()
    }

    /// Each with the marks that belong to it: `« 15`, `2026 »,`.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        for word in text.split(separator: " ") {
            let isMark = word.allSatisfy { "»:;?!.,)".contains($0) }
            if let last = words.last, isMark && word != "." || last.hasSuffix("«") {
                words[words.count - 1] = last + " " + word
            } else {
                words.append(String(word))
            }
        }
        return words
    }
}
