import CucumberGherkin
import Testing

@Suite("Hints for files that are written in another language than they are read in")
struct LanguageHintTests {
    private func hints(_ text: String, errorLines: Set<Int> = []) -> [String] {
        let source = GherkinSource(uri: "a.feature", text: text)
        return LanguageHint.all(for: source, errorLines: errorLines).map { "\($0.line): \(Self.text(of: $0.mismatch))" }
    }

    /// As ScenarioRunner says it in English.
    private static func text(of mismatch: LanguageHint.Mismatch) -> String {
        switch mismatch {
        case .undeclared(let name, let code): "This looks \(name). Add `# language: \(code)` as the first line."
        case .misdeclared(let name, let said, let code):
            "This looks \(name), and the file says that it is \(said). Write `# language: \(code)`."
        case .keyword(let written, let other, let own, let wanted):
            "“\(written)” is \(other), and this file is \(own). Write “\(wanted)”."
        }
    }

    @Test("a file without its language line, in every language but English", arguments: GherkinDialect.languages)
    func missing(_ language: String) throws {
        let dialect = try #require(GherkinDialect.named(language))
        let english = try #require(GherkinDialect.named("en"))
        let feature = try #require(dialect.feature.first { !english.feature.contains($0) } ?? dialect.feature.first)
        let steps = [dialect.given, dialect.when, dialect.then].flatMap { $0 }.filter { $0 != "* " }
        let titles = ["\(dialect.scenarioOutline[0]): A"] + dialect.background.map { "\($0):" }
        let text =
            "\n\(feature): F\n  \(titles.joined(separator: "\n  "))\n"
            + steps.map { "    \($0)x\n" }.joined()
        // With its own line nothing is wrong.
        #expect(hints("# language: \(language)\n" + text) == [])
        guard !english.feature.contains(feature) else { return }
        let hint = try #require(hints(text).first)
        // Some dialects share all of the words that are used here.
        let named = try #require(hint.firstMatch(of: /`# language: (.+)`/)?.1)
        let found = try #require(GherkinDialect.named(String(named)))
        #expect(hint == "1: This looks \(found.name). Add `# language: \(named)` as the first line.")
        #expect(found.feature.contains(feature) && Set(steps).isSubset(of: found.given + found.when + found.then))
        if language == "fr" { #expect(named == "fr") }
    }

    @Test("English keywords in a French file, and a wrong language line")
    func mixed() {
        let french = "# language: fr\nFonctionnalité: F\n  Scénario: A\n    Soit x\n"
        #expect(
            hints(french + "  Scenario: B\n    Given y\n", errorLines: [5, 6]) == [
                "5: “Scenario:” is English, and this file is French. Write “Scénario:”.",
                "6: “Given” is English, and this file is French. Write “Étant donné que”.",
            ]
        )
        #expect(
            hints("# language: en\nFonctionnalité: F\n") == [
                "1: This looks French, and the file says that it is English. Write `# language: fr`."
            ]
        )
    }

    @Test("nothing is said of doc strings, tables, comments and free text")
    func quiet() {
        let quoted = "    \"\"\"\n    Scenario: B\n    \"\"\"\n    | Scenario: C |\n    # Scenario: D\n"
        #expect(
            hints(
                "# language: fr\nFonctionnalité: F\n  Le texte est libre : oui\n  De même.\n  Scénario: A\n    Soit x\n"
                    + quoted
            ) == []
        )
        #expect(hints("nonsense\n") == [])
        #expect(hints("") == [])
    }

    @Test("the official error stays as it is")
    func official() throws {
        var ids = IdentifierSequence()
        let source = GherkinSource(uri: "a.feature", text: "Fonctionnalité: F\n")
        guard case .failure(let errors) = GherkinParser().parse(source, ids: &ids) else {
            Issue.record("It was read.")
            return
        }
        #expect(errors.errors.allSatisfy { $0.hint == nil })
        #expect(errors.errors[0].message.contains("#FeatureLine"))
    }
}
