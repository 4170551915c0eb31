import CucumberGherkin
import Testing

@testable import ScenarioRunner

/// What the lint says of scripts, word for word, and what it leaves alone; of steps, see ``StepLintTests``.
struct ScriptLintTests {
    @Test("a script without issues has no finding")
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
        #expect(try LintSample.issues(script) == [])
    }

    // MARK: Files

    private func errors(_ script: String) -> [String] {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: script)], ids: &ids)
        return ScriptLint(requirements: nil).issues(ofErrorsIn: scripts).map(\.description)
    }

    @Test("a file that does not begin as one is told of once")
    func wholeFiles() {
        #expect(
            errors("Fonctionnalité: F\nnonsense\n") == [
                "f.feature:1: error: This looks French. Add `# language: fr` as the first line. [language]"
            ]
        )
        #expect(
            errors("# language: french\nFonctionnalité: F\n  Scénario: S\n") == [
                "f.feature:1:1: error: Gherkin has no language “french”. Write `# language: fr`. [parse-error]"
            ]
        )
        #expect(
            errors("nonsense\nmore\n") == [
                "f.feature:1:1: error: The file does not begin with “Feature:”. Write “Feature:” and a name first; only tags "
                    + "and comments come before it. [parse-error]"
            ]
        )
        #expect(
            errors("# language: fr\nFonctionnalité : F\n\n  Scénario: S\n    Quand x\n") == [
                "f.feature:2: error: “Fonctionnalité :” is not a keyword of Gherkin. Write “Fonctionnalité:”. "
                    + "[keyword-misspelt]"
            ]
        )
    }

    @Test("a syntax error is told in plain words")
    func parseErrors() {
        let head = "# language: fr\nFonctionnalité: F\n  Scénario: S\n    Quand x\n"
        #expect(
            errors(head + "    Quant y\n  Scénario : T\n") == [
                "f.feature:5: error: “Quant” is not a keyword of Gherkin. Write “Quand”. [keyword-misspelt]",
                "f.feature:6: error: “Scénario :” is not a keyword of Gherkin. Write “Scénario:”. [keyword-misspelt]",
            ]
        )
        #expect(
            errors(head + "    {\"a\": 1}\n") == [
                "f.feature:5:5: error: Nothing begins like this: “{\"a\": 1}”. Begin a step with “Étant donné que”, “Quand”, "
                    + "“Alors”. A text under a step stands between two lines of \"\"\". [parse-error]"
            ]
        )
        #expect(
            errors(head + "      | a | b |\n      | 1 | \\| | 3 |\n") == [
                "f.feature:6:7: error: This row has 3 cells, the first row of its table has 2. Give all rows the same number "
                    + "of cells; a | in a text is written \\|. [parse-error]"
            ]
        )
        #expect(
            errors("Feature: F\n  @expected-failure(the price)\n  Scenario: S\n    When x\n") == [
                "f.feature:2:3: error: The reason in @expected-failure has blanks in it. Write its words with hyphens, or the "
                    + "reason as a description below the title. [parse-error]"
            ]
        )
        #expect(
            errors("Feature: F\n  @a b\n  Scenario: S\n    When x\n") == [
                "f.feature:2:3: error: A tag has a blank in it. Write its words with hyphens, and an @ before each tag. "
                    + "[parse-error]"
            ]
        )
        #expect(
            errors(head + "    \"\"\"\n    a\n") == [
                "f.feature:7: error: The text under the last step has no end. Close it with \"\"\" on a line of its own. "
                    + "[parse-error]"
            ]
        )
        #expect(
            errors("Feature: F\n  Scenario: S\n    When x\n  @a\n") == [
                "f.feature:5: error: The file ends with tags that belong to nothing. Write the title of a scenario under them, "
                    + "or remove them. [parse-error]"
            ]
        )
    }

    // MARK: Tags

    @Test("an expected failure has a reason, in its tag or below it, and its tag is spelt as it is")
    func expectedFailures() throws {
        func issues(_ tag: String, _ description: String = "") throws -> [String] {
            try LintSample.issues(
                "Feature: F\n  \(tag)\n  Scenario: S\n    \(description)\n    When I wait 2 seconds\n"
            )
        }
        #expect(try issues("@expected-failure(TINY-1)") == [])
        #expect(try issues("@expected-failure", "Rounds down.") == [])
        #expect(
            try issues("@expected-failure") == [
                "f.feature:2:3: warning: Nothing says why a failure is expected. Write @expected-failure(MAD-123), or "
                    + "the reason as a description below. [expected-failure]"
            ]
        )
        #expect(
            try issues("@ExpectedFailure(TINY-1)") == [
                "f.feature:2:3: warning: @ExpectedFailure(TINY-1) expects no failure: the tag is spelt otherwise. Write "
                    + "@expected-failure, or @expected-failure(MAD-123) with the reason. [expected-failure]"
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
        let language =
            "f.feature:4:5: warning: “the bell rings” is in another language than this script. Write “la cloche sonne”. "
            + "[step-language]"
        #expect(
            try LintSample.issues(script, isWhole: true, define) == [
                "K.swift:9: note: No script uses “la porte s'ouvre”. Use it in one, or remove it. [definition-unused]",
                language,
            ]
        )
        #expect(try LintSample.issues(script, isWhole: false, define) == [language])
        #expect(try LintSample.issues(script + "    Et la porte s'ouvre\n", isWhole: true, define) == [language])
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
            try LintSample.issues(script) == [
                "f.feature:12:5: warning: The scenario on line 3 has the same name, “S”. Say in the name what is "
                    + "different about this one. [scenario-name-twice]"
            ]
        )
    }

    @Test("a scenario without steps is told")
    func emptyScenarios() throws {
        #expect(
            try LintSample.issues(ofStep: nil) == [
                "f.feature:3:3: warning: The scenario has no steps. Add some, or remove it. [scenario-empty]"
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
            try LintSample.issues(script).filter { !$0.contains("[step-undefined]") } == [
                "f.feature:3:3: warning: No column of the examples is named “nm”, so <nm> is not replaced. Did you mean "
                    + "<nom>? [placeholder-unknown]",
                "f.feature:6:9: warning: No column of the examples on line 11 is named “texte”, so <texte> is not "
                    + "replaced. Add the column, or remove <texte>. [placeholder-unknown]",
                "f.feature:12:23: warning: Nothing in the outline uses <perdu>. Use it, for example in the name, or remove "
                    + "the column. [column-unused]",
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
            try LintSample.issues(script) == [
                "f.feature:3:3: warning: “Plan du scénario” has no examples, so it runs once. Add “Exemples:”, or "
                    + "write “Scénario”. [outline-without-examples]",
                "f.feature:7:5: warning: These examples have no table, so nothing runs. Add a row, or remove them. "
                    + "[examples-empty]",
                "f.feature:8:5: warning: These examples have a header but no rows, so nothing runs. Add a row, or remove "
                    + "them. [examples-empty]",
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
            try LintSample.issues(script) == [
                "f.feature:2:4: warning: Unknown requirement TINY-98765. Add it to the list of requirements, or remove "
                    + "the tag. [requirement-unknown]",
                "f.feature:2:16: warning: Unknown requirement tiny_1. Did you mean @TINY-1? [requirement-unknown]",
                "f.feature:5:6: warning: @a appears twice. Remove one. [tag-twice]",
                "f.feature:8:3: warning: Unknown requirement TINI-2. Did you mean @TINY-2? [requirement-unknown]",
            ]
        )
        #expect(try LintSample.issues(script, requirements: nil).count == 1)
    }

    @Test(
        "an unknown requirement is told with an id of its own product's, two edits away at most, or with none",
        arguments: [
            ("TINY-FR12", "TINY-FR1"), ("tiny.fr1", "TINY-FR1"), ("TINY-FR12345", nil), ("TINY-FR", "TINY-FR1"),
            ("TINY-3", nil), ("OTHER-FR1", nil), ("TINI-FR1", "TINY-FR1"), ("MINE-7", "MINE-77"),
        ] as [(String, String?)]
    )
    func nearestRequirement(_ tag: String, _ nearest: String?) throws {
        let list = try RequirementList(parsing: "id,kinds,title\nTINY-FR1,H,One\nTINE-3,H,Two\nMINE-77,H,Three\n")
        let script = "# language: fr\n@\(tag)\nFonctionnalité: F\n"
        let fix = nearest.map { "Did you mean @\($0)?" } ?? "Add it to the list of requirements, or remove the tag."
        let told = "f.feature:2:1: warning: Unknown requirement \(tag). \(fix) [requirement-unknown]"
        // One that begins like no id and is near none is an ordinary tag.
        #expect(try LintSample.issues(script, requirements: list) == (tag == "OTHER-FR1" ? [] : [told]))
    }

    @Test("an unknown requirement is told at each place that has it")
    func everyPlace() throws {
        let script = """
            # language: fr
            Fonctionnalité: F
              @TINY-11
              Règle: A
              @TINY-11 @autre
              Règle: B
            """
        let issues = try LintSample.issues(script)
        #expect(issues.map { $0.prefix { $0 != " " } } == ["f.feature:3:3:", "f.feature:5:3:"])
        #expect(issues.allSatisfy { $0.contains("Did you mean @TINY-1?") })
    }

    // MARK: Issues

    @Test("findings are sorted by file, line, column and code")
    func order() {
        func issue(_ code: LintIssue.Code, _ file: String, _ line: Int, _ column: Int?) -> LintIssue {
            LintIssue(code, file: file, line: line, column: column, fact: "", fix: "")
        }
        let sorted = [
            issue(.format, "a", 2, nil), issue(.scenarioEmpty, "a", 2, 3), issue(.stepUndefined, "a", 2, 3),
            issue(.tagTwice, "a", 10, 1), issue(.format, "b", 1, nil),
        ]
        #expect(sorted.reversed().sorted() == sorted)
        #expect(
            LintIssue.format(file: "a", line: 2).description.hasSuffix(
                "a:2: warning: The format differs. Run ./appshell lint --fix. [format]"
            )
        )
    }
}
