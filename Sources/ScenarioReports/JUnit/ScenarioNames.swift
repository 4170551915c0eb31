import CucumberGherkin

/// Names of scenarios for reports without rules and outlines, as the official formatter builds them.
struct ScenarioNames {
    /// A row's position in its outline.
    struct Row {
        let examples: String
        /// The numbers of the examples and of the row, from 1.
        let numbers: (Int, Int)
        /// The value of each placeholder.
        let values: [(name: String, value: String)]
    }

    private struct Scenario {
        let name: String
        let rule: String
        let line: Int
    }

    private var scenarios: [String: Scenario] = [:]
    private var rows: [String: Row] = [:]

    /// Scenarios that share a name, or have none: some readers keep only one test of a name.
    private var ambiguous: Set<String> = []

    init(_ document: Gherkin.Document) {
        read(document)
        var known: [[String]: String] = [:]
        for (id, scenario) in scenarios {
            if scenario.name.isEmpty { ambiguous.insert(id) }
            if let other = known.updateValue(id, forKey: [scenario.rule, scenario.name]) {
                ambiguous.formUnion([id, other])
            }
        }
    }

    private mutating func read(_ document: Gherkin.Document) {
        for child in document.feature?.children ?? [] {
            switch child {
            case .background: break
            case .scenario(let scenario): add(scenario, rule: "")
            case .rule(let rule):
                for case .scenario(let scenario) in rule.children { add(scenario, rule: rule.name) }
            }
        }
    }

    private mutating func add(_ scenario: Gherkin.Scenario, rule: String) {
        scenarios[scenario.id] = Scenario(name: scenario.name, rule: rule, line: scenario.location.line)
        for (group, examples) in scenario.examples.enumerated() {
            let names = examples.tableHeader?.cells.map(\.value) ?? []
            for (number, row) in examples.tableBody.enumerated() {
                rows[row.id] = Row(
                    examples: examples.name,
                    numbers: (group + 1, number + 1),
                    values: Array(zip(names, row.cells.map(\.value)).map { (name: $0, value: $1) })
                )
            }
        }
    }

    /// The name of a scenario from a row.
    func row(of pickle: Pickle) -> Row? {
        let nodes = pickle.astNodeIds
        return nodes.count > 1 ? nodes.last.flatMap { rows[$0] } : nil
    }

    /// `Rule - Scenario - Examples - #1.2: The scenario with the row's values`, leaving out what has no name.
    func official(_ pickle: Pickle) -> String {
        let scenario = pickle.astNodeIds.first.flatMap { scenarios[$0] }
        let name = scenario?.name ?? pickle.name
        var parts = [scenario?.rule ?? "", name]
        if let row = row(of: pickle) {
            let number = "#\(row.numbers.0).\(row.numbers.1)"
            parts += [row.examples, pickle.name == name ? number : "\(number): \(pickle.name)"]
        }
        return parts.filter { !$0.isEmpty }.joined(separator: " - ")
    }

    /// `Rule - The scenario with the row's values (#1.2 price: 5, total: 20)`, plus the scenario's line if another one
    /// has the same name.
    func rich(_ testCase: TestCase) -> String {
        let pickle = testCase.pickle
        let rule = pickle.astNodeIds.first.flatMap { scenarios[$0]?.rule } ?? ""
        var name = [rule, pickle.name].filter { !$0.isEmpty }.joined(separator: " - ")
        if let row = row(of: pickle) {
            let values = row.values.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
            let title = row.examples.isEmpty ? "" : "\(row.examples) "
            name += " (\(title)#\(row.numbers.0).\(row.numbers.1) \(values.shortened))"
        }
        if let id = pickle.astNodeIds.first, ambiguous.contains(id), let line = scenarios[id]?.line {
            name += name.isEmpty ? "line \(line)" : " (line \(line))"
        }
        if testCase.repetition > 0 { name += " (repetition \(testCase.repetition + 1))" }
        return name
    }
}

extension String {
    /// Its beginning, if it is longer than a line.
    fileprivate var shortened: String {
        unicodeScalars.count <= 120 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(120))) + "…"
    }
}
