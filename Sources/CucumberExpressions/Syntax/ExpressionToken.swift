/// A piece of a Cucumber Expression's source; offsets count Unicode scalars.
struct ExpressionToken: Equatable, Sendable {
    /// The kinds of token, with the names of the official test data.
    enum Kind: String, Sendable {
        case startOfLine = "START_OF_LINE"
        case endOfLine = "END_OF_LINE"
        case whiteSpace = "WHITE_SPACE"
        case beginOptional = "BEGIN_OPTIONAL"
        case endOptional = "END_OPTIONAL"
        case beginParameter = "BEGIN_PARAMETER"
        case endParameter = "END_PARAMETER"
        case alternation = "ALTERNATION"
        case text = "TEXT"
    }

    let kind: Kind
    /// The unescaped text.
    let text: String
    let start: Int
    let end: Int
}

extension ExpressionToken.Kind {
    /// The kind of token that an unescaped scalar begins.
    init(of scalar: Unicode.Scalar) {
        switch scalar {
        case "/": self = .alternation
        case "{": self = .beginParameter
        case "}": self = .endParameter
        case "(": self = .beginOptional
        case ")": self = .endOptional
        default: self = scalar.isExpressionWhiteSpace ? .whiteSpace : .text
        }
    }

    /// White space and text continue; every other token is one scalar long.
    var extends: Bool { self == .whiteSpace || self == .text }
}

extension Unicode.Scalar {
    /// White space that separates words; a no-break space does not (« 490 € » is one word).
    var isExpressionWhiteSpace: Bool {
        switch value {
        case 0x20: true
        case 0x21...0x7E, 0xA0, 0x2007, 0x202F: false
        default: properties.isWhitespace
        }
    }

    /// Whether a backslash may escape it.
    var isExpressionEscapable: Bool {
        switch self {
        case "{", "}", "(", ")", "\\", "/": true
        default: isExpressionWhiteSpace
        }
    }
}
