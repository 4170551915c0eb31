import CucumberExpressions
import CucumberGherkin

/// Tags that say the same thing twice of one feature, rule, scenario or table of examples.
struct TagLint {
    private(set) var findings: [LintFinding] = []

    init(_ document: Gherkin.Document) {
        for tags in document.allTags {
            var seen: Set<String> = []
            for tag in tags where !seen.insert(tag.name).inserted {
                findings.append(
                    LintFinding(
                        .tagTwice,
                        document,
                        tag.location,
                        fact: "\(tag.name) is here twice.",
                        mend: "Take one out."
                    )
                )
            }
        }
    }
}

/// Tags that look like the id of a requirement and name none.
struct RequirementTagLint {
    private(set) var findings: [LintFinding] = []

    init(_ document: Gherkin.Document, _ requirements: RequirementList) {
        let ids = requirements.requirements.map(\.id)
        let known = Set(ids)
        for tag in document.allTags.joined() {
            let id = String(tag.name.dropFirst())
            guard !known.contains(id) else { continue }
            let nearest = Suggestions.nearest(to: id, among: ids, limit: 1).first
            // « @UTF-8 » looks like an id as well; it is one that is misspelt where a real one is near.
            guard Self.hasPrefix(id, of: requirements) || (RequirementID(id.uppercased()) != nil && nearest != nil)
            else { continue }
            findings.append(
                LintFinding(
                    .requirementUnknown,
                    document,
                    tag.location,
                    fact: "There is no requirement \(id).",
                    mend: nearest.map { "Did you mean @\($0)?" }
                        ?? "Add it to the list of requirements, or take it out."
                )
            )
        }
    }

    /// Also in lower case, and with another mark in the hyphen's place.
    private static func hasPrefix(_ tag: String, of requirements: RequirementList) -> Bool {
        let folded = String(tag.uppercased().map { $0 == "_" || $0 == "." ? "-" : $0 })
        return requirements.prefixes.contains { folded.hasPrefix($0) }
    }
}
