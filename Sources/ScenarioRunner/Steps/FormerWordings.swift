import CucumberGherkin
import ScenarioReports

extension StepLibrary {
    /// The definitions without former wordings: what documentation shows.
    public var currentDefinitions: [StepDefinition] { definitions.filter { $0.replacement == nil } }
}

extension ProductScripts {
    /// The former wordings that no script says: reports don't list them among the unused definitions.
    var unsaidFormerWordings: Set<Int> {
        var former = Set(library.definitions.indices.filter { library.definitions[$0].replacement != nil })
        guard !former.isEmpty else { return [] }
        for step in features.lazy.flatMap(\.pickles).flatMap(\.steps) {
            for match in matcher.matches(step.text) { former.remove(match.index) }
        }
        return former
    }
}
