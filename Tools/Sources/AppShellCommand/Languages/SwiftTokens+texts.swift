extension SwiftTokens {
    /// The string literal that begins at a token: what it says, with `{}` for each interpolation, and the token behind it.
    /// Nil where none begins.
    func text(at start: Int) -> (key: String, end: Int)? {
        guard self[start].hasPrefix("\"") else { return nil }
        var pattern = ""
        var index = start
        while self[index].hasSuffix("\\("), let end = closing(of: index) {
            pattern += self[index].dropLast(2) + "{}"
            index = end + 1
        }
        pattern += self[index]
        let isLong = pattern.hasPrefix("\"\"\"")
        guard pattern.count >= (isLong ? 6 : 2), pattern.hasSuffix(isLong ? "\"\"\"" : "\"") else { return nil }
        let inner = String(pattern.dropFirst(isLong ? 3 : 1).dropLast(isLong ? 3 : 1))
        return (Self.unescaped(isLong ? Self.unindented(inner) : inner), index + 1)
    }

    /// Without the first and last line break, and the indentation of the last line.
    private static func unindented(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let indentation = lines.popLast() ?? ""
        return lines.map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : String($0) }
            .joined(separator: "\n")
    }

    private static func unescaped(_ text: String) -> String {
        var plain = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            guard character == "\\", let escaped = rest.popFirst() else {
                plain.append(character)
                continue
            }
            switch escaped {
            case "n": plain += "\n"
            case "t": plain += "\t"
            case "\n": break
            case "u":
                let code = rest.dropFirst().prefix { $0 != "}" }
                plain += UInt32(code, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
                rest = rest.dropFirst(code.count + 2)
            default: plain.append(escaped)
            }
        }
        return plain
    }
}

extension String {
    /// As a literal in Swift, with the spaces that look like others by their codes.
    var swiftLiteral: String {
        let escaped = unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\u{A0}", "\u{202F}", "\u{2009}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}":
                "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
