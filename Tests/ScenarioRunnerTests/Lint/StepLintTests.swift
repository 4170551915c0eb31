import CucumberGherkin
import Testing

@testable import ScenarioRunner

/// What the lint says of steps, word for word.
struct StepLintTests {
    @Test("an undefined step is told with the nearest one in the script's language")
    func undefinedSteps() throws {
        #expect(
            try LintSample.findings(ofStep: "Quand je tappe sur \"Starter\"") == [
                "f.feature:4:5: error: No step is written like “je tappe sur \"Starter\"”. Nearest: “je tape sur "
                    + "{string}”. [step-undefined]"
            ]
        )
        #expect(
            try LintSample.findings(ofStep: "Quand xyzzy") == [
                "f.feature:4:5: error: No step is written like “xyzzy”. `appshell steps --lang fr` lists those there "
                    + "are. [step-undefined]"
            ]
        )
        let both = try LintSample.findings(ofStep: "Quand la cloche sone") { library in
            library.step(.when, ["en": "la cloche soni", "fr": "la cloche sonne"], "It rings.") { _ in }
        }
        #expect(both.count == 1)
        #expect(both[0].contains("Nearest: “la cloche sonne”."))
        let german = try LintSample.findings("# language: de\nFunktion: F\n  Szenario: S\n    Wenn xyzzy")
        #expect(german.count == 1)
        #expect(german[0].contains(" `appshell steps` lists those there are."))
    }

    @Test(
        "values that can't be read are told, as a run would tell them",
        arguments: [
            ("Quand j'attends 2 lunes", "“2 lunes” is no duration."),
            ("Étant donné que nous sommes le 31 février 2026 à 9 h 30", "“31 février 2026” is no date."),
            ("Étant donné que nous sommes le 15 fevrier 2026 à 9 h 30", "“15 fevrier 2026” is no date."),
            ("Étant donné que nous sommes le 15 février 2026 à 25 h 30", "There is no such time of day."),
        ]
    )
    func values(_ step: String, _ fact: String) throws {
        let findings = try LintSample.findings(ofStep: step)
        try #require(findings.count == 1, "\(findings)")
        #expect(findings[0].hasPrefix("f.feature:4:5: error: \(fact) Write “"), "\(findings[0])")
        #expect(findings[0].hasSuffix(" [value-unreadable]"))
    }

    @Test("a row of examples whose value can't be read is named; the others are not")
    func rowValues() throws {
        let findings = try LintSample.findings(
            "# language: fr\nFonctionnalité: F\n  Plan du scénario: S <n>\n    Quand j'attends <n>\n    Exemples:\n"
                + "      | n       |\n      | 2 jours |\n      | 2 lunes |\n"
        )
        try #require(findings.count == 1, "\(findings)")
        #expect(findings[0].hasPrefix("f.feature:8: error: “2 lunes” is no duration. "))
    }

    @Test("a table or text under a step that takes none, and none under a step that needs one")
    func blocks() throws {
        #expect(
            try LintSample.findings(ofStep: "Alors je vois \"x\"\n      | x |") == [
                "f.feature:4:5: error: “je vois {string}” takes no table under it. Take the table out, or say a step "
                    + "that ends with a colon. [argument-unread]"
            ]
        )
        let text = try LintSample.findings(ofStep: "Alors je vois \"x\"\n      \"\"\"\n      x\n      \"\"\"")
        #expect(text.count == 1 && text[0].contains("takes no text under it."))
        #expect(
            try LintSample.findings(ofStep: "Alors je vois :") == [
                "f.feature:4:5: error: “je vois :” needs a table or a text under it. Write it below the step: rows "
                    + "between bars, or a text between two lines of \"\"\". [argument-missing]"
            ]
        )
        #expect(try LintSample.findings(ofStep: "Alors je vois :\n      | x |") == [])
    }

    @Test("a quotation mark that is not closed is told as such")
    func quotes() throws {
        #expect(
            try LintSample.findings(ofStep: "Alors je vois \"Starter") == [
                "f.feature:4:5: error: A quotation mark is open at the end of “je vois \"Starter”. Write a second \" "
                    + "behind the text that it begins. [quote-unclosed]"
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
        let findings = ScriptLint(requirements: nil).findings(in: product, isWhole: false)
        #expect(
            findings.map { "\($0.file):\($0.line) \($0.fix)" } == [
                "a.feature:4 Nearest: “plic ploces”.", "a.feature:5 Nearest: “plic ploces”.",
                "b.feature:3 Nearest: “plic plocs”.", "c.feature:4 Nearest: “plic plocs”.",
            ]
        )
    }

    @Test("a background's step is told once however many scenarios it begins, and also where there is none")
    func backgroundSteps() throws {
        let background = "# language: fr\nFonctionnalité: F\n  Contexte:\n    Quand xyzzy\n"
        let scenario = { (name: String) in "  Scénario: \(name)\n    Quand l'application est ouverte\n" }
        for script in [background, background + scenario("A") + scenario("B")] {
            let findings = try LintSample.findings(script)
            #expect(findings.count == 1)
            #expect(findings[0].hasPrefix("f.feature:4:5: error: No step is written like “xyzzy”."))
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
            try LintSample.findings(script(["j'attends deux minutes", "xyzzy"])).map { String($0.prefix { $0 != "`" }) }
                == [
                    "f.feature:4:5: error: No step is written like “j'attends deux minutes”. Nearest: “j'attends "
                        + "{duration}”. [step-undefined]"
                ]
        )
        #expect(
            try LintSample.findings(script(["j'attends 2 minutes", "je tappe sur \"A\"", "l'application est ouverte"]))
                == [
                    "f.feature:8: error: With this row the step on line 4 says “je tappe sur \"A\"”. No step is written "
                        + "like that. Nearest: “je tape sur {string}”. [step-undefined]"
                ]
        )
        // Without rows nobody knows what it says.
        #expect(try LintSample.findings(script([])).allSatisfy { $0.contains("[examples-empty]") })
    }

    @Test("an ambiguous step is told with all definitions that fit and their places")
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
            try LintSample.findings(ofStep: "Quand la cloche sonne", define) == [
                "f.feature:4:5: error: 2 definitions fit “la cloche sonne”: “la cloche {word}” (Kit/A.swift:3), “la "
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
            try LintSample.findings(script, define) == [
                "f.feature:8: error: With this row the step on line 4 says “la cloche sonne”. 2 definitions fit it: "
                    + "“la cloche {word}” (Kit/A.swift:3), “la {word} sonne” (Kit/B.swift:7). Make one of them more "
                    + "specific. [step-ambiguous]"
            ]
        )
    }
}
