/// Wraps a text at spaces.
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
