import CucumberGherkin
import ScenarioReports

/// Scenarios that can't be told apart, or that do nothing.
struct ScenarioLint {
    private(set) var findings: [LintIssue] = []

    init(_ document: Gherkin.Document) {
        // Within the file: reports and --name do not say the rule.
        var lines: [String: Int] = [:]
        for scenario in document.allScenarios {
            let place = scenario.location
            if scenario.steps.isEmpty {
                findings.append(
                    LintIssue(
                        .scenarioEmpty,
                        document,
                        place,
                        fact: "The scenario has no step.",
                        fix: "Give it some, or take it out."
                    )
                )
            }
            guard !scenario.name.isEmpty else { continue }
            guard let line = lines[scenario.name] else {
                lines[scenario.name] = place.line
                continue
            }
            findings.append(
                LintIssue(
                    .scenarioNameTwice,
                    document,
                    place,
                    fact: "The scenario on line \(line) is called “\(scenario.name)” too.",
                    fix: "Name what is different about this one."
                )
            )
        }
    }
}
