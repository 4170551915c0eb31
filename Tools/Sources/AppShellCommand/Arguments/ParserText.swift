import ArgumentParser
import CucumberExpressions
import ScenarioReports

/// The argument parser's text, wrapped for the terminal, with suggestions, in the language of the current `Reader`.
enum ParserText {
    /// A page of help.
    static func help(_ error: any Error, width: Int) -> String {
        guard let phrases = ParserPhrases.current else {
            return split(RootCommand.fullMessage(for: error)).map { usage($0, width) ?? String($0) }
                .joined(separator: "\n")
        }
        // In whole lines, which other words may make longer.
        let wide = RootCommand.fullMessage(for: error, columns: 100_000)
        return split(wide).map { line in
            let line = phrases.line(line)
            return usage(line[...], width) ?? HelpLine(line).wrapped(to: width)
        }
        .joined(separator: "\n")
    }

    /// An error, with the option's nearest value, and the usage.
    static func error(_ error: any Error, width: Int) -> String {
        let text = withSuggestion(RootCommand.fullMessage(for: error))
        return split(text).map { line in
            let line = ParserPhrases.current?.line(line) ?? String(line)
            return usage(line[...], width) ?? line
        }
        .joined(separator: "\n")
    }

    /// The error alone.
    static func message(_ error: any Error) -> String {
        let text = RootCommand.message(for: error)
        guard let phrases = ParserPhrases.current else { return text }
        return split(text).map(phrases.line).joined(separator: "\n")
    }

    private static func split(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func withSuggestion(_ text: String) -> String {
        guard let match = text.firstMatch(of: /The value '([^']*)' is invalid for '([^']*)'/) else { return text }
        let rest = text[match.range.upperBound...]
        let values = rest.matches(of: /'([^']+)'|\n  - (\S+)/).compactMap { ($0.1 ?? $0.2).map(String.init) }
        let name = String(match.1.prefix { $0 != ":" && $0 != "?" })
        guard let nearest = Suggestions.nearest(to: name, among: values, limit: 1).first else { return text }
        var lines = split(text)
        let told = lines.removeFirst().replacing(" Please provide", with: " Did you mean “\(nearest)”? Please provide")
        return ([told] + lines).joined(separator: "\n")
    }

    /// A line of usage, with options whole: `[--team <team>]`; nil for another line.
    private static func usage(_ line: Substring, _ width: Int) -> String? {
        let marks = ParserPhrases.current?.usageMarks.map(\.text) ?? ["USAGE: ", "Usage: "]
        guard let mark = marks.first(where: line.hasPrefix) else { return nil }
        let margin = String(repeating: " ", count: mark.count)
        var lines = [String(mark.dropLast())]
        var depth = 0
        var word = ""
        func end() {
            let last = lines[lines.count - 1]
            if last != margin, last.count + 1 + word.count > width {
                lines.append(margin + word)
            } else {
                lines[lines.count - 1] = last == margin ? last + word : last + " " + word
            }
            word = ""
        }
        for character in line.dropFirst(mark.count) {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            if character == " ", depth == 0 { end() } else { word.append(character) }
        }
        end()
        return lines.joined(separator: "\n")
    }
}

/// A line of help that the parser did not wrap.
private struct HelpLine {
    private let line: String
    /// Where the parser writes what an option or a command does.
    private static let column = 26

    init(_ line: String) {
        self.line = line
    }

    func wrapped(to width: Int) -> String {
        guard line.count > width else { return line }
        let label = line.prefix(Self.column)
        // A label, spaces, and the text; one space alone may stand in an example, too.
        let isOption = label.hasPrefix("  -") && label.hasSuffix(" ")
        let isTable = isOption || label.hasPrefix("  ") && label.hasSuffix("  ")
        let indent = isTable ? Self.column : 0
        let text = WrappedText(String(line.dropFirst(indent)), indents: (indent, indent), width: width).text.dropLast()
        return isTable ? String(label + text.dropFirst(indent)) : String(text)
    }
}
