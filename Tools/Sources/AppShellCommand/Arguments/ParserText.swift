import CucumberExpressions
import ScenarioReports

/// The argument parser's text, wrapped for the terminal, with suggestions.
struct ParserText {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Help. The parser wraps everything but the usage line.
    func wrapped(to width: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let isUsage = ["USAGE: ", "Usage: "].contains { line.hasPrefix($0) }
            return isUsage ? Self.usage(line, width) : String(line)
        }.joined(separator: "\n")
    }

    /// An error, with the option's nearest value.
    func error(width: Int) -> String {
        let lines = wrapped(to: width).split(separator: "\n", omittingEmptySubsequences: false)
        guard let match = text.firstMatch(of: /The value '([^']*)' is invalid for '([^']*)'/), let first = lines.first
        else { return lines.joined(separator: "\n") }
        let rest = text[match.range.upperBound...]
        let values = rest.matches(of: /'([^']+)'|\n  - (\S+)/).compactMap { ($0.1 ?? $0.2).map(String.init) }
        let name = String(match.1.prefix { $0 != ":" && $0 != "?" })
        guard let nearest = Suggestions.nearest(to: name, among: values, limit: 1).first else {
            return lines.joined(separator: "\n")
        }
        let told = first.replacing(" Please provide", with: " Did you mean “\(nearest)”? Please provide")
        return ([told] + lines.dropFirst()).joined(separator: "\n")
    }

    /// Keeps options whole: `[--team <team>]`.
    private static func usage(_ line: Substring, _ width: Int) -> String {
        let margin = String(repeating: " ", count: "USAGE: ".count)
        var lines = [""]
        var depth = 0
        var word = ""
        func end() {
            let last = lines[lines.count - 1]
            if !last.isEmpty, last != margin, last.count + 1 + word.count > width {
                lines.append(margin + word)
            } else {
                lines[lines.count - 1] = last.isEmpty || last == margin ? last + word : last + " " + word
            }
            word = ""
        }
        for character in line {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            if character == " ", depth == 0 { end() } else { word.append(character) }
        }
        end()
        return lines.joined(separator: "\n")
    }
}
