/// Scripts and style sheets without what only their readers need: a sixth of the page.
enum CompactSource {
    /// Leaves out indentation, empty lines, and comments that have their lines to themselves. Nothing within a line changes.
    static func text(_ source: String) -> String {
        var lines: [Substring] = []
        var isInComment = false
        for line in source.split(separator: "\n") {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("/*") { isInComment = true }
            if isInComment {
                if text.hasSuffix("*/") { isInComment = false }
            } else if !text.isEmpty, !text.hasPrefix("//") {
                lines.append(text)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
