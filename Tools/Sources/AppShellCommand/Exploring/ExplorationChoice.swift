import AppShellExploration
import CucumberExpressions
import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// What `appshell explore` was asked to explore: command and workers read it alike.
struct ExplorationChoice {
    let scripts: ProductScripts
    /// The names of the laws that are checked.
    let laws: [Law]
    /// The steps that lead to the first state.
    let steps: [ConsoleStep]
    /// The language of these steps and of what is told.
    let language: String

    /// - Parameters:
    ///   - laws: the names of those to check; none: all of the product's.
    ///   - from: `FILE:LINE`, a step of a scenario.
    init(product: String, laws names: [String], from: String?) throws {
        let kit = try ProductCatalog.kit(named: product)
        scripts = ProductScripts(kit: kit, features: [])
        try scripts.requireUsableSteps()
        let all = kit.explorationLaws
        for name in names where !all.contains(where: { $0.name == name }) { throw Self.unknown(name, among: all) }
        laws = names.isEmpty ? all : all.filter { names.contains($0.name) }
        (steps, language) = try from.map(Self.steps) ?? ([], "fr")
    }

    func subject() throws -> ExplorationSubject {
        try ExplorationSubject(scripts, laws: laws, after: steps, language: language)
    }

    static func unknown(_ name: String, among laws: [Law]) -> CommandError {
        let nearest = Suggestions.nearest(to: name, among: laws.map(\.name)).first
        let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
        return CommandError("There is no law “\(name)”; there are: \(laws.map(\.name).joined(separator: ", ")).\(hint)")
    }

    /// The steps of a scenario up to that of the line; all of them where the line is none of a step.
    private static func steps(upTo target: String) throws -> ([ConsoleStep], String) {
        let found = try ScriptFinder.find([target])
        var ids = IdentifierSequence()
        var scripts = LoadedScripts(found.sources, ids: &ids)
        if let error = scripts.errors.first { throw CommandError(error.explanation) }
        var selection = ScenarioSelection()
        selection.lines = found.lines
        scripts.select(selection)
        guard let feature = scripts.features.first, let pickle = feature.pickles.first,
            let line = found.lines[feature.uri]?.first
        else { throw CommandError("--from: “\(target)” is not FILE:LINE, a step of a scenario.") }
        let last = pickle.steps.lastIndex { feature.written($0)?.location.line == line } ?? pickle.steps.count - 1
        return (pickle.steps[...last].map { ConsoleStep($0) }, pickle.language.hasPrefix("fr") ? "fr" : "en")
    }
}
