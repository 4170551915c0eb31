import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// Scenarios with the same name, and empty ones.
struct ScenarioLint {
    private(set) var issues: [LintIssue] = []

    init(_ document: Gherkin.Document) {
        // Across the rules of the file: neither reports nor --name mention the rule.
        var lines: [String: Int] = [:]
        for scenario in document.allScenarios {
            let location = scenario.location
            if scenario.steps.isEmpty {
                issues.append(
                    LintIssue(
                        .scenarioEmpty,
                        document,
                        location,
                        fact: localized("The scenario has no steps."),
                        fix: localized("Add some, or remove it.")
                    )
                )
            }
            guard !scenario.name.isEmpty else { continue }
            guard let line = lines[scenario.name] else {
                lines[scenario.name] = location.line
                continue
            }
            issues.append(
                LintIssue(
                    .scenarioNameTwice,
                    document,
                    location,
                    fact: localized("The scenario on line \(line) has the same name, “\(scenario.name)”."),
                    fix: localized("Say in the name what is different about this one.")
                )
            )
        }
    }
}
