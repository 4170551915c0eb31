/// Why a text was refused as JSON: the location, the fact and the fix.
///
/// ```
/// line 2, column 18, at $.aps.alert: a comma stands before “}”. Fix: drop the comma.
/// ```
public struct JSONError: Error, Hashable, Sendable {
    /// What is wrong, as a value.
    public let problem: Problem
    /// In bytes from the beginning of the text.
    public let offset: Int
    /// From 1. Lines end at LF, CR or CRLF.
    public let line: Int
    /// From 1, in code points.
    public let column: Int
    /// The path of the value being read: `$` for the outermost, `$.aps.alert`, `$.data[2]`.
    public let path: String

    /// The kinds of mistakes.
    public enum Problem: Hashable, Sendable {
        /// More bytes than ``JSONLimits/bytes`` allows.
        case tooLong(bytes: Int, limit: Int)
        /// Nested deeper than ``JSONLimits/depth`` allows.
        case tooDeep(limit: Int)
        /// White space only, or nothing.
        case empty
        /// A byte-order mark at the beginning.
        case byteOrderMark
        /// This byte begins or continues no character of UTF-8.
        case invalidUTF8(UInt8)
        /// Something else was expected here. `found` is nil at the end of the text.
        case unexpected(found: Unicode.Scalar?, expected: String)
        /// A string without its closing quotation mark.
        case unterminatedString
        /// A comma before a closing bracket or brace.
        case trailingComma
        /// A key that its object has already, compared unescaped.
        case duplicateKey(String)
        /// Something after the outermost value.
        case trailingContent
        /// A control character (below 0x20) in a string that is not escaped.
        case controlCharacter(UInt8)
        /// A backslash before something that it can't escape.
        case invalidEscape
        /// A `\u` escape of half a surrogate pair, without the other half.
        case loneSurrogate
        /// A number such as `007`.
        case leadingZero
        /// A number such as `+7`.
        case plusSign
        /// A number such as `.5`, `1.` or `1e`.
        case missingDigits
        /// A bare word that is not `true`, `false` or `null`.
        case unknownWord(String)
    }

    init(problem: Problem, offset: Int, path: [JSONPathStep], in bytes: [UInt8]) {
        self.problem = problem
        self.offset = offset
        self.path = path.reduce("$") { $0 + $1.description }
        var line = 1
        var column = 1
        for index in 0..<min(offset, bytes.count) {
            switch bytes[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if bytes[index] == UInt8(ascii: "\n"), index > 0, bytes[index - 1] == UInt8(ascii: "\r") { continue }
                line += 1
                column = 1
            case 0x80...0xBF: break
            default: column += 1
            }
        }
        self.line = line
        self.column = column
    }
}

extension JSONError: CustomStringConvertible {
    /// The location, the fact and the fix, as above.
    public var description: String {
        "line \(line), column \(column), at \(path): \(fact). Fix: \(fix)."
    }

    /// What is wrong.
    public var fact: String {
        switch problem {
        case .tooLong(let bytes, let limit): "the text has \(bytes) bytes, and the limit is \(limit)"
        case .tooDeep(let limit): "arrays and objects nest deeper than \(limit) levels"
        case .empty: "there is no value"
        case .byteOrderMark: "the text begins with a byte-order mark"
        case .invalidUTF8(let byte): "the byte 0x\(byte.hexadecimalText) is not UTF-8 here"
        case .unexpected(let found, let expected): "found \(JSONError.name(of: found)) instead of \(expected)"
        case .unterminatedString: "the text ends inside a string"
        case .trailingComma: "a comma follows the last element"
        case .duplicateKey(let key): "the key “\(key.clipped)” occurs twice in one object"
        case .trailingContent: "more text follows the value"
        case .controlCharacter(let byte): "the control character 0x\(byte.hexadecimalText) is not escaped"
        case .invalidEscape: "the backslash does not begin an escape"
        case .loneSurrogate: "the escape is half of a surrogate pair"
        case .leadingZero: "the number has a leading zero"
        case .plusSign: "the number has a plus sign"
        case .missingDigits: "the number lacks digits"
        case .unknownWord(let word): "“\(word.clipped)” is not a JSON value"
        }
    }

    /// What to do about it.
    public var fix: String {
        switch problem {
        case .tooLong: "send less"
        case .tooDeep: "nest less"
        case .empty: "write a value"
        case .byteOrderMark: "save the text as UTF-8 without a byte-order mark"
        case .invalidUTF8: "write the text in UTF-8"
        case .unexpected(let found, let expected): JSONError.fix(of: found, expected: expected)
        case .unterminatedString: "close the string with a quotation mark"
        case .trailingComma: "drop the comma"
        case .duplicateKey: "keep one of the two"
        case .trailingContent: "drop what follows"
        case .controlCharacter(let byte): "escape it as \\u00\(byte.hexadecimalText)"
        case .invalidEscape: #"write \" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#
        case .loneSurrogate: #"write both halves, \uD83D\uDE00, or the character itself"#
        case .leadingZero: "drop the zero, or put the digits in quotation marks"
        case .plusSign: "drop the plus"
        case .missingDigits: "write a digit before and after the point, and after the e"
        case .unknownWord: "write true, false or null in lower case, or put the text in quotation marks"
        }
    }

    private static func name(of scalar: Unicode.Scalar?) -> String {
        guard let scalar else { return "the end of the text" }
        if scalar.properties.generalCategory == .control {
            return "the character U+\(String(scalar.value, radix: 16, uppercase: true))"
        }
        return "“\(Character(scalar))”"
    }

    private static func fix(of found: Unicode.Scalar?, expected: String) -> String {
        switch found {
        case "'", "\u{201C}", "\u{201D}", "\u{AB}", "\u{BB}": #"use straight quotation marks, ""#
        case "/": "drop the comment: JSON has none"
        default: "write \(expected)"
        }
    }
}

/// One step of a path.
enum JSONPathStep: Hashable, Sendable, CustomStringConvertible {
    case key(String)
    case index(Int)

    /// `.alert`, `[2]`, `["gcm.message_id"]`.
    var description: String {
        switch self {
        case .index(let index): return "[\(index)]"
        case .key(let key):
            let isPlain =
                key.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
                && key.utf8.first?.isASCIIDigit == false
            return isPlain ? ".\(key.clipped)" : "[\(JSONValue.string(key.clipped).text())]"
        }
    }
}

extension UInt8 {
    /// Two digits, in upper case.
    fileprivate var hexadecimalText: String {
        (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)
    }
}
