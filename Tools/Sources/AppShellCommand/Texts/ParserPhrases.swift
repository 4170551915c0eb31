import AppShellTexts

/// What the argument parser says, in another language: it finishes its texts in English.
///
/// A line that no phrase fits stays as it is.
struct ParserPhrases: Sendable {
    /// What the parser says, and the same in the language.
    typealias Phrase = (english: String, text: String)

    /// Whole lines, with `{}` for what differs. The first that fits counts.
    let lines: [Phrase]
    /// What begins a line that has another behind it.
    let marks: [Phrase]
    /// What begins a line of usage.
    let usageMarks: [Phrase]
    /// Between values in quotation marks.
    let joints: [Phrase]

    /// Nil in English.
    static var current: ParserPhrases? {
        Reader.current.language == .french ? french : nil
    }

    func line(_ line: Substring) -> String {
        for mark in marks where line.hasPrefix(mark.english) {
            return mark.text + self.line(line.dropFirst(mark.english.count))
        }
        for phrase in lines {
            guard let values = Self.values(of: line, in: phrase.english) else { continue }
            let parts = phrase.text.split(separator: "{}", omittingEmptySubsequences: false)
            return zip(parts, values.map(joined) + [""]).map { $0 + $1 }.joined()
        }
        for mark in usageMarks where line.hasPrefix(mark.english) {
            return mark.text + line.dropFirst(mark.english.count)
        }
        return String(line)
    }

    private func joined(_ value: Substring) -> String {
        joints.reduce(String(value)) { $0.replacing($1.english, with: $1.text) }
    }

    /// What stands in the places of `{}`; nil where the line is another.
    private static func values(of line: Substring, in pattern: String) -> [Substring]? {
        var parts = pattern.split(separator: "{}", omittingEmptySubsequences: false)
        let end = parts.removeLast()
        guard let start = parts.first else { return line == end ? [] : nil }
        guard line.hasPrefix(start), line.dropFirst(start.count).hasSuffix(end) else { return nil }
        var values: [Substring] = []
        var rest = line.dropFirst(start.count).dropLast(end.count)
        for part in parts.dropFirst() {
            guard let found = rest.firstRange(of: part) else { return nil }
            values.append(rest[..<found.lowerBound])
            rest = rest[found.upperBound...]
        }
        return values + [rest]
    }
}
