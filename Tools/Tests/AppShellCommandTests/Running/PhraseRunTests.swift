import Foundation
import Testing

/// Files of phrases: where they count, and what `run`, `lint` and `steps` say of them.
struct PhraseRunTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        _ = try scratch.write(
            """
            # language: fr
            Fonctionnalité: Phrases

              Scénario: j'ouvre la fiche {string}
                Ouvre l'application sur l'onglet des formations, puis la fiche.

                Étant donné que l'application est ouverte
                Quand j'ouvre l'onglet "Formations"
                Et que je tape sur <1>
                Alors l'écran "<1>" est affiché

            """,
            to: "Scenarios/Madinia/fiches.phrases.feature"
        )
        _ = try scratch.write(Self.script(#"Quand j'ouvre la fiche "Starter""#), to: "Scenarios/Madinia/sous/a.feature")
    }

    private static func script(_ step: String) -> String {
        "# language: fr\nFonctionnalité: F\n\n  Scénario: S\n    \(step)\n"
    }

    private func command(_ arguments: [String]) throws -> Command { try Command(arguments, in: scratch.folder) }

    @Test("scripts below say a phrase like any step, whether all run or one, and the report shows its steps")
    func run() throws {
        for paths in [[], ["Scenarios/Madinia/sous/a.feature:4"], ["Scenarios/Madinia/sous", "--in-process"]] {
            let run = try command(["run"] + paths)
            #expect(run.status == 0, "\(run.output)\(run.errors)")
            #expect(
                run.output.contains(
                    """
                        ✔ Quand j'ouvre la fiche "Starter"
                            ✔ Étant donné que l'application est ouverte
                            ✔ Quand j'ouvre l'onglet "Formations"
                            ✔ Et que je tape sur "Starter"
                            ✔ Alors l'écran "Starter" est affiché

                    """
                ),
                "\(run.output)"
            )
            #expect(run.output.contains("1 step (1 passed)"))
        }
    }

    @Test("a failure names the inner step with its place; messages stay one step with a log")
    func failure() throws {
        _ = try scratch.write(Self.script(#"Quand j'ouvre la fiche "Nulle""#), to: "Scenarios/Madinia/b.feature")
        let run = try command(["run", "Scenarios/Madinia/b.feature", "--format", "message"])
        #expect(run.status == 1)
        #expect(run.output.contains(#"In “je tape sur \"Nulle\"” (Scenarios/Madinia/fiches.phrases.feature:9): "#))
        #expect(run.output.contains(#""body":"✘ Et que je tape sur \"Nulle\"""#), "\(run.output)")
        #expect(run.output.split(separator: "\n").count { $0.contains(#"{"testStepFinished""#) } == 1)
        #expect(run.output.contains(#""uri":"Scenarios/Madinia/fiches.phrases.feature""#), "the definition's place")
    }

    @Test("a phrase is a step of lint, which names what is wrong with it; run does not begin then")
    func lint() throws {
        let clean = try command(["lint"])
        #expect(clean.status == 0, "\(clean.output)")
        #expect(!clean.output.contains("fiches.phrases.feature"), "\(clean.output)")
        #expect(clean.output.contains("2 files: "))

        let wrong =
            "# language: fr\nFonctionnalité: G\n\n  Scénario: je fais {int} choses\n    Quand je tappe sur \"a\"\n"
        _ = try scratch.write(wrong, to: "Scenarios/Madinia/g.phrases.feature")
        let lint = try command(["lint", "Scenarios/Madinia/sous/a.feature"])
        #expect(lint.status == 1)
        #expect(
            lint.output.contains("Scenarios/Madinia/g.phrases.feature:4: error: No step of the phrase takes its value")
        )
        #expect(
            lint.output.contains(
                "Scenarios/Madinia/g.phrases.feature:5: error: No step definition matches “je tappe sur \"a\"”. Write "
            ),
            "\(lint.output)"
        )
        let run = try command(["run"])
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(
            run.errors.hasPrefix(
                "The phrases of madinia are invalid:\nScenarios/Madinia/g.phrases.feature:4: No step of the phrase takes "
            ),
            "\(run.errors)"
        )
        #expect(
            try command(["run", "Scenarios/Madinia/g.phrases.feature"]).errors.contains(
                "it has phrases and no scenarios"
            )
        )
    }

    @Test("a file of phrases that is no UTF-8 is an error of its own product's lint, not of another's")
    func garbled() throws {
        let file = try scratch.write("", to: "Scenarios/PiTrainer/g.phrases.feature")
        try Data(Array("Feature: ".utf8) + [0xFF, 0x0A]).write(to: URL(fileURLWithPath: file))
        let other = try command(["lint", "--product", "madinia"])
        #expect(other.status == 0 && !other.output.contains("g.phrases"), "\(other.output)")
        let own = try command(["lint", "--product", "pitrainer"])
        #expect(own.status == 1 && own.output.contains("g.phrases.feature:1"), "\(own.output)")
    }

    @Test("a phrase that no script says is a note, where all scripts of the product are looked at; --fix lays it out")
    func unused() throws {
        let phrase = "# language: fr\nFonctionnalité: G\n\n  Scénario: je reviens\n      Quand je reviens en arrière\n"
        _ = try scratch.write(phrase, to: "Scenarios/communes.phrases.feature")
        let fixed = try command(["lint", "--fix"])
        #expect(fixed.output.contains("Scenarios/communes.phrases.feature: formatted"), "\(fixed.output)")
        #expect(
            fixed.output.contains("Scenarios/communes.phrases.feature:4: note: No script uses “je reviens”."),
            "\(fixed.output)"
        )
        _ = try scratch.write(Self.script("Quand je reviens"), to: "Scenarios/PiTrainer/p.feature")
        #expect(try !command(["lint"]).output.contains("“je reviens”"))
    }

    @Test("a product's phrases are not another product's; steps lists them with their place")
    func products() throws {
        _ = try scratch.write(Self.script(#"Quand j'ouvre la fiche "e""#), to: "Scenarios/PiTrainer/p.feature")
        let run = try command(["run", "Scenarios/PiTrainer"])
        #expect(run.output.contains("No step definition matches"), "\(run.output)")
        let steps = try command(["steps", "ouvre la fiche {string}", "--json"])
        #expect(
            steps.output == """
                {"owner":"Madinia","kind":"when","language":"fr","expression":"j'ouvre la fiche {string}",\
                "summary":"Ouvre l'application sur l'onglet des formations, puis la fiche.",\
                "place":"Scenarios/Madinia/fiches.phrases.feature:4","phrase":true}

                """,
            "\(steps.output)\(steps.errors)"
        )
    }

    @Test("checks do not end a scenario, in French too; JUnit and GitHub tell all of them")
    func checks() throws {
        _ = try scratch.write(
            """
            # language: fr
            Fonctionnalité: F

              Scénario: S
                Quand j'ouvre la fiche "Starter"
                Alors je vérifie que je vois "introuvable"
                Et je vérifie que je vois "Prix : 490 €"
                Et je vérifie que je vois "deux" à cet instant
                Quand je reviens en arrière

            """,
            to: "Scenarios/Madinia/c.feature"
        )
        let run = try command(
            [
                "run", "Scenarios/Madinia/c.feature", "--format", "summary", "--format", "junit:j.xml", "--format",
                "message:m",
            ]
        )
        #expect(run.status == 1)
        #expect(run.output.contains("2 checks failed: lines 6, 8."), "\(run.output)")
        #expect(run.output.contains("5 steps (3 passed, 2 failed)"))
        let junit = try String(contentsOf: scratch.folder.appending(path: "j.xml"), encoding: .utf8)
        #expect(
            junit.contains("“introuvable” is not on the screen") && junit.contains("“deux” is not on the screen"),
            "\(junit)"
        )
        #expect(try command(["merge", "m", "--format", "summary", "--lang", "en"]).output == run.output)
        let github = try command(["run", "Scenarios/Madinia/c.feature", "--format", "github"])
        #expect(
            github.output.contains("“introuvable” is not") && github.output.contains("“deux” is not"),
            "\(github.output)"
        )
    }
}
