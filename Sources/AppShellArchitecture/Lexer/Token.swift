/// A word, a number, a quote or one byte of punctuation, in source that `SwiftBlanker` has been through.
struct Token: Equatable, Sendable {
    enum Kind: Sendable {
        case word
        case number
        case quote
        case punctuation
    }

    let kind: Kind
    /// Without backticks; empty for a raw identifier that is no plain word.
    let text: String
    let range: Range<Int>
    let line: Int
    /// In backticks, so that it is never a keyword.
    var isEscaped = false

    /// No space between this token and the one before.
    func touches(_ before: Token?) -> Bool { before?.range.upperBound == range.lowerBound }

    static func scan(_ code: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var line = 1
        var position = 0
        while position < code.count {
            let start = position
            let byte = code[start]
            position += 1
            if byte == .space { continue }
            if byte.isWord {
                while position < code.count, code[position].isWord { position += 1 }
                let text = String(decoding: code[start..<position], as: UTF8.self)
                tokens.append(
                    Token(kind: byte.isDigit ? .number : .word, text: text, range: start..<position, line: line)
                )
            } else if byte == .backtick, let end = code[position...].firstIndex(of: .backtick) {
                let name = code[position..<end]
                let text = name.contains(.space) ? "" : String(decoding: name, as: UTF8.self)
                position = end + 1
                tokens.append(
                    Token(kind: .word, text: text, range: start..<position, line: line, isEscaped: true)
                )
            } else if byte == .newline {
                line += 1
            } else if byte > .space {
                let kind = byte == .quote ? Kind.quote : .punctuation
                let text = String(Unicode.Scalar(byte))
                tokens.append(Token(kind: kind, text: text, range: start..<position, line: line))
            }
        }
        return tokens
    }
}
