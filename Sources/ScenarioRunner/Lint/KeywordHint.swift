import AppShellTexts
import CucumberGherkin

/// A keyword that is another language's, or nearly one, or the language line that is missing.
struct KeywordHint {
    /// From 1.
    let line: Int
    let text: GherkinError.Hint
    let code: LintIssue.Code
    /// What to write instead, if it is known.
    let suggestion: String?

    /// Whether the language of the file is wrong: all other errors follow from it.
    var isOfWholeFile: Bool { suggestion?.hasPrefix("# language:") == true }

    /// Those of a file, one a line, in order and in the language of its reader.
    static func all(in source: GherkinSource, errors: [GherkinError]) -> [KeywordHint] {
        let lines = Set(errors.map(\.location.line))
        let others = LanguageHint.all(for: source, errorLines: lines)
        var found = others.map { hint in
            KeywordHint(
                line: hint.line,
                text: .init(fact: hint.fact, fix: hint.fix),
                code: .language,
                suggestion: hint.languageLine
            )
        }
        guard !found.contains(where: \.isOfWholeFile) else { return found }
        let known = Set(found.map(\.line))
        found += MisspeltKeyword.all(in: source, errorLines: lines).filter { !known.contains($0.line) }.map { keyword in
            KeywordHint(line: keyword.line, text: keyword.hint, code: .keywordMisspelt, suggestion: nil)
        }
        return found.sorted { $0.line < $1.line }
    }
}

extension GherkinError {
    /// A line that the parser takes for a description.
    init(described hint: Hint, line: Int, uri: String) {
        self.init(
            message: "(\(line):1): \(hint)",
            location: Gherkin.Location(line: line, column: 1),
            uri: uri
        )
    }
}

extension GherkinSource {
    /// Who reads texts about a file that may not parse: the language is that of its language line, or what it looks like.
    /// Without either, the current reader is used.
    var reader: Reader {
        let looks = LanguageHint.all(for: self).lazy.compactMap(\.languageLine).first
        let script = Gherkin.ScriptLines(self)
        let isNamed = script.language != "en" || script.lines.contains { $0.kind == .language }
        let code = looks.map { String($0.dropFirst("# language: ".count)) } ?? (isNamed ? script.language : "")
        return Reader.current.reading(scriptIn: code, Translations.runner)
    }
}
