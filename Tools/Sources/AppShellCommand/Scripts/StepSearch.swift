import AppShellTexts
import CucumberExpressions
import ScenarioRunner

/// Finds steps by words in their expressions and descriptions.
struct StepSearch {
    private let words: SearchWords
    private let definitions: [StepDefinition]

    /// - Parameters:
    ///   - text: words between white space.
    ///   - definitions: all that are looked at.
    init(_ text: String, in definitions: [StepDefinition]) {
        words = SearchWords(text)
        self.definitions = definitions
    }

    func finds(_ definition: StepDefinition) -> Bool { words.areAll(in: Self.text(of: definition)) }

    private static func text(of definition: StepDefinition) -> String {
        "\(definition.expression.source) \(definition.localizedSummary)"
    }

    private static let nearestCount = 5

    /// What to say where no step has all of the words: those that no step has, with the nearest ones, and the nearest steps.
    var nothingFound: String {
        let texts = definitions.map(Self.text)
        let known = texts.flatMap { $0.split { !$0.isLetter }.map(String.init) }
        var spelt: [String] = []
        var facts: [String] = []
        for word in words.words {
            if texts.contains(where: { SearchWords(word).areAll(in: $0) }) {
                spelt.append(word)
                continue
            }
            let nearest = Suggestions.nearest(to: word, among: known, limit: 1).first
            facts.append(localized("No step says “\(word)”.") + didYouMean(nearest))
            if let nearest { spelt.append(nearest) }
        }
        if facts.isEmpty { facts = [localized("No step has all of these words.")] }
        let nearest = nearest(to: spelt)
        guard !nearest.isEmpty else { return facts.joined(separator: "\n") }
        return (facts + [localized("Nearest:")] + nearest.map { "  \($0)" }).joined(separator: "\n")
    }

    /// The steps that have the most of the words, in their order.
    private func nearest(to spelt: [String]) -> [String] {
        let words = SearchWords(spelt.joined(separator: " "))
        let counts = definitions.map { words.count(in: Self.text(of: $0)) }
        let best = counts.max() ?? 0
        guard best > 0 else { return [] }
        let found = zip(definitions, counts).filter { $0.1 == best }.map { $0.0.expression.source }
        var seen: Set<String> = []
        return Array(found.filter { seen.insert($0).inserted }.prefix(Self.nearestCount))
    }
}
