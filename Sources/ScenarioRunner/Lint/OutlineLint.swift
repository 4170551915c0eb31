import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// Outlines whose examples and placeholders do not fit.
struct OutlineLint {
    private(set) var findings: [LintIssue] = []
    private let document: Gherkin.Document

    init(_ document: Gherkin.Document) {
        self.document = document
        for scenario in document.allScenarios {
            checkKeyword(of: scenario)
            for examples in scenario.examples { checkRows(of: examples) }
            checkPlaceholders(of: scenario)
            for examples in scenario.examples { checkColumns(of: examples, in: scenario) }
        }
    }

    private mutating func add(_ code: LintIssue.Code, _ place: Gherkin.Location, fact: String, fix: String) {
        findings.append(LintIssue(code, document, place, fact: fact, fix: fix))
    }

    /// Its keyword alone makes no outline: without examples it is a scenario.
    private mutating func checkKeyword(of scenario: Gherkin.Scenario) {
        guard scenario.examples.isEmpty, let language = document.feature?.language,
            let dialect = GherkinDialect.named(language), dialect.scenarioOutline.contains(scenario.keyword),
            !dialect.scenario.contains(scenario.keyword)
        else { return }
        // The usual word stands last in most lists.
        let plain = dialect.scenario.last ?? "Scenario"
        add(
            .outlineWithoutExamples,
            scenario.location,
            fact: "“\(scenario.keyword)” has no examples, and runs once as it is.",
            fix: "Add “\(dialect.examples.first ?? "Examples"):”, or call it “\(plain)”."
        )
    }

    private mutating func checkRows(of examples: Gherkin.Examples) {
        guard examples.tableBody.isEmpty else { return }
        let fact = examples.tableHeader == nil ? "have no table" : "have a header and no row"
        add(
            .examplesEmpty,
            examples.location,
            fact: "These examples \(fact): nothing runs.",
            fix: "Give them a row, or take them out."
        )
    }

    /// A placeholder has to be filled in by all of the tables.
    private mutating func checkPlaceholders(of scenario: Gherkin.Scenario) {
        let tables = scenario.examples.compactMap { examples in
            examples.tableHeader.map { (line: examples.location.line, columns: $0.cells.map(\.value)) }
        }
        guard !tables.isEmpty else { return }
        for (text, place) in scenario.filledTexts {
            for name in Placeholders.names(in: text) {
                let missing = tables.filter { !$0.columns.contains(name) }
                guard let first = missing.first else { continue }
                let isEverywhere = missing.count == tables.count
                let whose =
                    isEverywhere ? "No column of the examples" : "No column of the examples on line \(first.line)"
                let nearest = Suggestions.nearest(to: name, among: first.columns, limit: 1).first
                add(
                    .placeholderUnknown,
                    place,
                    fact: "\(whose) is called “\(name)”, so <\(name)> stays as it is.",
                    fix: nearest.map { "Did you mean <\($0)>?" } ?? "Add the column, or take <\(name)> out."
                )
            }
        }
    }

    /// A value may hold the placeholder of another column, and so may a doc string.
    private mutating func checkColumns(of examples: Gherkin.Examples, in scenario: Gherkin.Scenario) {
        guard let header = examples.tableHeader else { return }
        let docStrings = scenario.steps.compactMap(\.docString).flatMap { [$0.content, $0.mediaType ?? ""] }
        let values = examples.tableBody.flatMap { $0.cells.map(\.value) }
        let texts = scenario.filledTexts.map(\.text) + docStrings + values
        for cell in header.cells where !texts.contains(where: { $0.contains("<\(cell.value)>") }) {
            add(
                .columnUnused,
                cell.location,
                fact: "Nothing in the outline says <\(cell.value)>.",
                fix: "Say it, in the name for instance, or take the column out."
            )
        }
    }
}

extension Gherkin.Scenario {
    /// What placeholders are looked for in: doc strings hold angle brackets of their own.
    fileprivate var filledTexts: [(text: String, place: Gherkin.Location)] {
        [(name, location)]
            + steps.flatMap { step in
                [(step.text, step.location)]
                    + (step.dataTable?.rows ?? []).flatMap { row in row.cells.map { ($0.value, $0.location) } }
            }
    }
}

/// Reads `<name>` off a text.
private enum Placeholders {
    /// Each once, in order. What has a space beside its bracket is no name: « a < b > c ».
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
