import CucumberGherkin
import ScenarioReports

/// Tags that say the same thing twice of one feature, rule, scenario or table of examples.
struct TagLint {
    private(set) var findings: [LintIssue] = []

    init(_ document: Gherkin.Document) {
        for tags in document.allTags {
            var seen: Set<String> = []
            for tag in tags where !seen.insert(tag.name).inserted {
                findings.append(
                    LintIssue(
                        .tagTwice,
                        document,
                        tag.location,
                        fact: "\(tag.name) is here twice.",
                        fix: "Take one out."
                    )
                )
            }
        }
    }
}

/// Tags that look like the id of a requirement and name none.
struct RequirementTagLint {
    private(set) var findings: [LintIssue] = []

    init(_ document: Gherkin.Document, _ spelling: RequirementSpelling) {
        // Each tag is compared with the ids once, however many scenarios carry it.
        var misspellings: [String: RequirementSpelling.Misspelling?] = [:]
        for tag in document.allTags.joined() {
            let id = String(tag.name.dropFirst())
            let misspelling = misspellings[id] ?? spelling.misspelling(ofTag: id)
            misspellings[id] = .some(misspelling)
            guard let misspelling else { continue }
            findings.append(
                LintIssue(
                    .requirementUnknown,
                    document,
                    tag.location,
                    fact: "There is no requirement \(id).",
                    fix: misspelling.nearest.map { "Did you mean @\($0)?" }
                        ?? "Add it to the list of requirements, or take it out."
                )
            )
        }
    }
}
