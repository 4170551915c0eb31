import AppShellHeadless
import AppShellTexts

/// Two texts, one above the other, cut to what surrounds their first difference.
struct TextDifference {
    /// `  expected: “…”`, `  actual:   “…”`, and the difference where it is hard to see.
    let lines: [String]

    /// Shorter texts are shown whole.
    private static let longest = 60
    /// Shorter texts are easy to compare.
    private static let shortest = 12
    private static let before = 20
    private static let after = 35

    init(expected: String, actual: String) {
        // Texts that differ only in kinds of space or apostrophe look the same.
        let isAlike = PlainText(expected) == PlainText(actual) && expected != actual
        let isManyLines = (expected + actual).contains(where: \.isNewline)
        let left = Array(isAlike ? Self.escaped(expected) : expected)
        let right = Array(isAlike ? Self.escaped(actual) : actual)
        let common = zip(left, right).prefix { $0 == $1 }.count
        let longest = max(left.count, right.count)
        let start = longest > Self.longest ? max(0, common - Self.before) : 0
        let end = longest > Self.longest ? common + Self.after : longest
        var lines = [
            Self.line(expected: Self.window(left, from: start, to: end).quoted),
            Self.line(actual: Self.window(right, from: start, to: end).quoted),
        ]
        if longest > Self.longest || isManyLines {
            let line = left.prefix(common).count(where: \.isNewline) + 1
            let place =
                isManyLines
                ? localized("They differ from character \(common + 1) (line \(line)):")
                : localized("They differ from character \(common + 1):")
            lines.insert("  " + place, at: 0)
        } else if longest >= Self.shortest, common > 0 {
            lines.append(
                String(repeating: " ", count: Self.margin + common) + localized("^ from character \(common + 1)")
            )
        }
        self.lines = lines
    }

    private static func window(_ text: [Character], from start: Int, to end: Int) -> String {
        let shown = text[min(start, text.count)..<min(end, text.count)]
        let line = shown.map { $0.isNewline ? "⏎" : String($0) }.joined()
        return (start > 0 ? "…" : "") + line + (end < text.count ? "…" : "")
    }

    /// What was expected, over a line of ``line(actual:)``.
    static func line(expected: String) -> String { "  " + localized("expected: \(expected)") }

    /// What there is.
    static func line(actual: String) -> String { "  " + localized("actual:   \(actual)") }

    /// How far from the margin a quoted text begins.
    private static var margin: Int { line(expected: "\u{1}".quoted).prefix { $0 != "\u{1}" }.count }

    /// Spaces and apostrophes that are not plain ones, by their number: `\u{00A0}`.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let isPlain =
                scalar.isASCII
                || !(scalar.properties.isWhitespace || "\u{2019}\u{02BC}".unicodeScalars.contains(scalar))
            guard !isPlain else { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "\\u{" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "}"
        }
        .joined()
    }
}
