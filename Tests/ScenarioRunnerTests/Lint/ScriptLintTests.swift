import CucumberGherkin
import Testing

@testable import ScenarioRunner

/// What the lint says of scripts, word for word, and what it leaves alone.
struct ScriptLintTests {
    @Test("a script without faults has no finding")
    func clean() throws {
        let script = """
            # language: fr
            @TINY-1 @lent
            Fonctionnalité: F
              Contexte:
                Étant donné que l'application est ouverte
              @TINY-2
              Scénario: A
                Quand je tape sur "Dans 3 s"
              Règle: R
                @TINY-2 @UTF-8
                Plan du scénario: B <cas>
                  Quand je tape sur "<nom>"
                  Exemples:
                    | cas | nom      |
                    | un  | Dans 3 s |
            """
        #expect(try lint(script) == [])
    }

    // MARK: Files

    @Test("every fault of a file that does not parse is told in the official words")
    func parseErrors() {
        let findings = ScriptLint(requirements: nil).findings(
            of: LoadedScripts.errors(in: "Fonctionnalité: F\nnonsense\n")
        )
        #expect(
            findings.map(\.description) == [
                "f.feature:1:1: error: expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got "
                    + "'Fonctionnalité: F'. Mend this first: nothing else in the file is looked at until then. "
                    + "[parse-error]",
                "f.feature:2:1: error: expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got "
                    + "'nonsense'. Mend this first: nothing else in the file is looked at until then. [parse-error]",
            ]
        )
        let atEnd = ScriptLint(requirements: nil).findings(of: LoadedScripts.errors(in: "@a\n"))
        #expect(
            atEnd.map(\.description) == [
                "f.feature:2: error: unexpected end of file, expected: #TagLine, #FeatureLine, #Comment, #Empty. "
                    + "Mend this first: nothing else in the file is looked at until then. [parse-error]"
            ]
        )
    }

    // MARK: Steps

    @Test("an undefined step is told with the nearest one in the script's language")
    func undefinedSteps() throws {
        #expect(
            try steps("Quand je tappe sur \"Starter\"") == [
                "f.feature:4:5: error: No step is written like “je tappe sur \"Starter\"”. Nearest: “je tape sur "
                    + "{string}”. [step-undefined]"
            ]
        )
        #expect(
            try steps("Quand xyzzy") == [
                "f.feature:4:5: error: No step is written like “xyzzy”. `appshell steps --lang fr` lists those there "
                    + "are. [step-undefined]"
            ]
        )
        let both = try steps("Quand la cloche sone") { library in
            library.step(.when, ["en": "la cloche soni", "fr": "la cloche sonne"], "It rings.") { _ in }
        }
        #expect(both.count == 1)
        #expect(both[0].contains("Nearest: “la cloche sonne”."))
        let german = try lint("# language: de\nFunktion: F\n  Szenario: S\n    Wenn xyzzy")
        #expect(german.count == 1)
        #expect(german[0].contains(" `appshell steps` lists those there are."))
    }

    @Test("a background's step is told once however many scenarios it begins, and also where there is none")
    func backgroundSteps() throws {
        let background = "# language: fr\nFonctionnalité: F\n  Contexte:\n    Quand xyzzy\n"
        let scenario = { (name: String) in "  Scénario: \(name)\n    Quand l'application est ouverte\n" }
        for script in [background, background + scenario("A") + scenario("B")] {
            let findings = try lint(script)
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
            try lint(script(["j'attends deux minutes", "xyzzy"])).map { String($0.prefix { $0 != "`" }) } == [
                "f.feature:4:5: error: No step is written like “j'attends deux minutes”. Nearest: “j'attends "
                    + "{duration}”. [step-undefined]"
            ]
        )
        #expect(
            try lint(script(["j'attends 2 minutes", "je tappe sur \"A\"", "l'application est ouverte"])) == [
                "f.feature:8: error: With this row the step on line 4 says “je tappe sur \"A\"”. No step is written "
                    + "like that. Nearest: “je tape sur {string}”. [step-undefined]"
            ]
        )
        // Without rows nobody knows what it says.
        #expect(try lint(script([])).allSatisfy { $0.contains("[examples-empty]") })
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
            try steps("Quand la cloche sonne", define) == [
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
            try lint(script, define) == [
                "f.feature:8: error: With this row the step on line 4 says “la cloche sonne”. 2 definitions fit it: "
                    + "“la cloche {word}” (Kit/A.swift:3), “la {word} sonne” (Kit/B.swift:7). Make one of them more "
                    + "specific. [step-ambiguous]"
            ]
        )
    }

    // MARK: Definitions

    @Test("the product's own steps that no script says are notes, where all scripts were read, and generic ones never")
    func unusedDefinitions() throws {
        let define = { (library: inout StepLibrary) in
            library.step(
                .when,
                ["fr": "la cloche sonne", "en": "the bell rings"],
                "It rings.",
                file: "K.swift",
                line: 3
            ) {
                _ in
            }
            library.step(.when, ["en": "the door opens", "fr": "la porte s'ouvre"], "Opens.", file: "K.swift", line: 9)
            {
                _ in
            }
        }
        let script = "# language: fr\nFonctionnalité: F\n  Scénario: S\n    Quand the bell rings\n"
        #expect(
            try lint(script, isWhole: true, define) == [
                "K.swift:9: note: No script says “la porte s'ouvre”. Say it in one, or take it out. [definition-unused]"
            ]
        )
        #expect(try lint(script, isWhole: false, define) == [])
        #expect(try lint(script + "    Et la porte s'ouvre\n", isWhole: true, define) == [])
    }

    // MARK: Scenarios

    @Test("two scenarios of one name in one file are told, in rules too; the rows of an outline are one scenario")
    func duplicateNames() throws {
        let script = """
            # language: fr
            Fonctionnalité: F
              Scénario: S
                Quand l'application est ouverte
              Plan du scénario: T
                Quand j'attends <a> minutes
                Exemples:
                  | a |
                  | 2 |
                  | 3 |
              Règle: R
                Exemple: S
                  Quand l'application est ouverte
            """
        #expect(
            try lint(script) == [
                "f.feature:12:5: warning: The scenario on line 3 is called “S” too. Name what is different about this "
                    + "one. [scenario-name-twice]"
            ]
        )
    }

    @Test("a scenario without steps is told")
    func emptyScenarios() throws {
        #expect(
            try steps() == [
                "f.feature:3:3: warning: The scenario has no step. Give it some, or take it out. [scenario-empty]"
            ]
        )
    }

    // MARK: Outlines

    @Test("placeholders and columns that do not fit are told, and doc strings use columns but need none")
    func placeholders() throws {
        let script = """
            # language: fr
            Fonctionnalité: F
              Plan du scénario: <nm>
                Quand je tape sur "<nom>"
                Et je vois :
                  | <texte> a < b > c |
                Et que l'application reçoit :
                  \"\"\"
                  <b>gras</b> <corps>
                  \"\"\"
                Exemples:
                  | nom | corps | perdu |
                  | A   | B     | C     |
                Exemples:
                  | nom | corps | texte |
                  | A   | B     | C     |
            """
        #expect(
            try lint(script).filter { !$0.contains("[step-undefined]") } == [
                "f.feature:3:3: warning: No column of the examples is called “nm”, so <nm> stays as it is. Did you mean "
                    + "<nom>? [placeholder-unknown]",
                "f.feature:6:9: warning: No column of the examples on line 11 is called “texte”, so <texte> stays as it "
                    + "is. Add the column, or take <texte> out. [placeholder-unknown]",
                "f.feature:12:23: warning: Nothing in the outline says <perdu>. Say it, in the name for instance, or take "
                    + "the column out. [column-unused]",
            ]
        )
    }

    @Test("examples that run nothing, and an outline's keyword without examples, are told")
    func emptyExamples() throws {
        let script = """
            # language: fr
            Fonctionnalité: F
              Plan du scénario: A
                Quand l'application est ouverte
              Plan du scénario: <a>
                Quand l'application est ouverte
                Exemples:
                Exemples: E
                  | a |
            """
        #expect(
            try lint(script) == [
                "f.feature:3:3: warning: “Plan du scénario” has no examples, and runs once as it is. Add “Exemples:”, or "
                    + "call it “Scénario”. [outline-without-examples]",
                "f.feature:7:5: warning: These examples have no table: nothing runs. Give them a row, or take them out. "
                    + "[examples-empty]",
                "f.feature:8:5: warning: These examples have a header and no row: nothing runs. Give them a row, or "
                    + "take them out. [examples-empty]",
            ]
        )
    }

    // MARK: Tags

    @Test("a tag twice on one thing, and requirements that are unknown or misspelt, are told with the nearest id")
    func tags() throws {
        let script = """
            # language: fr
            @a @TINY-98765 @tiny_1
            Fonctionnalité: F
              @a
              @b @a
              Scénario: S
                Quand l'application est ouverte
              @TINI-2
              Règle: R
                Scénario: T
                  Quand l'application est ouverte
            """
        #expect(
            try lint(script) == [
                "f.feature:2:4: warning: There is no requirement TINY-98765. Add it to the list of requirements, or take "
                    + "it out. [requirement-unknown]",
                "f.feature:2:16: warning: There is no requirement tiny_1. Did you mean @TINY-1? [requirement-unknown]",
                "f.feature:5:6: warning: @a is here twice. Take one out. [tag-twice]",
                "f.feature:8:3: warning: There is no requirement TINI-2. Did you mean @TINY-2? [requirement-unknown]",
            ]
        )
        #expect(try lint(script, requirements: nil).count == 1)
    }

    // MARK: Findings

    @Test("findings are sorted by file, line, column and code")
    func order() {
        func finding(_ code: LintFinding.Code, _ file: String, _ line: Int, _ column: Int?) -> LintFinding {
            LintFinding(code, file: file, line: line, column: column, fact: "", mend: "")
        }
        let sorted = [
            finding(.format, "a", 2, nil), finding(.scenarioEmpty, "a", 2, 3), finding(.stepUndefined, "a", 2, 3),
            finding(.tagTwice, "a", 10, 1), finding(.format, "b", 1, nil),
        ]
        #expect(sorted.reversed().sorted() == sorted)
        #expect(
            LintFinding.format(file: "a", line: 2).description.hasSuffix(
                "a:2: warning: The format differs. Run appshell lint --fix. [format]"
            )
        )
    }
}

extension ScriptLintTests {
    private static let known = try? RequirementList(parsing: "id,kinds,title\nTINY-1,H,One\nTINY-2,H,Two\n")

    /// One scenario of French steps.
    private func steps(_ steps: String..., define: (inout StepLibrary) -> Void = { _ in }) throws -> [String] {
        let body = steps.map { "    \($0)\n" }.joined()
        return try lint("# language: fr\nFonctionnalité: F\n  Scénario: S\n\(body)", define)
    }

    private func steps(_ step: String, _ define: (inout StepLibrary) -> Void) throws -> [String] {
        try steps(step, define: define)
    }

    private func lint(
        _ script: String,
        isWhole: Bool = false,
        requirements: RequirementList? = known,
        _ define: (inout StepLibrary) -> Void = { _ in }
    ) throws -> [String] {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids)
        try #require(scripts.errors.isEmpty, "\(scripts.errors)")
        var library = TinyKit.library
        define(&library)
        try #require(library.faults.isEmpty, "\(library.faults)")
        let product = ProductScripts(kit: TinyKit.self, library: library, features: scripts.features)
        return ScriptLint(requirements: requirements).findings(in: product, isWhole: isWhole).map(\.description)
    }
}

extension LoadedScripts {
    fileprivate static func errors(in script: String) -> [GherkinError] {
        var ids = IdentifierSequence()
        return LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids).errors
    }
}
