import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Gherkin takes a line with another language's keyword for description, and what stands under it does not run.
struct SwallowedScenarioTests {
    @Test(
        "a scenario under another language's keyword is an error of the file; the others run",
        arguments: ["Scenario: anglais", "Background:", "Scenario Outline: o"]
    )
    func swallowed(keyword: String) {
        let run = TinyRun(
            script: """
                # language: fr
                Fonctionnalité: F

                  \(keyword)
                    Given the app is open

                  Scénario: S
                    Soit l'application est ouverte
                """
        )
        #expect(run.statuses == [.passed])
        #expect(!run.summary.succeeded)
        #expect(run.pretty.contains("f.feature:4:1: “"), "\(run.pretty)")
        #expect(run.pretty.contains("is English, and this file is French."), "\(run.pretty)")
    }

    @Test(
        "nearly a keyword, or a step without one, is an error of the file: it would not run",
        arguments: [
            ("  Scénario : T\n    Soit l'application est ouverte\n", ":3:1: “Scénario :” is not a keyword"),
            ("  contexte:\n    Soit l'application est ouverte\n", ":3:1: “contexte:” is not a keyword"),
            (
                "  Scénario: T\n    Étant donne que l'application est ouverte\n",
                ":4:1: “Étant donne que” is not a keyword"
            ),
            ("  Scénario: T\n    Given l'application est ouverte\n", ":4:1: “Given” is English"),
            (
                "  Scénario: T\n    Quant l'application est ouverte\n",
                ":4:1: “Quant l'application est ouverte” is a step"
            ),
            ("  Scénario: T\n    l'application est ouverte\n", ":4:1: “l'application est ouverte” is a step"),
        ]
    )
    func misspelt(text: String, error: String) {
        let run = TinyRun(
            script: "# language: fr\nFonctionnalité: F\n\(text)\n  Scénario: S\n    Soit l'application est ouverte\n"
        )
        #expect(!run.summary.succeeded)
        #expect(run.pretty.contains("f.feature\(error)"), "\(run.pretty)")
    }

    @Test("prose with a colon is no error")
    func prose() {
        let run = TinyRun(
            script: """
                # language: fr
                Fonctionnalité: F
                  À savoir : le reste est prose, when needed.
                  Règle : un seul envoi.

                  Scénario: S
                    But : voir qu'il reste un envoi.
                    Quant à la page, elle est vide ; et alors ?
                    quand l'envoi échoue, il reste.
                    Soit l'application est ouverte
                """
        )
        #expect(run.summary.succeeded, "\(run.pretty)")
    }
}
