/// A piece of a tag expression.
enum TagExpressionToken: Equatable, Sendable {
    case tag(String)
    case and
    case or
    case not
    case opening
    case closing
}

/// Splits a tag expression at white space and parentheses, unless escaped with a backslash.
enum TagExpressionTokenizer {
    static func tokens(of source: String) throws(TagExpressionError) -> [TagExpressionToken] {
        var tokens: [TagExpressionToken] = []
        var word = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in source.unicodeScalars {
            if isEscaped {
                guard scalar == "\\" || scalar.separatesTags else {
                    throw TagExpressionError(reason: .illegalEscape(before: scalar), expression: source)
                }
                word.append(scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar.separatesTags {
                finish(&word, into: &tokens)
                if scalar == "(" { tokens.append(.opening) }
                if scalar == ")" { tokens.append(.closing) }
            } else {
                word.append(scalar)
            }
        }
        finish(&word, into: &tokens)
        return tokens
    }

    private static func finish(_ word: inout String.UnicodeScalarView, into tokens: inout [TagExpressionToken]) {
        guard !word.isEmpty else { return }
        switch String(word) {
        case "and": tokens.append(.and)
        case "or": tokens.append(.or)
        case "not": tokens.append(.not)
        case let tag: tokens.append(.tag(tag))
        }
        word.removeAll()
    }
}

extension Unicode.Scalar {
    /// Whether an unescaped tag ends before it.
    var separatesTags: Bool {
        self == "(" || self == ")" || properties.isWhitespace
    }
}
