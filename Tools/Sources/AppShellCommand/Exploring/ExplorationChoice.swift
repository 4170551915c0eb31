import AppShellExploration
import AppShellHeadless
import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner

/// What `appshell explore` was asked to explore: command and workers read it alike.
struct ExplorationChoice {
    let kit: any TestKit.Type
    /// The laws that are checked.
    let laws: [Law]
    let from: String?
    /// The module that shows its screens; nil: all do.
    let feature: String?
    /// The code of the phone's language; nil: the product's own.
    let phoneLanguage: String?
    /// The steps that lead to the first state.
    let steps: [ConsoleStep]
    /// The language of these steps and of what is told.
    let language: String

    /// - Parameters:
    ///   - product: its id.
    ///   - laws: the names of those to check; none: all of the product's.
    ///   - from: `FILE:LINE`, a step of a scenario.
    ///   - feature: the id of a module.
    init(product: String, laws names: [String], from: String?, feature: String?, phoneLanguage: String?) throws {
        kit = try ProductCatalog.kit(named: product)
        self.from = from
        self.feature = feature
        self.phoneLanguage = phoneLanguage
        let all = kit.explorationLaws
        for name in names where !all.contains(where: { $0.name == name }) { throw Self.unknown(name, among: all) }
        laws = names.isEmpty ? all : all.filter { names.contains($0.name) }
        let kit = kit
        let (scenario, language) = try from.map { try Self.steps(upTo: $0, of: kit) } ?? ([], "fr")
        let first = [
            phoneLanguage.map { PhoneLanguage.step($0, in: language) },
            feature.map { FeatureAlone.step($0, in: language) },
        ]
        (steps, self.language) = (first.compactMap(\.self).map { ConsoleStep(text: $0) } + scenario, language)
        if let feature { try Self.check(feature, of: kit) }
    }

    /// - Throws: ``CommandError`` where the product has no such module.
    private static func check(_ feature: String, of kit: any TestKit.Type) throws(CommandError) {
        let modules = kit.makeSession().modules
        guard !modules.contains(feature) else { return }
        let nearest = Suggestions.nearest(to: feature, among: modules).first
        let names = modules.joined(separator: ", ")
        throw CommandError(
            localized("--feature: \(kit.productID) has no module “\(feature)”; it has: \(names).") + didYouMean(nearest)
        )
    }

    /// The steps of the product. To compile them takes a moment, which a worker that begins on a fresh phone saves.
    func scripts() throws -> ProductScripts {
        let scripts = ProductScripts(kit: kit, features: [])
        try scripts.requireUsableSteps()
        return scripts
    }

    func subject() throws -> ExplorationSubject {
        guard from != nil else {
            return try ExplorationSubject(kit, laws: laws, feature: feature, phoneLanguage: phoneLanguage)
        }
        return try ExplorationSubject(try scripts(), laws: laws, after: steps, language: language)
    }

    /// What a worker needs to know of the choice.
    var workerArguments: [String] {
        ["explore-worker", kit.productID, "--lang", Reader.current.language.code]
            + laws.flatMap { ["--law", $0.name] }
            + (from.map { ["--from", $0] } ?? [])
            + (feature.map { ["--feature", $0] } ?? [])
            + (phoneLanguage.map { ["--phone-language", $0] } ?? [])
    }

    /// The command that does a path again.
    func replay(of path: [Move]) -> String {
        let encoder = JSONEncoder()
        // Else the order of keys differs from process to process.
        encoder.outputFormatting = .sortedKeys
        let token = (try? encoder.encode(path)).map { $0.base64EncodedString() } ?? ""
        let start = from.map { " --from \(ShellWord.quoted($0))" } ?? ""
        let alone = feature.map { " --feature \($0)" } ?? ""
        let words = phoneLanguage.map { " --phone-language \($0)" } ?? ""
        return "\(ProgramName.explore) \(kit.productID)\(start)\(alone)\(words) --replay \(token)"
    }

    /// The path in a token of ``replay(of:)``.
    ///
    /// - Throws: ``CommandError`` for another text.
    static func path(in token: String) throws(CommandError) -> [Move] {
        guard let data = Data(base64Encoded: token), let path = try? JSONDecoder().decode([Move].self, from: data),
            !path.isEmpty
        else {
            throw CommandError(localized("--replay: that is not whole. Copy the line that the exploration printed."))
        }
        return path
    }

    static func unknown(_ name: String, among laws: [Law]) -> CommandError {
        let nearest = Suggestions.nearest(to: name, among: laws.map(\.name)).first
        let names = laws.map(\.name).joined(separator: ", ")
        return CommandError(localized("There is no law “\(name)”; there are: \(names).") + didYouMean(nearest))
    }

    /// The steps of a scenario up to that of the line; all of them where the line is none of a step.
    private static func steps(upTo target: String, of kit: any TestKit.Type) throws -> ([ConsoleStep], String) {
        let found = try ScriptFinder.find([target])
        var ids = IdentifierSequence()
        var scripts = LoadedScripts(found.sources, ids: &ids)
        if let error = scripts.errors.first { throw CommandError(error.locatedExplanation) }
        var selection = ScenarioSelection()
        selection.lines = found.lines
        scripts.select(selection)
        guard let feature = scripts.features.first, let pickle = feature.pickles.first,
            let line = found.lines[feature.uri]?.first
        else { throw CommandError(localized("--from: “\(target)” is not FILE:LINE, a step of a scenario.")) }
        let last = pickle.steps.lastIndex { feature.written($0)?.location.line == line } ?? pickle.steps.count - 1
        // A phrase on the line is done whole.
        let steps = try feature.plainSteps(Array(pickle.steps[...last]), for: kit)
        return (steps.map { ConsoleStep($0) }, pickle.language.hasPrefix("fr") ? "fr" : "en")
    }
}
