import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// Tags `@expected-failure` without a reason, and tags that were meant to be one.
struct ExpectedFailureLint {
    private(set) var issues: [LintIssue] = []

    init(_ document: Gherkin.Document) {
        for (tags, description) in document.taggedElements {
            for tag in tags { check(tag, description, in: document) }
        }
    }

    private mutating func check(_ tag: Gherkin.Tag, _ description: String, in document: Gherkin.Document) {
        let plain = ExpectedFailureTag.plainName
        if ExpectedFailureTag.resembles(tag.name) {
            issues.append(
                LintIssue(
                    .expectedFailure,
                    document,
                    tag.location,
                    fact: localized("\(tag.name) expects no failure: the tag is spelt otherwise."),
                    fix: localized("Write \(plain), or \(plain)(MAD-123) with the reason.")
                )
            )
        } else if let expected = ExpectedFailureTag(tag.name), expected.reason == nil,
            description.allSatisfy(\.isWhitespace)
        {
            issues.append(
                LintIssue(
                    .expectedFailure,
                    document,
                    tag.location,
                    fact: localized("Nothing says why a failure is expected."),
                    fix: localized("Write \(plain)(MAD-123), or the reason as a description below.")
                )
            )
        }
    }
}
