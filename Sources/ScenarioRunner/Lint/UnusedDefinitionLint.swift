import AppShellTexts
import CucumberExpressions
import ScenarioReports

/// The product's own steps that none of its scripts uses. A step counts as used if any of its languages is.
struct UnusedDefinitionLint {
    private(set) var issues: [LintIssue] = []

    /// One call of `StepLibrary.step`.
    private struct Step: Hashable {
        let location: FileLocation
        let summary: String

        init(_ definition: StepDefinition) {
            location = definition.location
            summary = definition.summary
        }
    }

    /// - Parameters:
    /// - used: indices into the library's definitions.
    /// - language: the language to name steps in, if they have it.
    init(_ library: StepLibrary, used: Set<Int>, language: String?) {
        let generic = Set(StepLibrary.withGenericSteps().definitions.map(Step.init))
        let said = Set(used.map { Step(library.definitions[$0]) })
        var seen: Set<Step> = []
        for definition in library.definitions {
            let step = Step(definition)
            guard !generic.contains(step), !said.contains(step), seen.insert(step).inserted else { continue }
            let same = library.definitions.filter { Step($0) == step }
            let named = same.first { $0.language == language } ?? definition
            issues.append(
                LintIssue(
                    .definitionUnused,
                    file: definition.location.file,
                    line: definition.location.line,
                    fact: localized("No script uses “\(named.expression.source)”."),
                    fix: localized("Use it in one, or remove it.")
                )
            )
        }
    }
}
