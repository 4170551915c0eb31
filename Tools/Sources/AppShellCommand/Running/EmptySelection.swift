import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import ScenarioReports
import ScenarioRunner

/// Explains why there is nothing to run: how many scenarios match each filter alone, and similar tags.
struct EmptySelection {
    private struct Filter {
        /// As typed.
        let text: String
        let count: Int

        var fact: String {
            switch count {
            case 0: localized("none matches \(text)")
            case 1: localized("1 matches \(text)")
            default: localized("\(count) match \(text)")
            }
        }
    }

    private let scripts: LoadedScripts
    private let tags: TagExpression?
    private let paths: [String]
    private let filters: [Filter]
    private let feature: String?
    /// Whether no scenario is the feature's.
    private let hasNoScript: Bool

    /// - Parameter scripts: all of them, before any filter.
    init(of scripts: LoadedScripts, by selection: ScenarioSelection, in command: RunCommand, at paths: [String]) {
        self.scripts = scripts
        self.paths = paths
        tags = selection.tags
        var filters: [Filter] = []
        func add(_ text: String, _ change: (inout ScenarioSelection) -> Void) {
            var only = ScenarioSelection()
            change(&only)
            var left = scripts
            left.select(only)
            filters.append(Filter(text: text, count: left.scenarioCount))
        }
        if let chosen = try? ChosenProducts(command.product), !chosen.kits.isEmpty {
            let features = scripts.features.filter { chosen.include(ProductCatalog.namedKit(of: $0)) }
            let text = command.product.map { "--product \($0)" }.joined(separator: localized(" or "))
            filters.append(Filter(text: text, count: features.reduce(0) { $0 + $1.pickles.count }))
        }
        for text in command.tags {
            if let tags = try? TagExpression(text) { add(localized("--tags “\(text)”")) { $0.tags = tags } }
        }
        if !selection.names.isEmpty {
            let text = selection.names.map { localized("--name “\($0)”") }.joined(separator: localized(" or "))
            add(text) { $0.names = selection.names }
        }
        if !selection.lines.isEmpty {
            add(command.rerun.map { "--rerun \($0)" } ?? localized("the lines that were named")) {
                $0.lines = selection.lines
            }
        }
        if let feature = selection.feature { add("--feature \(feature)") { $0.feature = feature } }
        if let keys = selection.keys { add("--last-failed") { $0.keys = keys } }
        self.filters = filters
        feature = selection.feature
        hasNoScript = filters.contains { $0.count == 0 && $0.text == "--feature \(selection.feature ?? "")" }
    }

    var message: String {
        let count = scripts.scenarioCount
        let files = scripts.features.count
        guard count > 0 else {
            let place = paths.isEmpty ? "Scenarios" : paths.joined(separator: ", ")
            return files == 0
                ? localized("Nothing to run: there is no .feature file in \(place).")
                : localized("Nothing to run: \(place) has no scenarios.")
        }
        let facts = filters.map(\.fact).joined(separator: ", ")
        let fact =
            switch filters.count {
            case 0: localized("Nothing to run: no scenario matches.")
            case 1: localized("Nothing to run: of \(count, "scenario"), \(facts).")
            default: localized("Nothing to run: of \(count, "scenario"), \(facts); none matches all.")
            }
        return ([fact] + unknownTags + featureAdvice).joined(separator: " ")
    }

    /// How a script says that it is a feature's. That a product has such a module was looked at before.
    private var featureAdvice: [String] {
        guard let feature, hasNoScript else { return [] }
        return [
            localized(
                """
                A script for a feature alone begins with « la fonctionnalité "\(feature)" seule » \
                (“the … feature alone”): docs/feature-alone.md.
                """
            )
        ]
    }

    /// A sentence for each tag that no scenario carries.
    private var unknownTags: [String] {
        guard let tags, filters.contains(where: { $0.count == 0 && $0.text.hasPrefix("--tags") }) else { return [] }
        var carried: [String] = []
        var seen: Set<String> = []
        for tag in scripts.features.lazy.flatMap(\.pickles).flatMap(\.tags) where seen.insert(tag.name).inserted {
            carried.append(tag.name)
        }
        return tags.tags.filter { seen.insert($0).inserted }.map { tag in
            let nearest = Suggestions.nearest(to: tag, among: carried, limit: 1).first
            let fact = localized("No scenario has the tag \(tag).")
            return nearest.map { fact + " " + localized("Did you mean \($0)?") } ?? fact
        }
    }
}
