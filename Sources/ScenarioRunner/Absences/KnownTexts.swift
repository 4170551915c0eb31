import AppShell
import AppShellHeadless

/// The texts that a product may show, as far as they are known without a run: of its tables, of its back end's sample data,
/// and of the other steps of its scripts.
struct KnownTexts {
    private let kit: any TestKit.Type
    private let said: TextPile
    /// Of the tables, without those around values.
    private var tables = TextPile()
    private var patterns: [ValuePattern] = []
    /// All texts of the back end as a scenario begins, once they are needed.
    private var sampleData: TextPile?

    init(of kit: any TestKit.Type, said: TextPile) {
        self.kit = kit
        self.said = said
        for table in kit.product.languages.tables {
            for text in table.entries.flatMap({ [$0.key] + $0.value.forms }) {
                guard let pattern = ValuePattern(text) else {
                    tables.add(text)
                    continue
                }
                patterns.append(pattern)
                for part in pattern.parts { tables.add(part, isWhole: false) }
            }
        }
    }

    /// The texts among these that occur nowhere.
    mutating func unknown(_ texts: [String]) -> [String] {
        var rest = texts.map(PlainText.init)
        // Most are known as they are, without a search.
        rest.removeAll { said.texts.contains($0.description) || tables.texts.contains($0.description) }
        rest = tables.lacking(said.lacking(rest)).filter { !isMade($0.description) }
        guard !rest.isEmpty else { return [] }
        let data = sampleData ?? makeSampleData()
        sampleData = data
        let unknown = Set(data.lacking(rest))
        return texts.filter { unknown.contains(PlainText($0)) }
    }

    /// The known text that was meant; nil where none is like it.
    func nearest(to text: String) -> String? {
        let near = [said, tables, sampleData].compactMap { $0?.nearest(to: text) }
        var all = TextPile()
        for text in near { all.add(text) }
        return all.nearest(to: text)
    }

    /// Whether a table has it with values in it. With few words around them, each value must be a number or a known text:
    /// `{} et {}` would match any sentence.
    private func isMade(_ text: String) -> Bool {
        patterns.contains { pattern in
            guard let match = pattern.match(text) else { return false }
            return match.length > 5
                || match.values.allSatisfy { value in
                    value.contains(where: \.isNumber) || tables.texts.contains(value) || said.texts.contains(value)
                }
        }
    }

    private func makeSampleData() -> TextPile {
        let session = kit.makeSession()
        defer { session.end() }
        var pile = TextPile()
        if let state = session.backendState, let json = try? JSONValue(body: state) {
            for text in json.texts { pile.add(text) }
        }
        return pile
    }
}

/// A text with `{}` or `{2}` for values.
private struct ValuePattern {
    /// The words before, between and after the values.
    let parts: [String]

    /// - Returns: nil for a text without values.
    init?(_ text: String) {
        let spaced = String(text.map { $0.isWhitespace ? " " : $0 == "’" ? "'" : $0 })
        parts = spaced.split(separator: #/\{[0-9]*\}/#, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else { return nil }
    }

    /// The texts in place of the values, and the length of the words around them; nil if the text does not match. It may
    /// end after or within a value: `Bonjour Marie` matches `Bonjour {}, bienvenue`.
    func match(_ text: String) -> (values: [String], length: Int)? {
        guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return nil }
        var rest = text.dropFirst(first.count)
        var values: [String] = []
        var length = first.count
        for part in parts.dropFirst().dropLast() {
            guard let range = rest.firstRange(of: part), range.lowerBound > rest.startIndex else {
                return length > 0 && !rest.isEmpty ? (values + [String(rest)], length) : nil
            }
            values.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
            length += part.count
        }
        if rest.hasSuffix(last), rest.count > last.count {
            return (values + [String(rest.dropLast(last.count))], length + last.count)
        }
        return length > 0 && !rest.isEmpty ? (values + [String(rest)], length) : nil
    }
}
