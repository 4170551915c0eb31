import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// Scenario outlines whose examples and placeholders do not match.
struct OutlineLint {
    private(set) var issues: [LintIssue] = []
    private let document: Gherkin.Document
    private let dialect: GherkinDialect?

    /// - Parameter scenarios: of the document; nil: all of them.
    init(_ document: Gherkin.Document, of scenarios: [Gherkin.Scenario]? = nil) {
        self.document = document
        dialect = document.feature.flatMap { GherkinDialect.named($0.language) }
        for scenario in scenarios ?? document.allScenarios {
            checkKeyword(of: scenario)
            for examples in scenario.examples { checkRows(of: examples) }
            checkPlaceholders(of: scenario)
            for examples in scenario.examples { checkColumns(of: examples, in: scenario) }
        }
    }

    private mutating func add(
        _ code: LintIssue.Code,
        _ location: Gherkin.Location,
        fact: String,
        fix: String,
        suggestion: String? = nil
    ) {
        issues.append(LintIssue(code, document, location, fact: fact, fix: fix, suggestion: suggestion))
    }

    /// Without examples, an outline runs once like any scenario.
    private mutating func checkKeyword(of scenario: Gherkin.Scenario) {
        guard scenario.examples.isEmpty, let dialect, dialect.scenarioOutline.contains(scenario.keyword),
            !dialect.scenario.contains(scenario.keyword)
        else { return }
        // Most dialects list the usual keyword last.
        let plain = dialect.scenario.last ?? "Scenario"
        add(
            .outlineWithoutExamples,
            scenario.location,
            fact: localized("“\(scenario.keyword)” has no examples, so it runs once."),
            fix: localized("Add “\(dialect.examples.first ?? "Examples"):”, or write “\(plain)”."),
            suggestion: plain
        )
    }

    private mutating func checkRows(of examples: Gherkin.Examples) {
        guard examples.tableBody.isEmpty else { return }
        add(
            .examplesEmpty,
            examples.location,
            fact: localized(
                examples.tableHeader == nil
                    ? "These examples have no table, so nothing runs."
                    : "These examples have a header but no rows, so nothing runs."
            ),
            fix: localized("Add a row, or remove them.")
        )
    }

    /// Each table must have a column for each placeholder.
    private mutating func checkPlaceholders(of scenario: Gherkin.Scenario) {
        let tables = scenario.examples.compactMap { examples in
            examples.tableHeader.map { (line: examples.location.line, columns: $0.cells.map(\.value)) }
        }
        guard !tables.isEmpty else { return }
        for (text, location) in scenario.filledTexts {
            for name in Placeholders.names(in: text) {
                let missing = tables.filter { !$0.columns.contains(name) }
                guard let first = missing.first else { continue }
                let isEverywhere = missing.count == tables.count
                let nearest = Suggestions.nearest(to: name, among: first.columns, limit: 1).first
                add(
                    .placeholderUnknown,
                    location,
                    fact: localized(
                        isEverywhere
                            ? "No column of the examples is named “\(name)”, so <\(name)> is not replaced."
                            : "No column of the examples on line \(first.line) is named “\(name)”, so <\(name)> is not replaced."
                    ),
                    fix: nearest.map { localized("Did you mean <\($0)>?") }
                        ?? localized("Add the column, or remove <\(name)>."),
                    suggestion: nearest.map { "<\($0)>" }
                )
            }
        }
    }

    /// A placeholder may also stand in another column's values or in a doc string.
    private mutating func checkColumns(of examples: Gherkin.Examples, in scenario: Gherkin.Scenario) {
        guard let header = examples.tableHeader else { return }
        let docStrings = scenario.steps.compactMap(\.docString).flatMap { [$0.content, $0.mediaType ?? ""] }
        let values = examples.tableBody.flatMap { $0.cells.map(\.value) }
        let texts = scenario.filledTexts.map(\.text) + docStrings + values
        for cell in header.cells where !texts.contains(where: { $0.contains("<\(cell.value)>") }) {
            add(
                .columnUnused,
                cell.location,
                fact: localized("Nothing in the outline uses <\(cell.value)>."),
                fix: localized("Use it, for example in the name, or remove the column.")
            )
        }
    }
}

extension Gherkin.Scenario {
    /// Where placeholders are checked. Doc strings are not: they contain angle brackets of their own.
    fileprivate var filledTexts: [(text: String, location: Gherkin.Location)] {
        [(name, location)]
            + steps.flatMap { step in
                [(step.text, step.location)]
                    + (step.dataTable?.rows ?? []).flatMap { row in row.cells.map { ($0.value, $0.location) } }
            }
    }
}

/// Finds the names in `<name>`.
private enum Placeholders {
    /// Each name once, in order. A bracket with a space inside is not a placeholder: « a < b > c ».
    static func names(in text: String) -> [String] {
        var names: [String] = []
        var start: String.UnicodeScalarView.Index?
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            if scalars[index] == "<" {
                start = scalars.index(after: index)
            } else if scalars[index] == ">", let begin = start {
                start = nil
                let name = scalars[begin..<index]
                guard let first = name.first, let last = name.last, !first.properties.isWhitespace,
                    !last.properties.isWhitespace
                else { continue }
                names.append(String(name))
            }
        }
        return names.uniqued()
    }
}
