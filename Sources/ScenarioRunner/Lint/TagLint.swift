import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// Repeated tags on one feature, rule, scenario or examples table.
struct TagLint {
    private(set) var issues: [LintIssue] = []

    init(_ document: Gherkin.Document) {
        for tags in document.allTags {
            var seen: Set<String> = []
            for tag in tags where !seen.insert(tag.name).inserted {
                issues.append(
                    LintIssue(
                        .tagTwice,
                        document,
                        tag.location,
                        fact: localized("\(tag.name) appears twice."),
                        fix: localized("Remove one.")
                    )
                )
            }
        }
    }
}

/// Tags that look like requirement ids but name none.
struct RequirementTagLint {
    private(set) var issues: [LintIssue] = []

    init(_ document: Gherkin.Document, _ spelling: RequirementSpelling) {
        // Compare each tag once, however many scenarios carry it.
        var misspellings: [String: RequirementSpelling.Misspelling?] = [:]
        for tag in document.allTags.joined() {
            let id = String(tag.name.dropFirst())
            let misspelling = misspellings[id] ?? spelling.misspelling(ofTag: id)
            misspellings[id] = .some(misspelling)
            guard let misspelling else { continue }
            issues.append(
                LintIssue(
                    .requirementUnknown,
                    document,
                    tag.location,
                    fact: localized("Unknown requirement \(id)."),
                    fix: misspelling.nearest.map { localized("Did you mean @\($0)?") }
                        ?? localized("Add it to the list of requirements, or remove the tag."),
                    suggestion: misspelling.nearest.map { "@\($0)" }
                )
            )
        }
    }
}
