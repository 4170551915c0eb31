import AppShellHeadless
import CucumberExpressions

/// The values that the text of a step has, from left to right.
struct WrittenValues {
    private var strings: [String] = []
    /// The text outside quotes.
    private var rest: Substring

    init(_ text: String) {
        var plain = ""
        var quoted: String?
        for character in text {
            if let begun = quoted {
                quoted = begun + String(character)
                guard character == "\"" else { continue }
                strings.append(begun + "\"")
                quoted = nil
            } else if character == "\"" {
                quoted = "\""
                plain += " "
            } else {
                plain.append(character)
            }
        }
        // A quotation that is not closed.
        if let quoted { strings.append(quoted + "\"") }
        rest = plain[...]
    }

    /// The next value of a type, with its quotes if it is a string.
    mutating func next(of type: String, _ patterns: [String]) -> String? {
        if type == "string" { return strings.isEmpty ? nil : strings.removeFirst() }
        let matches = patterns.compactMap { pattern in
            (try? Regex(pattern)).flatMap { rest.firstMatch(of: $0) }
        }
        guard let first = matches.min(by: { $0.range.lowerBound < $1.range.lowerBound }), !first.range.isEmpty else {
            return nil
        }
        let value = String(rest[first.range])
        rest = rest[first.range.upperBound...]
        return value
    }
}

/// Texts without quotation marks that stand where an expression takes a text: `Starter` in `je tape sur Starter`.
struct UnquotedValues {
    /// Quoted, in order; nil where the text has quotation marks, or other words than the expression.
    let strings: [String]?

    /// - Parameter parts: literal texts and names of parameters by turns.
    init(_ text: String, parts: [String]) {
        strings = text.contains("\"") ? nil : Self.strings(text, parts)
    }

    private static func strings(_ text: String, _ parts: [String]) -> [String]? {
        let names = parts.enumerated().compactMap { $0 % 2 == 1 ? $1 : nil }
        guard names.contains("string") else { return nil }
        let literals = parts.enumerated().compactMap { $0 % 2 == 0 ? $1.split(whereSeparator: \.isWhitespace) : nil }
        let words = text.split(whereSeparator: \.isWhitespace)
        // Misspelt words count as words: the text needs more words than the literals.
        guard words.count > literals.reduce(0, { $0 + $1.count }) else { return nil }
        var at = literals[0].count
        var values: [String] = []
        for (name, literal) in zip(names, literals.dropFirst()) {
            let end: Int
            if let last = literal.last, values.count < names.count - 1 {
                guard let place = words[at...].firstIndex(where: { PlainText(String($0)) == PlainText(String(last)) })
                else { return nil }
                end = place - literal.count + 1
            } else {
                end = words.count - literal.count
            }
            guard end > at else { return nil }
            let value = words[at..<end].joined(separator: " ")
            values.append(name == "string" ? "\"\(value)\"" : value)
            at = end + literal.count
        }
        return values
    }
}

/// Amounts as people write them, in the form that steps take.
enum WrittenAmounts {
    private static let numbers = [
        "une": 1, "un": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "dix": 10,
        "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "ten": 10,
    ]

    /// `2 minutes` for `deux minutes`, `12 février 2026` for `12/02/2026`, outside of quotation marks.
    static func inDigits(_ text: String, language: String) -> String {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .map { $0 % 2 == 0 ? plain(String($1), language) : String($1) }
            .joined(separator: "\"")
    }

    private static func plain(_ text: String, _ language: String) -> String {
        let units = #/\b(\p{L}+) (?=(?:secondes?|minutes?|heures?|jours?|semaines?|seconds?|hours?|days?|weeks?)\b)/#
        let counted = text.replacing(units) { match in
            numbers[match.1.lowercased()].map { "\($0) " } ?? String(match.0)
        }
        // The order of day and month is known in French only.
        guard language.hasPrefix("fr") else { return counted }
        return counted.replacing(#/\b(\d{1,2})/(\d{1,2})/(\d{4})\b/#) { match in
            CalendarDay.iso([match.3, match.2, match.1].map(String.init))?.text(in: language) ?? String(match.0)
        }
    }
}
