/// The names of Swift Testing tests, `@Test("…")`, read from their source. Ignores comments, strings, and
/// unconditionally disabled tests.
public enum SwiftTestNames {
    /// A name and the line its test begins on, from 1.
    public struct Name: Hashable, Sendable {
        public let text: String
        public let line: Int
    }

    public static func names(in source: String) -> [Name] {
        var reader = SwiftTestReader(source)
        return reader.names()
    }
}

/// Scans Swift source just far enough to tell code from comments and strings.
private struct SwiftTestReader {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    mutating func names() -> [SwiftTestNames.Name] {
        var names: [SwiftTestNames.Name] = []
        while index < bytes.count {
            guard starts(with: "@Test") else {
                skipToken()
                continue
            }
            let start = line
            advance(by: 5)
            skipSpace()
            guard starts(with: "(") else { continue }
            advance(by: 1)
            skipSpace()
            guard let name = string() else { continue }
            if !isDisabled() { names.append(SwiftTestNames.Name(text: name, line: start)) }
        }
        return names
    }

    /// Reads the rest of the attribute's arguments.
    private mutating func isDisabled() -> Bool {
        var depth = 1
        var isDisabled = false
        while index < bytes.count, depth > 0 {
            if starts(with: ".disabled("), !starts(with: ".disabled(if:") { isDisabled = true }
            if starts(with: "(") { depth += 1 }
            if starts(with: ")") { depth -= 1 }
            skipToken()
        }
        return isDisabled
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }

    private mutating func advance(by count: Int) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
    }

    /// One comment, one string, or one byte.
    private mutating func skipToken() {
        if !skipComment(), string() == nil { advance(by: 1) }
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            if [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(bytes[index]) {
                advance(by: 1)
            } else if !skipComment() {
                return
            }
        }
    }

    private mutating func skipComment() -> Bool {
        if starts(with: "//") {
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { advance(by: 1) }
            return true
        }
        guard starts(with: "/*") else { return false }
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                advance(by: 2)
            } else if starts(with: "*/") {
                depth -= 1
                advance(by: 2)
            } else {
                advance(by: 1)
            }
        } while depth > 0 && index < bytes.count
        return true
    }

    /// The string literal that begins here, with escapes as written; otherwise nil, and nothing is read.
    private mutating func string() -> String? {
        var hashes = 0
        while index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "#") { hashes += 1 }
        guard index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "\"") else { return nil }
        advance(by: hashes)
        let quotes = starts(with: "\"\"\"") ? 3 : 1
        advance(by: quotes)
        let closing = Array(repeating: UInt8(ascii: "\""), count: quotes) + hashMarks(hashes)
        let escape = [UInt8(ascii: "\\")] + hashMarks(hashes)
        let start = index
        while index < bytes.count {
            if bytes[index...].starts(with: closing) {
                let text = String(decoding: bytes[start..<index], as: UTF8.self)
                advance(by: closing.count)
                return text
            }
            // A line that ends without the quote is not valid Swift; skip nothing after it.
            if quotes == 1, bytes[index] == UInt8(ascii: "\n") { break }
            if bytes[index...].starts(with: escape) {
                advance(by: escape.count)
                if starts(with: "(") { skipInterpolation() } else { advance(by: 1) }
            } else {
                advance(by: 1)
            }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            if starts(with: "(") { depth += 1 }
            if starts(with: ")") { depth -= 1 }
            skipToken()
        } while depth > 0 && index < bytes.count
    }

    private func hashMarks(_ count: Int) -> [UInt8] {
        Array(repeating: UInt8(ascii: "#"), count: count)
    }
}
