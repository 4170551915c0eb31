import CucumberGherkin
import ScenarioRunner

/// The keywords of the script's language.
struct KeywordCompletion {
    private let completion: Completion

    init(_ completion: Completion) {
        self.completion = completion
    }

    private var document: OpenDocument { completion.document }

    /// - Parameter range: what they replace.
    func items(in range: Range<Int>) -> [Completion.Item] {
        guard let dialect = GherkinDialect.named(document.lines.language) else { return [] }
        let typed = document.text.string(range.lowerBound..<max(range.lowerBound, completion.offset))
        let lines = document.lines.lines.prefix(document.text.gherkinLine(of: completion.offset))
        let hasFeature = document.lines.lines.contains { $0.kind == .feature }
        let isInside = lines.contains { $0.kind == .scenario || $0.kind == .background }
        let titles = titles(dialect, hasFeature: hasFeature, isInside: isInside)
        let steps = isInside ? steps(dialect, all: !typed.isEmpty) : []
        return (steps + titles).filter { Self.begins($0, with: typed) }.map { item($0, range) }
    }

    /// Keywords that go on where a step's text seems to begin: `Et que` for `Et`.
    func longer(than line: Gherkin.ScriptLine) -> [Completion.Item] {
        guard let dialect = GherkinDialect.named(document.lines.language) else { return [] }
        let typed = document.text.string(line.content..<completion.offset)
        // Most texts of steps are no longer a keyword's beginning.
        guard typed.count >= line.keyword.count, typed.count < 30 else { return [] }
        let range = line.content..<max(completion.offset, line.text.upperBound)
        return steps(dialect, all: true)
            .filter { $0.count > line.keyword.count && Self.begins($0, with: typed) && $0 != typed }
            .map { item($0, range) }
    }

    private func item(_ keyword: String, _ range: Range<Int>) -> Completion.Item {
        let label = keyword.last == " " ? String(keyword.dropLast()) : keyword
        return Completion.Item(label: label, kind: .keyword, range: range, text: Snippet(keyword), filter: keyword)
    }

    /// Regardless of case.
    private static func begins(_ keyword: String, with typed: String) -> Bool {
        keyword.lowercased().hasPrefix(typed.lowercased())
    }

    private func titles(_ dialect: GherkinDialect, hasFeature: Bool, isInside: Bool) -> [String] {
        var titles = hasFeature ? [] : dialect.feature
        if hasFeature {
            titles += dialect.scenario.reversed() + dialect.scenarioOutline + (isInside ? dialect.examples : [])
            titles += dialect.rule + dialect.background
        }
        return titles.map { $0 + ": " }
    }

    /// - Parameter all: whether to list every keyword, and not one of each kind.
    private func steps(_ dialect: GherkinDialect, all: Bool) -> [String] {
        func spaced(_ word: String) -> String { word.hasSuffix("'") ? word : word + " " }
        let usual = StepDefinition.Kind.allCases.map { spaced($0.keyword(in: dialect.language)) }
        let joining = dialect.and + dialect.but
        guard all else { return usual + [dialect.and, dialect.but].compactMap { $0.first { $0 != "* " } } }
        let others = dialect.given + dialect.when + dialect.then + joining
        var seen = Set(["* "])
        return (usual + others).filter { seen.insert($0).inserted }
    }
}
