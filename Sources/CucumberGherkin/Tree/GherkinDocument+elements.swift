extension Gherkin.Document {
    /// Every scenario, including those in rules, in order.
    public var allScenarios: [Gherkin.Scenario] {
        (feature?.children ?? []).flatMap { child -> [Gherkin.Scenario] in
            switch child {
            case .background: []
            case .scenario(let scenario): [scenario]
            case .rule(let rule): rule.scenarios
            }
        }
    }

    /// Every background, including those in rules, in order.
    public var allBackgrounds: [Gherkin.Background] {
        (feature?.children ?? []).flatMap { child -> [Gherkin.Background] in
            switch child {
            case .background(let background): [background]
            case .scenario: []
            case .rule(let rule): rule.backgrounds
            }
        }
    }

    /// The tags of everything that has any, one list per owner.
    public var allTags: [[Gherkin.Tag]] {
        guard let feature else { return [] }
        let rules = feature.children.compactMap { if case .rule(let rule) = $0 { rule.tags } else { nil } }
        let scenarios = allScenarios.flatMap { [$0.tags] + $0.examples.map(\.tags) }
        return ([feature.tags] + rules + scenarios).filter { !$0.isEmpty }
    }
}

extension Gherkin.Rule {
    fileprivate var scenarios: [Gherkin.Scenario] {
        children.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
    }

    fileprivate var backgrounds: [Gherkin.Background] {
        children.compactMap { if case .background(let background) = $0 { background } else { nil } }
    }
}
