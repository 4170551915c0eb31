import CucumberGherkin

/// The lines of a step as they come: the step itself, then a table or a text under it.
struct TypedStep {
    /// What the next line is.
    enum Taking {
        /// Part of the step.
        case more
        /// The last part of the step.
        case whole
        /// None of it: the step was whole before.
        case other
    }

    private(set) var lines: [String]
    /// The quotes that end the text under the step.
    private var fence: String?
    private var hasTable = false

    init(_ line: String) {
        lines = [line]
    }

    /// Whether something may stand under the step.
    var takesMore: Bool { lines[0].last == ":" }
    /// Whether the text under the step is not closed.
    var isOpen: Bool { fence != nil }
    var script: String { lines.joined(separator: "\n") }

    mutating func take(_ line: String) -> Taking {
        let word = line.drop(while: \.isWhitespace)
        if let fence {
            lines.append(line)
            guard word.hasPrefix(fence) else { return .more }
            self.fence = nil
            return .whole
        }
        if word.hasPrefix("|") {
            hasTable = true
            lines.append(line)
            return .more
        }
        guard !hasTable, let fence = ["\"\"\"", "```"].first(where: word.hasPrefix) else { return .other }
        self.fence = fence
        lines.append(line)
        return .more
    }
}

extension GherkinDialect {
    /// Whether a line of a script is there for readers, and no step: a title, a tag, a comment.
    func isAside(_ line: String) -> Bool {
        let titles = feature + background + rule + scenario + scenarioOutline
        return line.hasPrefix("#") || line.hasPrefix("@") || titles.contains { line.hasPrefix($0 + ":") }
    }
}
