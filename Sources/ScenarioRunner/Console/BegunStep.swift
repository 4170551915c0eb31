/// A text that a step may begin with: where in the step's wording it ends.
enum BegunStep {
    /// The text up to the next parameter, and that part's index; there is none after the last one.
    case text(head: String, next: Int, isWhole: Bool)
    case string(BegunString)

    /// - Parameter parts: of the wording: literal texts and names of parameters by turns.
    /// - Returns: nil where no step of that wording begins so.
    init?(_ text: String, of parts: [String]) {
        var head = ""
        var rest = text[...]
        for index in parts.indices {
            let isLast = index >= parts.count - 2
            if index.isMultiple(of: 2) {
                let literal = parts[index]
                if literal.hasPrefix(rest) {
                    self = .text(head: head + literal, next: index + 1, isWhole: index == parts.count - 1)
                    return
                }
                guard rest.hasPrefix(literal) else { return nil }
                head += literal
                rest = rest.dropFirst(literal.count)
            } else if parts[index] == "string" {
                guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
                guard let end = Self.end(ofStringIn: rest) else {
                    let string = BegunString(
                        head: head,
                        begun: String(rest.dropFirst()),
                        before: parts[index - 1],
                        after: parts[index + 1],
                        rest: Self.wording(parts, from: index + 1),
                        part: index,
                        isLast: isLast
                    )
                    self = .string(string)
                    return
                }
                head += rest[..<end]
                rest = rest[end...]
            } else {
                let isNumber = parts[index] == "int"
                guard let first = rest.first, first != "\"", !isNumber || first.isNumber else { return nil }
                // Up to the next words; there are none after the last parameter.
                let next = parts[index + 1]
                guard !next.isEmpty, let range = rest.firstRange(of: next) else {
                    self = .text(head: head + rest, next: index + 1, isWhole: isLast)
                    return
                }
                head += rest[..<range.lowerBound]
                rest = rest[range.lowerBound...]
            }
        }
        return nil
    }

    /// The wording from a part on, with names of parameters in braces.
    static func wording(_ parts: [String], from index: Int = 0) -> String {
        parts.indices.dropFirst(index).map { $0.isMultiple(of: 2) ? parts[$0] : "{\(parts[$0])}" }.joined()
    }

    /// After the closing quote; nil where the string is still open.
    private static func end(ofStringIn text: Substring) -> Substring.Index? {
        guard let quote = text.first else { return nil }
        var index = text.index(after: text.startIndex)
        while index < text.endIndex {
            let character = text[index]
            index = text.index(after: index)
            if character == quote { return index }
            if character == "\\", index < text.endIndex { index = text.index(after: index) }
        }
        return nil
    }
}

/// A string of a step that is not closed yet.
struct BegunString {
    /// What stands before its quote.
    let head: String
    /// After the quote.
    let begun: String
    /// The words of the step on both sides.
    let before: String
    let after: String
    /// All that follows, with placeholders.
    let rest: String
    /// The string's index among the parts.
    let part: Int
    /// Whether it is the step's last parameter.
    let isLast: Bool
}
