/// One Swift file, lexed once: what every rule reads.
struct SwiftSource: Sendable {
    /// From the root of the repository, with `/` between folders.
    let path: String
    let bytes: [UInt8]
    /// The bytes without comments and literals.
    let code: [UInt8]
    let tokens: [Token]

    init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        code = SwiftBlanker.blank(bytes)
        tokens = Token.scan(code)
    }

    var lineCount: Int {
        let breaks = bytes.count { $0 == .newline }
        return bytes.isEmpty || bytes.last == .newline ? breaks : breaks + 1
    }

    /// The text of a token, or nothing past either end.
    func text(_ index: Int) -> String {
        index >= 0 && index < tokens.count ? tokens[index].text : ""
    }

    func token(_ index: Int) -> Token? {
        index >= 0 && index < tokens.count ? tokens[index] : nil
    }

    func matches(_ sequence: [String], at index: Int) -> Bool {
        index + sequence.count <= tokens.count
            && sequence.indices.allSatisfy { tokens[index + $0].text == sequence[$0] }
    }

    /// The text of the literal that opens at this token, when nothing is interpolated in it.
    func literal(at index: Int) -> String? {
        guard let opening = token(index), opening.kind == .quote else { return nil }
        guard let closing = token(index + 1), closing.kind == .quote else { return nil }
        return String(decoding: bytes[opening.range.upperBound..<closing.range.lowerBound], as: UTF8.self)
    }

    /// The index of the bracket that closes the one at `opening`; the last token's when none does.
    func closing(of opening: Int) -> Int {
        var depth = 0
        for index in opening..<tokens.count {
            switch tokens[index].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: continue
            }
            if depth == 0 { return index }
        }
        return tokens.count - 1
    }

    /// The labels of a call and the index of each value's first token; `opening` is its parenthesis.
    func arguments(of opening: Int) -> [String: Int] {
        var found: [String: Int] = [:]
        let end = closing(of: opening)
        var index = opening + 1
        while index < end {
            switch text(index) {
            case "(", "[", "{":
                index = closing(of: index)
            case ":" where ["(", ","].contains(text(index - 2)):
                found[text(index - 1)] = index + 1
            default:
                break
            }
            index += 1
        }
        return found
    }

    /// Whether the `.` at `index` begins an implicit member (`.now`) and doesn't follow a value (`clock.now`).
    func isImplicitMember(dot index: Int) -> Bool {
        guard let dot = token(index), let before = token(index - 1) else { return true }
        switch before.text {
        case ")", "]", "}":
            return false
        case "?", "!":
            return !before.touches(token(index - 2))
        case ">":
            return !dot.touches(before)
        default:
            if before.kind == .word { return !before.isEscaped && Self.expressionOpeners.contains(before.text) }
            return before.kind == .punctuation
        }
    }

    private static let expressionOpeners: Set<String> = [
        "return", "in", "case", "where", "if", "while", "guard", "switch", "throw", "try", "await", "else", "is", "as",
    ]
}
