import AppShellTexts
import CucumberGherkin
import Testing

@testable import ScenarioRunner

/// What the lint says of steps, word for word.
struct StepLintTests {
    @Test("a step in a former wording is noted with the current one")
    func formerWording() throws {
        #expect(
            try LintSample.issues("Feature: F\n  Scenario: S\n    When I put the keyboard away\n") == [
                "f.feature:3:5: note: “I put the keyboard away” is a former wording. Write “I dismiss the keyboard”. "
                    + "[step-renamed]"
            ]
        )
    }

    @Test("an undefined step is told with the nearest one in the script's language")
    func undefinedSteps() throws {
        #expect(
            try LintSample.issues(ofStep: "Quand je tappe sur \"Starter\"") == [
                "f.feature:4:5: error: No step definition matches “je tappe sur \"Starter\"”. Write “je tape sur "
                    + "\"Starter\"”. [step-undefined]"
            ]
        )
        #expect(
            try LintSample.issues(ofStep: "Quand xyzzy") == [
                "f.feature:4:5: error: No step definition matches “xyzzy”. `./appshell steps --lang fr` lists them all. "
                    + "[step-undefined]"
            ]
        )
        let both = try LintSample.issues(ofStep: "Quand la cloche sone") { library in
            library.step(.when, ["en": "la cloche soni", "fr": "la cloche sonne"], "It rings.") { _ in }
        }
        #expect(both.count == 1)
        #expect(both[0].contains("Write “la cloche sonne”."))
        let german = try LintSample.issues("# language: de\nFunktion: F\n  Szenario: S\n    Wenn xyzzy")
        #expect(german.count == 1)
        #expect(german[0].contains(" `./appshell steps` lists them all."))
    }

    @Test("the severity is in the language of the rest")
    func severity() throws {
        let reader = Reader(.french, translations: Translations.runner)
        let issues = try Reader.$current.withValue(reader) { try LintSample.issues(ofStep: "Quand je tappe sur \"A\"") }
        #expect(
            issues == [
                "f.feature:4:5: erreur : Aucune étape ne correspond à « je tappe sur \"A\" ». Écrivez « je tape sur "
                    + "\"A\" ». [step-undefined]"
            ]
        )
    }

    @Test(
        "values that can't be read are told, as a run would tell them",
        arguments: [
            ("Quand j'attends 2 lunes", "“2 lunes” is not a duration."),
            ("Étant donné que nous sommes le 31 février 2026 à 9 h 30", "“31 février 2026” is not a date."),
            ("Étant donné que nous sommes le 15 fevrier 2026 à 9 h 30", "“15 fevrier 2026” is not a date."),
            ("Étant donné que nous sommes le 15 février 2026 à 25 h 30", "Not a time of day."),
        ]
    )
    func values(_ step: String, _ fact: String) throws {
        let issues = try LintSample.issues(ofStep: step)
        try #require(issues.count == 1, "\(issues)")
        #expect(issues[0].hasPrefix("f.feature:4:5: error: \(fact) Write “"), "\(issues[0])")
        #expect(issues[0].hasSuffix(" [value-unreadable]"))
    }

    @Test("a row of examples whose value can't be read is named; the others are not")
    func rowValues() throws {
        let issues = try LintSample.issues(
            "# language: fr\nFonctionnalité: F\n  Plan du scénario: S <n>\n    Quand j'attends <n>\n    Exemples:\n"
                + "      | n       |\n      | 2 jours |\n      | 2 lunes |\n"
        )
        try #require(issues.count == 1, "\(issues)")
        #expect(issues[0].hasPrefix("f.feature:8: error: “2 lunes” is not a duration. "))
    }

    @Test("a table or text under a step that takes none, and none under a step that needs one")
    func blocks() throws {
        #expect(
            try LintSample.issues(ofStep: "Alors je vois \"x\"\n      | x |") == [
                "f.feature:4:5: error: “je vois {string}” does not take a table under it. Remove the table, or use a step "
                    + "that ends with a colon. [argument-unread]"
            ]
        )
        let text = try LintSample.issues(ofStep: "Alors je vois \"x\"\n      \"\"\"\n      x\n      \"\"\"")
        #expect(text.count == 1 && text[0].contains("does not take a text under it."))
        #expect(
            try LintSample.issues(ofStep: "Alors je vois :") == [
                "f.feature:4:5: error: “je vois :” needs a table or text under it. Add it below the step: rows "
                    + "between bars, or text between two lines of \"\"\". [argument-missing]"
            ]
        )
        #expect(try LintSample.issues(ofStep: "Alors je vois :\n      | x |") == [])
    }

    @Test("a quotation mark that is not closed is told as such")
    func quotes() throws {
        #expect(
            try LintSample.issues(ofStep: "Alors je vois \"Starter") == [
                "f.feature:4:5: error: A quotation mark is not closed in “je vois \"Starter”. Add the closing \" "
                    + "after the text. [quote-unclosed]"
            ]
        )
    }

    @Test("the same undefined step is told at each of its places, each with what is nearest in the script's language")
    func sameStepTwice() throws {
        let french = GherkinSource(
            uri: "a.feature",
            text: "# language: fr\nFonctionnalité: F\n  Scénario: S\n    * plic ploc\n    * plic ploc\n"
        )
        let english = GherkinSource(uri: "b.feature", text: "Feature: F\n  Scenario: S\n    * plic ploc\n")
        let german = GherkinSource(
            uri: "c.feature",
            text: "# language: de\nFunktion: F\n  Szenario: S\n    * plic ploc\n"
        )
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([french, english, german], ids: &ids)
        var library = StepLibrary()
        library.step(.when, ["en": "plic plocs", "fr": "plic ploces"], "It drips.") { _ in }
        let product = ProductScripts(kit: TinyKit.self, library: library, features: scripts.features)
        let issues = ScriptLint(requirements: nil).issues(in: product, isWhole: false)
        #expect(
            issues.map { "\($0.file):\($0.line) \($0.fix)" } == [
                "a.feature:4 Write “plic ploces”.", "a.feature:5 Write “plic ploces”.",
                "b.feature:3 Write “plic plocs”.", "c.feature:4 Write “plic plocs”.",
            ]
        )
    }

    @Test("a background's step is told once however many scenarios it begins, and also where there is none")
    func backgroundSteps() throws {
        let background = "# language: fr\nFonctionnalité: F\n  Contexte:\n    Quand xyzzy\n"
        let scenario = { (name: String) in "  Scénario: \(name)\n    Quand l'application est ouverte\n" }
        for script in [background, background + scenario("A") + scenario("B")] {
            let issues = try LintSample.issues(script)
            #expect(issues.count == 1)
            #expect(issues[0].hasPrefix("f.feature:4:5: error: No step definition matches “xyzzy”."))
        }
    }

    @Test("a step that no row of examples makes right is told once; one that some rows make wrong, by each of them")
    func stepsOfOutlines() throws {
        let script = { (rows: [String]) in
            """
            # language: fr
            Fonctionnalité: F
              Plan du scénario: S <a>
                Quand <a>
                Exemples:
                  | a |

            """ + rows.map { "      | \($0) |\n" }.joined()
        }
        #expect(
            try LintSample.issues(script(["j'attends deux minutes", "xyzzy"])).map { String($0.prefix { $0 != "`" }) }
                == [
                    "f.feature:4:5: error: No step definition matches “j'attends deux minutes”. Write “j'attends "
                        + "2 minutes”. [step-undefined]"
                ]
        )
        #expect(
            try LintSample.issues(script(["j'attends 2 minutes", "je tappe sur \"A\"", "l'application est ouverte"]))
                == [
                    "f.feature:8: error: With this row the step on line 4 says “je tappe sur \"A\"”. No step "
                        + "definition matches it. Write “je tape sur \"A\"”. [step-undefined]"
                ]
        )
        // Without rows nobody knows what it says.
        #expect(try LintSample.issues(script([])).allSatisfy { $0.contains("[examples-empty]") })
    }

    @Test("an ambiguous step is told with all definitions that fit and their locations")
    func ambiguousSteps() throws {
        let define = { (library: inout StepLibrary) in
            library.step(.when, ["fr": "la cloche {word}"], "It does.", file: "Kit/A.swift", line: 3) {
                (_, _: String) in
            }
            library.step(.when, ["fr": "la {word} sonne"], "It rings.", file: "Kit/B.swift", line: 7) {
                (_, _: String) in
            }
        }
        #expect(
            try LintSample.issues(ofStep: "Quand la cloche sonne", define) == [
                "f.feature:4:5: error: 2 definitions match “la cloche sonne”: “la cloche {word}” (Kit/A.swift:3), “la "
                    + "{word} sonne” (Kit/B.swift:7). Make one of them more specific. [step-ambiguous]"
            ]
        )
        let script = """
            # language: fr
            Fonctionnalité: F
              Plan du scénario: S
                Quand la <a> sonne
                Exemples:
                  | a      |
                  | porte  |
                  | cloche |
            """
        #expect(
            try LintSample.issues(script, define) == [
                "f.feature:8: error: With this row the step on line 4 says “la cloche sonne”. 2 definitions match it: "
                    + "“la cloche {word}” (Kit/A.swift:3), “la {word} sonne” (Kit/B.swift:7). Make one of them more "
                    + "specific. [step-ambiguous]"
            ]
        )
    }
}
