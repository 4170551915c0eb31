import AppShell
import CucumberGherkin
import ScenarioRunner

/// What can be written at a position.
struct Completion {
    /// How many items an editor gets at once; it asks again after each key.
    static let limit = 80

    /// One item of the list.
    struct Item {
        /// Of the protocol.
        enum Kind: Int {
            case text = 1
            case function = 3
            case value = 12
            case keyword = 14
            case snippet = 15
            case constant = 21
        }

        let label: String
        let kind: Kind
        var detail: String?
        var documentation: String?
        /// In place of the range.
        let range: Range<Int>
        /// As a snippet.
        let text: Snippet
        /// What the editor compares with the text that stands there.
        var filter: String?
    }

    let document: OpenDocument
    let workspace: Workspace
    let labels: LabelSource
    let offset: Int

    init(_ document: OpenDocument, at position: TextPosition, _ workspace: Workspace, _ labels: LabelSource) {
        (self.document, self.workspace, self.labels) = (document, workspace, labels)
        offset = document.text.offset(of: position, in: workspace.client.encoding)
    }

    var json: JSONValue {
        let items: [Item]
        switch CompletionContext(document, at: offset) {
        case .nothing: items = []
        case .language(let start): items = languages(from: start)
        case .tag(let range): items = TagCompletion(self).items(in: range)
        case .keyword(let range): items = KeywordCompletion(self).items(in: range)
        case .step(let line):
            items =
                PlaceholderCompletion(self).items(in: line)
                ?? KeywordCompletion(self).longer(than: line) + StepCompletions(self).items(in: line)
        }
        let shown = items.prefix(Self.limit)
        return [
            "isIncomplete": true,
            "items": .array(shown.enumerated().map { json(of: $1, at: $0) }),
        ]
    }

    /// The order of the list is kept by `sortText`.
    private func json(of item: Item, at index: Int) -> JSONValue {
        let hasSnippets = workspace.client.hasSnippets && item.text.hasPlaceholders
        let text = hasSnippets ? item.text.snippet : item.text.plain
        let range = document.text.range(item.range, in: workspace.client.encoding)
        let number = "\(index)"
        return .members([
            "label": .string(item.label), "kind": .int(item.kind.rawValue), "detail": item.detail.map(JSONValue.string),
            "documentation": item.documentation.map(JSONValue.string),
            "sortText": .string(String(repeating: "0", count: 3 - min(3, number.count)) + number),
            "filterText": .string(item.filter ?? item.label),
            "insertTextFormat": hasSnippets ? 2 : 1,
            "textEdit": TextEdit(range: range, text: text).json,
        ])
    }

    private func languages(from start: Int) -> [Item] {
        let end = document.line(at: offset).map { $0.line.text.upperBound } ?? offset
        let typed = document.text.string(start..<offset).replacing(" ", with: "")
        let spoken = ["fr", "en"]
        let others = GherkinDialect.languages.filter { !spoken.contains($0) }
        return (spoken + others).compactMap(GherkinDialect.named).map { dialect in
            let line = "# language: \(dialect.language)"
            let range = start..<max(end, offset)
            return Item(label: line, kind: .keyword, detail: dialect.native, range: range, text: Snippet(line))
        }
        .filter { $0.label.replacing(" ", with: "").hasPrefix(typed) }
    }
}
