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

    @Test(
        "a line in the file's own language has no keyword of another one",
        arguments: [
            ("en", "I tap \"Starter\""), ("en", "A user taps \"Starter\""), ("en", "Men at work"), ("en", "As a user"),
            ("fr", "Le bouton \"Starter\" est visible"), ("fr", "A-t-on vu « Starter » ?"), ("fr", "Un bouton"),
            ("de", "Das geht"), ("da", "Et bord er ledigt"), ("es", "A veces funciona"), ("it", "Da fare"),
        ]
    )
    func ownLanguage(_ language: String, _ line: String) throws {
        let dialect = try #require(GherkinDialect.named(language))
        let given = try #require(dialect.given.first { $0 != "* " })
        let text =
            "# language: \(language)\n\(dialect.feature[0]): F\n  \(dialect.scenario[0]): A\n    \(given)x\n    \(line)\n"
        #expect(hints(text, errorLines: [5]) == [])
    }

    @Test("a short keyword counts beside a long one of the same language")
    func shortKeyword() {
        let german = "Feature: F\n  Scenario: A\n    Given x\n    Wenn y\n    Und z\n"
        #expect(
            hints(german, errorLines: [4, 5]) == [
                "4: “Wenn” is German, and this file is English. Write “When”.",
                "5: “Und” is German, and this file is English. Write “And”.",
            ]
        )
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
