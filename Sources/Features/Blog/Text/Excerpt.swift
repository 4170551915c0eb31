/// What a card shows of an article: about three lines (MAD-FR14).
enum Excerpt {
    /// In characters, the sign of omission not counted.
    static let maximumLength = 160

    /// The beginning, up to the end of a word, with a sign of omission where something is left out.
    static func clipped(_ text: String) -> String {
        var excerpt = ""
        var length = 0
        var rest = text.unicodeScalars[...]
        while let start = rest.firstIndex(where: { !$0.isSpace }) {
            let end = rest[start...].firstIndex(where: \.isSpace) ?? rest.endIndex
            let word = Substring(rest[start..<end])
            rest = rest[end...]
            let separator = excerpt.isEmpty ? "" : " "
            let count = word.count + separator.count
            guard length + count <= maximumLength else {
                // A single word that is longer than all three lines.
                if excerpt.isEmpty { excerpt = String(word.prefix(maximumLength)) }
                while excerpt.last.map({ ",;:–—-(«".contains($0) || $0.isWhitespace }) == true { excerpt.removeLast() }
                return excerpt + "…"
            }
            excerpt += separator + word
            length += count
        }
        return excerpt
    }
}
