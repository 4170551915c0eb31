/// A text on lines of a width, broken at spaces.
struct WrappedText {
    /// Each line with its end.
    let text: String

    /// - Parameters:
    ///   - indents: of the first line, and of those that follow, in columns.
    ///   - width: in columns; a word that is longer has a line of its own.
    init(_ text: String, indents: (first: Int, rest: Int), width: Int) {
        var lines: [String] = []
        var line = String(repeating: " ", count: indents.first)
        var isEmpty = true
        for word in text.split(separator: " ") {
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
}
