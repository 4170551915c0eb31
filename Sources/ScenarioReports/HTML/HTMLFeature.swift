import CucumberGherkin

/// What a scenario's data needs from its feature file.
struct HTMLFeature {
    /// A row of examples, and its scenario.
    struct Row {
        let outline: Gherkin.Scenario
        let header: [String]
        let cells: [String]
    }

    let number: Int
    /// Numbers of the rules, by scenario id.
    private var rules: [Identifier: Int] = [:]
    private var outlines: [Identifier: Gherkin.Scenario] = [:]
    /// Rows by id: their examples and their index in them.
    private var rows: [String: (examples: Gherkin.Examples, index: Int)] = [:]
    private var backgroundSteps: Set<Identifier> = []

    init(_ feature: LoadedFeature, number: Int) {
        self.number = number
        backgroundSteps = Set(feature.document.allBackgrounds.flatMap(\.steps).map(\.identifier))
        for scenario in feature.document.allScenarios where !scenario.examples.isEmpty {
            outlines[scenario.identifier] = scenario
            for examples in scenario.examples {
                for (index, row) in examples.tableBody.enumerated() { rows[row.id] = (examples, index) }
            }
        }
        for (index, rule) in feature.rules.enumerated() {
            for case .scenario(let scenario) in rule.children { rules[scenario.identifier] = index }
        }
    }

    func rule(of pickle: Pickle) -> Int? {
        rules[pickle.scenario]
    }

    func row(of pickle: Pickle) -> Row? {
        guard let outline = outlines[pickle.scenario], let id = pickle.astNodeIds.last, let row = rows[id]
        else { return nil }
        return Row(
            outline: outline,
            header: row.examples.tableHeader?.cells.map(\.value) ?? [],
            cells: row.examples.tableBody[row.index].cells.map(\.value)
        )
    }

    func isBackground(_ step: PickleStep) -> Bool {
        backgroundSteps.contains(step.writtenStep)
    }
}

extension LoadedFeature {
    fileprivate var rules: [Gherkin.Rule] {
        (document.feature?.children ?? []).compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
    }
}

extension JSONWriter {
    mutating func write(feature: LoadedFeature) {
        object { writer in
            writer.field("uri", feature.uri)
            guard let tree = feature.document.feature else { return }
            writer.field("keyword", tree.keyword)
            writer.field("name", tree.name)
            writer.field("language", tree.language)
            writer.fieldUnlessEmpty("description", tree.description)
            let rules = feature.rules
            if !rules.isEmpty {
                writer.array("rules", rules) { writer, rule in
                    writer.object { writer in
                        writer.field("keyword", rule.keyword)
                        writer.field("name", rule.name)
                        writer.fieldUnlessEmpty("description", rule.description)
                    }
                }
            }
        }
    }

    mutating func fieldUnlessEmpty(_ key: StaticString, _ value: String) {
        if !value.isEmpty { field(key, value) }
    }
}
