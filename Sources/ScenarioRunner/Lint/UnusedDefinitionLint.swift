import CucumberExpressions
import ScenarioReports

/// Steps of a product's own that none of its scripts says.
///
/// Generic steps are for every product. A step said in several languages is used if one of them is.
struct UnusedDefinitionLint {
    private(set) var findings: [LintIssue] = []

    /// What one call of `StepLibrary.step` defines.
    private struct Step: Hashable {
        let location: FileLocation
        let summary: String

        init(_ definition: StepDefinition) {
            location = definition.location
            summary = definition.summary
        }
    }

    /// - Parameters:
    ///   - used: places in the library.
    ///   - language: in which the steps are named, where they are said in it.
    init(_ library: StepLibrary, used: Set<Int>, language: String?) {
        let generic = Set(StepLibrary.withGenericSteps().definitions.map(Step.init))
        let said = Set(used.map { Step(library.definitions[$0]) })
        var seen: Set<Step> = []
        for definition in library.definitions {
            let step = Step(definition)
            guard !generic.contains(step), !said.contains(step), seen.insert(step).inserted else { continue }
            let same = library.definitions.filter { Step($0) == step }
            let named = same.first { $0.language == language } ?? definition
            findings.append(
                LintIssue(
                    .definitionUnused,
                    file: definition.location.file,
                    line: definition.location.line,
                    fact: "No script says “\(named.expression.source)”.",
                    fix: "Say it in one, or take it out."
                )
            )
        }
    }
}
