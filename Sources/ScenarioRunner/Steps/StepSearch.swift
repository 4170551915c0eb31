import AppShellTexts
import CucumberExpressions

/// Finds steps by words in their expressions and descriptions, or by what testers say for them.
public struct StepSearch {
    /// Each word as typed, with what it may mean besides.
    private let words: [(typed: String, senses: [SearchWords])]

    /// - Parameter text: words between white space.
    public init(_ text: String) {
        words = SearchWords(text).words.map { word in
            (word, ([word] + StepSynonyms.meanings(of: word)).map { SearchWords($0) })
        }
    }

    /// Whether a step has all of the words.
    public func finds(_ definition: StepDefinition) -> Bool { finds(Self.text(of: definition)) }

    /// - Parameter text: a step's words and its description. Without a word to look for, nothing is found.
    func finds(_ text: String) -> Bool {
        !words.isEmpty && words.allSatisfy { Self.isThere($0.senses, in: text) }
    }

    private static func isThere(_ senses: [SearchWords], in text: String) -> Bool {
        senses.contains { $0.areAll(in: text) }
    }

    private static func text(of definition: StepDefinition) -> String {
        "\(definition.expression.source) \(definition.localizedSummary)"
    }

    private static let nearestCount = 5

    /// What to say where no step has all of the words: those that no step has, with the nearest ones, and the nearest steps.
    ///
    /// - Parameter definitions: all that were looked at.
    public func nothingFound(among definitions: [StepDefinition]) -> String {
        let texts = definitions.map(Self.text)
        let known = texts.flatMap { $0.split { !$0.isLetter }.map(String.init) }
        var sensible: [[SearchWords]] = []
        var facts: [String] = []
        for word in words {
            if texts.contains(where: { Self.isThere(word.senses, in: $0) }) {
                sensible.append(word.senses)
                continue
            }
            let nearest = Self.nearest(to: word.typed, among: known)
            let question = nearest.map { " " + localized("Did you mean “\($0)”?") } ?? ""
            facts.append(localized("No step says “\(word.typed)”.") + question)
            if let nearest { sensible.append([SearchWords(nearest)]) }
        }
        if facts.isEmpty { facts = [localized("No step has all of these words.")] }
        let counts = texts.map { text in sensible.count { Self.isThere($0, in: text) } }
        let best = counts.max() ?? 0
        guard best > 0 else { return facts.joined(separator: "\n") }
        let nearest = zip(definitions, counts).filter { $0.1 == best }.map { $0.0.expression.source }.uniqued()
        return (facts + [localized("Nearest:")] + nearest.prefix(Self.nearestCount).map { "  \($0)" })
            .joined(separator: "\n")
    }

    /// A misspelt word's right spelling. Only what differs in little and not at the beginning: a wild guess misleads.
    private static func nearest(to word: String, among known: [String]) -> String? {
        let nearest = Suggestions.ranked(
            to: word,
            among: known.filter { SearchWords(String(word.prefix(1))).areAll(in: $0) }
        )
        return nearest.first { $0.distance <= max(1, word.count / 4) && word.count > 3 }?.text
    }
}
