import ScenarioReports
import Testing

@testable import ScenarioRunner

struct VerdictTests {
    @Test("the first step that fails ends the scenario; the others are skipped")
    func failure() {
        let run = TinyRun(steps: [
            "Soit l'application est ouverte", "Alors je vois \"Prix : 491 €\"", "Et je vois \"Prix\"",
        ])
        #expect(run.statuses == [.passed, .failed, .skipped])
        #expect(run.summary.failures.count == 1)
        #expect(
            run.message == """
                “Prix : 491 €” is not on the screen “Bonjour”.
                Nearest: badge “Prix : 490 €”
                The app waits for nothing: no timer, no request.
                """
        )
    }

    @Test("an undefined step names the nearest one")
    func undefined() {
        let run = TinyRun(steps: ["Soit l'application est ouvertte"])
        #expect(run.statuses == [.undefined])
        #expect(run.message?.hasPrefix("No step definition matches.\nWrite: l'application est ouverte") == true)
        #expect(!run.summary.succeeded)
    }

    @Test("a step that nothing resembles points to the list")
    func strange() {
        #expect(
            TinyRun(steps: ["Soit xyzzy"]).message
                == "No step definition matches. `./appshell steps --lang fr` lists them all."
        )
    }

    @Test("two definitions that fit are named with their locations")
    func ambiguous() {
        var library = StepLibrary()
        library.step(.when, ["fr": "je compte {int}"], "One.", file: "One.swift", line: 1) { (_, _: Int) in }
        library.step(.when, ["fr": "je compte {word}"], "Two.", file: "Two.swift", line: 2) { (_, _: String) in }
        let run = TinyRun(steps: ["Quand je compte 3"], library: library)
        #expect(run.statuses == [.ambiguous])
        #expect(
            run.message == """
                2 definitions fit this step; make one of them more specific:
                  je compte {int}   (One.swift:1)
                  je compte {word}   (Two.swift:2)
                """
        )
    }

    @Test("a step without an app says to launch it")
    func notRunning() {
        let run = TinyRun(steps: ["Quand je tape sur \"Dans 3 s\""])
        #expect(run.message == "The app is not running; launch it first.")
    }

    @Test(
        "a value that is none fails its step with what to write",
        arguments: [
            (
                "nous sommes le 31 février 2026 à 9 h",
                "“31 février 2026” is not a date; write “15 février 2026” or “2026-02-15”."
            ),
            ("nous sommes le 1 mars 2026 à 25 h", "Not a time of day; write “9 h 30” or “09:30”."),
            ("j'attends 3 lunes", "“3 lunes” is not a duration; write “500 ms”, “2 secondes”, “1,5 s”, “24 heures”…"),
            ("le serveur répond 99 au prochain appel", "99 is not an HTTP status (100 to 599)."),
        ]
    )
    func values(_ step: String, _ message: String) {
        #expect(TinyRun(steps: ["Soit \(step)"]).message == message)
    }

    @Test("a step that needs a table and has none says so")
    func table() {
        let run = TinyRun(steps: ["Soit l'application est ouverte", "Alors je vois :"])
        #expect(run.message == "This step needs a table under it.")
    }

    @Test("a table under a step that reads none fails it: nobody would check it")
    func unreadTable() {
        let run = TinyRun(steps: ["Soit l'application est ouverte", "| rien |"])
        #expect(run.statuses == [.failed])
        #expect(run.message == "This step takes no table and no text under it; what stands there is not looked at.")
    }

    @Test("a scenario without steps does not pass")
    func noSteps() {
        let run = TinyRun(steps: ["Puis je vois"])
        #expect(run.summary.scenarios == [.undefined: 1])
        #expect(!run.summary.succeeded)
    }

    @Test("a dry run finds what is undefined and runs nothing")
    func dryRun() {
        let script = """
            Feature: F
              Scenario: A
                When I force-quit the app
              Scenario: B
                When I force-quit teh app
            """
        let run = TinyRun(script: script, isDryRun: true)
        #expect(run.summary.scenarios == [.skipped: 1, .undefined: 1])
    }

    @Test("English steps do what the French ones do")
    func english() {
        let script = """
            Feature: F
              Scenario: S
                Given it is 15 February 2026 at 09:30
                And the app is open
                When I tap "Dans 3 s"
                And I wait 3 seconds
                Then I see "trois" in "Bonjour"
                And "Envoyer" is disabled
                And I see in this order:
                  | trois |
                  | Prix  |
            """
        let run = TinyRun(script: script)
        #expect(run.summary.succeeded, "\(run.pretty)")
    }
}
