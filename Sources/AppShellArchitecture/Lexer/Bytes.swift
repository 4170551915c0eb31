/// The bytes the lexer looks for.
extension UInt8 {
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let hash = UInt8(ascii: "#")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")
    static let dot = UInt8(ascii: ".")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let closeBrace = UInt8(ascii: "}")

    // Asked of each byte of a repository, in debug builds too: comparisons of numbers are inlined there, ranges are not.

    /// `\n` or `\r`.
    var isLineBreak: Bool { self == 0x0A || self == 0x0D }

    /// `0` to `9`.
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// Part of an identifier, a keyword or a number; every byte outside ASCII counts.
    var isWord: Bool {
        let lowercased = self | 0x20
        if lowercased >= 0x61 && lowercased <= 0x7A || self >= 0x80 { return true }
        return isDigit || self == 0x5F || self == 0x24  // _ and $
    }

    /// Part of an operator; a `/` right after one belongs to it.
    var isOperator: Bool {
        switch self {
        case .slash, .star, .dot, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "%"): true
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "&"): true
        case UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"): true
        default: false
        }
    }
}
