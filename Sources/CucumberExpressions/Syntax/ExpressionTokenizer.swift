/// Splits a Cucumber Expression into tokens by the official rules: a backslash makes the next scalar plain text, and
/// only `{ } ( ) \ /` and white space may be escaped.
struct ExpressionTokenizer {
    private let source: String
    private let scalars: [Unicode.Scalar]
    private var tokens: [ExpressionToken] = []
    private var kind = ExpressionToken.Kind.startOfLine
    private var buffer: [UInt8] = []
    private var start = 0

    private init(_ source: String) {
        self.source = source
        self.scalars = Array(source.unicodeScalars)
    }

    static func tokens(of source: String) throws(CucumberExpressionError) -> [ExpressionToken] {
        var tokenizer = ExpressionTokenizer(source)
        return try tokenizer.tokenize()
    }

    private mutating func tokenize() throws(CucumberExpressionError) -> [ExpressionToken] {
        var index = 0
        while index < scalars.count {
            let tokenStart = index
            var next = ExpressionToken.Kind(of: scalars[index])
            if scalars[index] == "\\" {
                index += 1
                try checkEscape(at: index)
                next = .text
            }
            if next != kind || !next.extends {
                finish(at: tokenStart)
                kind = next
            }
            buffer += scalars[index].utf8
            index += 1
        }
        finish(at: index)
        tokens.append(ExpressionToken(kind: .endOfLine, text: "", start: index, end: index))
        return tokens
    }

    private mutating func finish(at end: Int) {
        let text = String(decoding: buffer, as: UTF8.self)
        tokens.append(ExpressionToken(kind: kind, text: text, start: start, end: end))
        buffer.removeAll(keepingCapacity: true)
        start = end
    }

    private func checkEscape(at index: Int) throws(CucumberExpressionError) {
        guard index < scalars.count else {
            throw CucumberExpressionError(.endOfLineEscaped, in: source, from: index - 1, to: index)
        }
        guard scalars[index].isExpressionEscapable else {
            throw CucumberExpressionError(.notEscapable, in: source, from: index, to: index + 1)
        }
    }
}
