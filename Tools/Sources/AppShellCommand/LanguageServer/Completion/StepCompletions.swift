import CucumberExpressions
import CucumberGherkin
import ScenarioRunner

/// Steps that a text may be the beginning of, or that have all its words, with placeholders; inside a string, what it may
/// say.
struct StepCompletions {
    private let completion: Completion
    private let language: String

    init(_ completion: Completion) {
        self.completion = completion
        language = completion.document.lines.language
    }

    private var document: OpenDocument { completion.document }

    func items(in line: Gherkin.ScriptLine) -> [Completion.Item] {
        guard let vocabulary = completion.workspace.vocabulary(of: document) else { return [] }
        // Trailing space counts: it ends a word.
        let start = min(Self.start(of: line, in: document.text), completion.offset)
        let typed = document.text.string(start..<completion.offset).replacing("’", with: "'")
        let range = start..<max(completion.offset, line.text.upperBound)
        let wanted = StepKind.of(document.lines.lines, at: document.text.gherkinLine(of: line.range.lowerBound))
        let words = StepForm.words(of: typed)
        var (values, starting, having): ([Completion.Item], [Ranked], [Ranked]) = ([], [], [])
        for form in vocabulary.forms(in: language) {
            let rank = Ranked(form, isWanted: form.kind == wanted, uses: uses(of: form, vocabulary))
            switch form.beginning(typed) {
            case .text(let head, let next):
                starting.append(rank.with(whole(form, head, next, range, typed, vocabulary)))
            case .string(_, let begun, let part): values += strings(form, part, begun, line, vocabulary)
            case nil:
                guard !words.isEmpty, form.has(words) else { continue }
                having.append(rank.with(whole(form, form.parts[0], 1, range, nil, vocabulary)))
            }
        }
        if !values.isEmpty { return Self.unique(values) }
        return (starting.sorted() + having.sorted()).compactMap(\.item)
    }

    /// Where the text of a step begins: behind the space after the keyword.
    private static func start(of line: Gherkin.ScriptLine, in text: ScriptText) -> Int {
        line.text.isEmpty ? line.body.lowerBound : line.text.lowerBound
    }

    // MARK: The order

    private struct Ranked: Comparable {
        let isWanted: Bool
        let uses: Int
        let index: Int
        private(set) var item: Completion.Item?

        init(_ form: StepForm, isWanted: Bool, uses: Int) {
            (self.isWanted, self.uses, index) = (isWanted, uses, form.definition)
        }

        func with(_ item: Completion.Item) -> Ranked {
            var ranked = self
            ranked.item = item
            return ranked
        }

        static func == (left: Ranked, right: Ranked) -> Bool { left.index == right.index }

        /// Steps of the keyword's kind first, then those that scripts say most.
        static func < (left: Ranked, right: Ranked) -> Bool {
            if left.isWanted != right.isWanted { return left.isWanted }
            return left.uses != right.uses ? left.uses > right.uses : left.index < right.index
        }
    }

    private func uses(of form: StepForm, _ vocabulary: ProductVocabulary) -> Int {
        let key = ScriptIndex.StepKey(
            product: vocabulary.kit.productID,
            step: vocabulary.definition(form.definition).location
        )
        return completion.workspace.index.steps[key] ?? 0
    }

    // MARK: Items

    /// - Parameter typed: what the step begins with; nil if it only has the words, which the editor would not find.
    private func whole(
        _ form: StepForm,
        _ head: String,
        _ next: Int,
        _ range: Range<Int>,
        _ typed: String?,
        _ vocabulary: ProductVocabulary
    ) -> Completion.Item {
        var text = Snippet(head)
        append(form, from: next, to: &text, vocabulary)
        let all =
            head
            + form.parts.indices.dropFirst(next).map {
                $0.isMultiple(of: 2) ? form.parts[$0] : placeholder(form.parts[$0])
            }.joined()
        return Completion.Item(
            label: all,
            kind: .function,
            detail: form.kind.keyword(in: language),
            documentation: form.summary,
            range: range,
            text: text,
            filter: typed == nil ? document.text.string(range.lowerBound..<completion.offset) : nil
        )
    }

    private func append(_ form: StepForm, from next: Int, to text: inout Snippet, _ vocabulary: ProductVocabulary) {
        for part in form.parts.indices.dropFirst(next) {
            let word = form.parts[part]
            if part.isMultiple(of: 2) {
                if !word.isEmpty { text.append(.text(word)) }
            } else if word == "string" {
                text.append(.text("\""))
                text.append(.placeholder(ParameterExample.text(of: word, in: language)))
                text.append(.text("\""))
            } else if let texts = ParameterExample.choices(of: word, in: vocabulary.library.parameterTypes) {
                text.append(.choice(texts))
            } else {
                text.append(.placeholder(ParameterExample.text(of: word, in: language)))
            }
        }
    }

    private func placeholder(_ name: String) -> String {
        let text = ParameterExample.text(of: name, in: language)
        return name == "string" ? "\"\(text)\"" : text
    }

    /// What an open string may say.
    private func strings(
        _ form: StepForm,
        _ part: Int,
        _ begun: String,
        _ line: Gherkin.ScriptLine,
        _ vocabulary: ProductVocabulary
    ) -> [Completion.Item] {
        // As it is written: curly apostrophes are longer.
        let typed = document.text.string(line.body.lowerBound..<completion.offset)
        let start = completion.offset - String(typed.unicodeScalars.suffix(begun.unicodeScalars.count)).utf8.count
        guard start > line.body.lowerBound else { return [] }
        let quote = document.text.string(start - 1..<start)
        let end = document.text.bytes[completion.offset..<max(completion.offset, line.text.upperBound)]
            .firstIndex { $0 == quote.utf8.first }
        let found = StringValues(completion.workspace, completion.labels, vocabulary).values(form, part, begun: begun)
        return found.map { value in
            var text = Snippet(value.replacing(quote, with: "\\" + quote))
            // The rest of the step, unless it is there.
            if end == nil {
                text.append(.text(quote))
                append(form, from: part + 1, to: &text, vocabulary)
            }
            return Completion.Item(
                label: value,
                kind: .text,
                range: start..<(end ?? max(completion.offset, line.text.upperBound)),
                text: text
            )
        }
    }

    /// Several steps may begin alike.
    private static func unique(_ items: [Completion.Item]) -> [Completion.Item] {
        var seen: Set<String> = []
        return items.filter { seen.insert($0.label).inserted }
    }
}
