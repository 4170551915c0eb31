import AppShellTexts
import CucumberGherkin
import ScenarioRunner

/// A script that is not UTF-8, so that its texts would be misread.
struct EncodingIssue {
    let file: String
    /// The line of the first invalid byte, from 1.
    private let line: Int
    /// In code points, from 1.
    private let column: Int
    private let fact: String

    /// - Returns: nil for valid UTF-8.
    init?(_ bytes: [UInt8], of file: String) {
        self.file = file
        guard !Self.isWide(bytes) else {
            fact = localized("The file is UTF-16 or UTF-32.")
            (line, column) = (1, 1)
            return
        }
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        let offset = InputFile.validPrefix(of: bytes)
        let before = bytes[..<offset]
        fact = localized("The file is not UTF-8: the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)).")
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    }

    /// Whether it looks like UTF-16 or UTF-32, in which ASCII characters contain zero bytes.
    private static func isWide(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 4 else { return false }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
        return bytes[0] == 0 && bytes[2] == 0 || bytes[1] == 0 && bytes[3] == 0
    }

    private var fix: String { localized("Save it as UTF-8.") }

    var issue: LintIssue {
        LintIssue(.encoding, file: file, line: line, column: column, fact: fact, fix: fix)
    }

    /// As a parse error.
    var error: GherkinError {
        GherkinError(
            message: "(\(line):\(column)): \(fact) \(fix)",
            location: Gherkin.Location(line: line, column: column),
            uri: file
        )
    }
}
