@testable import AppShellArchitecture

/// What the tools say, as the code has it, and the translations of it.
struct SpokenTexts {
    struct Text {
        let pattern: String
        let path: String
        let line: Int

        var location: String { "\(path):\(line)" }
    }

    struct Translation {
        let text: Text
        let translated: String
    }

    /// Of `localized("…")`, of `counted(…, "…")`, and of nouns that are counted in a text.
    private(set) var texts: [Text] = []
    /// By the code of the language: of `Translations(.french, […])`.
    private(set) var translations: [String: [Translation]] = [:]
    /// All literals: a translation may be of a text that stands elsewhere, such as the summary of a step.
    private var literals: Set<String> = []

    init(_ sources: [SwiftSource]) {
        for source in sources { read(source) }
    }

    /// Whether the code has this text, be it as a word in a longer one.
    func has(_ pattern: String) -> Bool {
        literals.contains(pattern) || !pattern.contains(" ") && literals.contains { $0.contains(pattern) }
    }

    private mutating func read(_ source: SwiftSource) {
        if let language = language(of: source) { return readTable(source, language) }
        var index = 0
        while index < source.tokens.count {
            readCall(source, at: index)
            guard let literal = source.stringLiteral(at: index) else {
                index += 1
                continue
            }
            literals.insert(literal.pattern)
            readNouns(source, literal)
            // What is interpolated may call, too.
            index += 1
            while index < literal.closing, source.token(index)?.kind != .quote {
                readCall(source, at: index)
                index += 1
            }
            if index == literal.closing { index += 1 }
        }
    }

    /// The literals directly between the parentheses; of a count, only the last argument.
    private mutating func readCall(_ source: SwiftSource, at name: Int) {
        guard ["localized", "counted"].contains(source.text(name)), source.text(name + 1) == "(",
            ![".", "func"].contains(source.text(name - 1))
        else { return }
        let isCounted = source.text(name) == "counted"
        let end = source.closing(of: name + 1)
        var index = name + 2
        while index < end {
            guard let literal = source.stringLiteral(at: index) else {
                index += 1
                continue
            }
            if !isCounted || literal.closing == end - 1 { add(literal, of: source) }
            index = literal.closing + 1
        }
    }

    /// `\(count, "scenario")`
    private mutating func readNouns(_ source: SwiftSource, _ literal: SwiftSource.Literal) {
        var index = literal.opening + 1
        while index < literal.closing {
            guard source.text(index) == "(" else {
                index += 1
                continue
            }
            let end = source.closing(of: index)
            if let noun = source.stringLiteral(at: end - 2), noun.closing == end - 1, source.text(end - 3) == "," {
                add(noun, of: source)
            }
            index = end + 1
        }
    }

    private mutating func add(_ literal: SwiftSource.Literal, of source: SwiftSource) {
        texts.append(Text(pattern: literal.pattern, path: source.path, line: literal.line))
    }

    /// `french` of `Translations(.french, […])`; nil for other files.
    private func language(of source: SwiftSource) -> String? {
        let start = source.tokens.indices.first { source.matches(["Translations", "(", "."], at: $0) }
        return start.map { source.text($0 + 3) }
    }

    /// Pairs of literals, with a colon between them.
    private mutating func readTable(_ source: SwiftSource, _ language: String) {
        var index = 0
        while index < source.tokens.count {
            guard let key = source.stringLiteral(at: index) else {
                index += 1
                continue
            }
            index = key.closing + 1
            guard source.text(index) == ":", let value = source.stringLiteral(at: index + 1) else { continue }
            let text = Text(pattern: key.pattern, path: source.path, line: key.line)
            translations[language, default: []].append(Translation(text: text, translated: value.pattern))
            index = value.closing + 1
        }
    }
}
