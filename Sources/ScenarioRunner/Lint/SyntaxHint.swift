import AppShellTexts
import CucumberExpressions
import CucumberGherkin

/// Says in plain words what an official error of a file means.
struct SyntaxHint {
    private let lines: [Substring]
    private let language: String

    init(_ source: GherkinSource) {
        lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
        language = Gherkin.ScriptLines(source).language
    }

    /// Nil for an error that no parser reports.
    func hint(for error: GherkinError) -> GherkinError.Hint? {
        // The official message begins with the location.
        let fact = error.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
        if fact.hasPrefix("inconsistent cell count") { return unevenRow(error.location.line) }
        if fact.hasPrefix("A tag may not contain whitespace") { return tag(error.location.line) }
        if fact.hasPrefix("Language not supported: ") { return unknownLanguage(String(fact.dropFirst(24))) }
        if fact.hasPrefix("unexpected end of file") { return end(expected: fact) }
        guard fact.hasPrefix("expected: ") else { return nil }
        return unexpected(fact, error.location.line)
    }

    /// Whether what follows an error only follows from it: nothing was read as what it is.
    static func isOfWholeFile(_ error: GherkinError) -> Bool {
        error.message.contains("Language not supported: ") || error.message.contains("#FeatureLine")
    }

    private func line(_ number: Int) -> Substring {
        lines.indices.contains(number - 1) ? lines[number - 1].drop(while: \.isWhitespace) : ""
    }

    // MARK: Tables and tags

    private func unevenRow(_ number: Int) -> GherkinError.Hint {
        var first = number
        while line(first - 1).first == "|" || line(first - 1).first == "#" { first -= 1 }
        while line(first).first == "#" { first += 1 }
        let (own, others) = (Self.cellCount(line(number)), Self.cellCount(line(first)))
        return .init(
            fact: localized("This row has \(own, "cell"), the first row of its table has \(others)."),
            fix: localized(#"Give all rows the same number of cells; a | in a text is written \|."#)
        )
    }

    private static func cellCount(_ row: Substring) -> Int {
        var (count, isEscaped) = (0, false)
        for character in row {
            if character == "|", !isEscaped { count += 1 }
            isEscaped = character == "\\" && !isEscaped
        }
        return max(0, count - 1)
    }

    private func tag(_ number: Int) -> GherkinError.Hint {
        if line(number).contains("@expected-failure(") {
            return .init(
                fact: localized("The reason in @expected-failure has blanks in it."),
                fix: localized("Write its words with hyphens, or the reason as a description below the title.")
            )
        }
        return .init(
            fact: localized("A tag has a blank in it."),
            fix: localized("Write its words with hyphens, and an @ before each tag.")
        )
    }

    // MARK: Language

    private func unknownLanguage(_ written: String) -> GherkinError.Hint {
        let dialects = GherkinDialect.languages.compactMap(GherkinDialect.named)
        let names = dialects.flatMap { [$0.language, $0.name, $0.native] }
        let nearest = Suggestions.nearest(to: written, among: names, limit: 1).first
        let code = dialects.first { [$0.language, $0.name, $0.native].contains(nearest) }?.language
        return .init(
            fact: localized("Gherkin has no language “\(written)”."),
            fix: code.map { localized("Write `# language: \($0)`.") }
                ?? localized("Write the code of one of its languages, such as `# language: en`.")
        )
    }

    // MARK: Structure

    private func end(expected: String) -> GherkinError.Hint {
        if expected.contains("#DocStringSeparator"), expected.contains("#Other") {
            return .init(
                fact: localized("The text under the last step has no end."),
                fix: localized("Close it with \"\"\" on a line of its own.")
            )
        }
        return .init(
            fact: localized("The file ends with tags that belong to nothing."),
            fix: localized("Write the title of a scenario under them, or remove them.")
        )
    }

    private func unexpected(_ fact: String, _ number: Int) -> GherkinError.Hint {
        let dialect = GherkinDialect.named(language)
        if fact.contains("#FeatureLine") {
            let title = "\(dialect?.feature.first ?? "Feature"):"
            return .init(
                fact: localized("The file does not begin with “\(title)”."),
                fix: localized("Write “\(title)” and a name first; only tags and comments come before it.")
            )
        }
        let words = StepDefinition.Kind.allCases.map { localized("“\($0.keyword(in: language))”") }.joined(
            separator: ", "
        )
        let isValue = fact.contains("#DocStringSeparator")
        return .init(
            fact: localized("Nothing begins like this: “\(String(line(number).prefix(60)))”."),
            fix: localized("Begin a step with \(words).")
                + (isValue ? " " + localized("A text under a step stands between two lines of \"\"\".") : "")
        )
    }
}
