@testable import AppShellArchitecture

extension SwiftSource {
    /// A string literal: what it says, with `{}` for each interpolation.
    struct Literal {
        /// The token of its opening quotation mark.
        let opening: Int
        /// The token of its closing one.
        let closing: Int
        let pattern: String
        let line: Int
    }

    /// The literal that opens at this token; nil where none does.
    func stringLiteral(at opening: Int) -> Literal? {
        guard let first = token(opening), first.kind == .quote else { return nil }
        let hashes = bytes[..<first.range.lowerBound].reversed().prefix { $0 == .hash }.count
        let isMultiline =
            bytes[first.range.upperBound...].starts(with: [.quote, .quote]) && isBlank(first.range.upperBound)
        var pattern: [UInt8] = []
        var start = first.range.upperBound + (isMultiline ? 2 : 0)
        var index = opening + 1
        while let part = token(index), part.kind != .quote {
            guard part.text == "(" else { return nil }
            pattern += bytes[start..<part.range.lowerBound - 1 - hashes] + Array("{}".utf8)
            index = closing(of: index)
            start = tokens[index].range.upperBound
            index += 1
        }
        guard let last = token(index) else { return nil }
        let end = last.range.lowerBound - (isMultiline ? 2 : 0)
        guard start <= end else { return nil }
        pattern += bytes[start..<end]
        var text = String(decoding: pattern, as: UTF8.self)
        if isMultiline { text = Self.unindented(text) }
        return Literal(
            opening: opening,
            closing: index,
            pattern: Self.unescaped(text, hashes: hashes),
            line: first.line
        )
    }

    /// Whether the lexer has blanked a quotation mark, as it does those of a multi-line literal but one.
    private func isBlank(_ position: Int) -> Bool { code[position] != .quote }

    /// Without the first and last line break, and the indentation of the last line.
    private static func unindented(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let indentation = lines.popLast() ?? ""
        return lines.map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : String($0) }
            .joined(separator: "\n")
    }

    private static func unescaped(_ text: String, hashes: Int) -> String {
        let parts = text.split(
            separator: "\\" + String(repeating: "#", count: hashes),
            omittingEmptySubsequences: false
        )
        var plain = String(parts[0])
        var isEscaped = false
        for part in parts.dropFirst() {
            if isEscaped {
                plain += "\\" + part
                isEscaped = false
                continue
            }
            switch part.first {
            case nil: isEscaped = true
            case "n": plain += "\n" + part.dropFirst()
            case "t": plain += "\t" + part.dropFirst()
            case "\n": plain += part.dropFirst()
            case "u":
                let code = part.dropFirst(2).prefix { $0 != "}" }
                let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)
                plain += (scalar.map(String.init) ?? "") + part.dropFirst(code.count + 3)
            default: plain += part
            }
        }
        return plain
    }
}
