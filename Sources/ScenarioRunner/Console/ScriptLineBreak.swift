import CucumberGherkin

/// How a script says a line break in the text of a step: as a placeholder of an outline.
struct ScriptLineBreak {
    /// The heading of the only column of the examples.
    private let heading: String
    private let dialect: GherkinDialect?

    /// - Returns: nil where no step needs it.
    init?(in steps: [ConsoleStep], language: String) {
        guard steps.contains(where: { $0.text.unicodeScalars.contains("\n") }) else { return nil }
        let texts = steps.flatMap { [$0.text, $0.docString ?? ""] + ($0.table ?? []).flatMap(\.self) }
        var heading = language.hasPrefix("fr") ? "saut de ligne" : "line break"
        // What a step says in angle brackets must stay as it is.
        while texts.contains(where: { $0.contains("<\(heading)>") }) { heading += "'" }
        self.heading = heading
        dialect = GherkinDialect.named(language)
    }

    /// Of a scenario with examples.
    var keyword: String { dialect?.scenarioOutline.first ?? "Scenario Outline" }

    var examples: [String] { ["", "\(dialect?.examples.first ?? "Examples"):", "| \(heading) |", "| \\n |"] }

    func filled(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
            .joined(separator: "<\(heading)>")
    }
}
