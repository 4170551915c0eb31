import CucumberGherkin

/// The headings of a feature: its title and tags, its rules.
struct FeatureOutline {
    struct Rule {
        let line: Int
        let title: String
        let tags: [String]
        let background: Range<Int>?
    }

    let title: String
    let tags: [String]
    private let background: Range<Int>?
    /// In the order of their lines. Everything after the first rule is in a rule.
    private let rules: [Rule]

    init(_ document: Gherkin.Document) {
        let feature = document.feature
        title = feature.map { "\($0.keyword): \($0.name)" } ?? document.uri
        tags = feature?.tags.map(\.name) ?? []
        var background: Range<Int>?
        var rules: [Rule] = []
        for child in feature?.children ?? [] {
            switch child {
            case .background(let own): background = own.lines
            case .scenario: break
            case .rule(let rule):
                var own: Range<Int>?
                for case .background(let background) in rule.children { own = background.lines }
                rules.append(
                    Rule(
                        line: rule.location.line,
                        title: "\(rule.keyword): \(rule.name)",
                        tags: rule.tags.map(\.name),
                        background: own
                    )
                )
            }
        }
        self.background = background
        self.rules = rules
    }

    /// The rule of a line; nil above the first one.
    func rule(at line: Int) -> Rule? {
        var (low, high) = (0, rules.count)
        while low < high {
            let middle = (low + high) / 2
            if rules[middle].line <= line { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? rules[low - 1] : nil
    }

    /// Whether a step comes from a background.
    func isBackground(_ step: StepResult, of result: ScenarioResult) -> Bool {
        guard let pickleStep = step.step, let line = result.feature.written(pickleStep)?.location.line else {
            return false
        }
        if background?.contains(line) == true { return true }
        return rule(at: line)?.background?.contains(line) == true
    }
}

extension Gherkin.Background {
    /// From its keyword to its last step.
    fileprivate var lines: Range<Int> {
        location.line..<max(location.line, steps.last?.location.line ?? 0) + 1
    }
}
