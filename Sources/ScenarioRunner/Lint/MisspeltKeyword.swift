import AppShellTexts
import CucumberExpressions
import CucumberGherkin

/// Nearly a keyword at the beginning of a line: `Scénario :`, `Étant donne que`, `Quant`. Gherkin takes the line for a
/// description, in which nothing runs, or for nothing.
struct MisspeltKeyword {
    /// From 1.
    let line: Int
    let written: String
    let wanted: String

    var hint: GherkinError.Hint {
        GherkinError.Hint(
            fact: localized("“\(written)” is not a keyword of Gherkin."),
            // Decomposed letters look the same.
            fix: written == wanted
                ? localized("Type “\(wanted)” again: its letters are composed otherwise.")
                : localized("Write “\(wanted)”.")
        )
    }

    /// Those of a file, in order.
    ///
    /// - Parameter errorLines: the lines of which the parser can make nothing. There a wrong letter counts, too, which in a
    ///   description may be a word of its own: « Quant à ».
    static func all(in source: GherkinSource, errorLines: Set<Int> = []) -> [MisspeltKeyword] {
        guard !source.isMarkdown else { return [] }
        let script = Gherkin.ScriptLines(source)
        guard let dialect = GherkinDialect.named(script.language) else { return [] }
        let bytes = Array(source.text.utf8)
        let keywords = KeywordSpelling(dialect)
        var found: [MisspeltKeyword] = []
        // Whether steps are to come: under the title of a scenario or background.
        var isOpen = false
        for (index, line) in script.lines.enumerated() {
            switch line.kind {
            case .scenario, .background: isOpen = true
            case .feature, .rule, .examples, .step: isOpen = false
            case .other:
                let text = String(decoding: bytes[line.text], as: UTF8.self)
                let hasError = errorLines.contains(index + 1)
                let near =
                    if hasError || script.lines[index...].dropFirst().hasStepBeforeTitle,
                        let title = keywords.title(text)
                    {
                        title
                    } else if hasError || isOpen {
                        keywords.step(text, anyLetter: hasError)
                    } else {
                        nil as KeywordSpelling.Near?
                    }
                if let near { found.append(.init(line: index + 1, written: near.written, wanted: near.wanted)) }
            default: break
            }
        }
        return found
    }
}

extension ArraySlice<Gherkin.ScriptLine> {
    /// Whether a step comes first: what stands above it seems to be its title.
    fileprivate var hasStepBeforeTitle: Bool { first { $0.isStep || $0.isTitle }?.isStep == true }
}

/// The keywords of a language, to compare texts with.
private struct KeywordSpelling {
    typealias Near = (written: String, wanted: String)

    private let titles: [String]
    /// Without the space after them.
    private let steps: [String]

    init(_ dialect: GherkinDialect) {
        titles = [
            dialect.feature, dialect.background, dialect.rule, dialect.scenario, dialect.scenarioOutline,
            dialect.examples,
        ].flatMap(\.self)
        steps = [dialect.given, dialect.when, dialect.then, dialect.and, dialect.but].flatMap(\.self)
            .filter { $0 != "* " }
            .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
    }

    /// A title: up to its colon, apart from case, accents, spaces, and a letter of a long word.
    func title(_ text: String) -> Near? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let head = String(text[..<colon])
        guard let near = nearest(to: head, among: titles, atMost: head.count < 5 ? 0 : 1) else { return nil }
        return (String(text[...colon]), near.text + ":")
    }

    /// A step.
    ///
    /// - Parameter anyLetter: whether a letter may be wrong, rather than accents alone in a text with a capital.
    func step(_ text: String, anyLetter: Bool) -> Near? {
        guard anyLetter || text.first?.isUppercase == true else { return nil }
        let heads = Dictionary(grouping: steps) { Self.head(of: text, like: $0) ?? "" }
        // Long ones first: « Étant donné que » before « Étant donné ».
        for (head, keywords) in heads.sorted(by: { $0.key.count > $1.key.count }) where !head.isEmpty {
            let limit = anyLetter && head.count > 3 ? 1 : 0
            if let near = nearest(to: head, among: keywords, atMost: limit) { return (head, near.text) }
        }
        return nil
    }

    private func nearest(to text: String, among keywords: [String], atMost limit: Int) -> Suggestion? {
        guard text.count < 40, let near = Suggestions.ranked(to: text, among: keywords, limit: 1).first,
            near.distance <= limit
        else { return nil }
        return near
    }

    /// As many words as the keyword has, where a text follows them.
    private static func head(of text: String, like keyword: String) -> String? {
        let isElided = keyword.hasSuffix("'")
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        let count = keyword.split(separator: " ").count
        guard words.count >= count, var last = words.prefix(count).last else { return nil }
        if isElided {
            guard let end = last.firstIndex(where: { $0 == "'" || $0 == "’" }) else { return nil }
            last = last[...end]
        } else if words.count == count {
            return nil
        }
        return (words.prefix(count - 1) + [last]).joined(separator: " ")
    }
}
