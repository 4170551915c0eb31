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
        #expect(run.pretty.contains("f.feature (4:1): “"), "\(run.pretty)")
        #expect(run.pretty.contains("is English, and this file is French."), "\(run.pretty)")
    }

    @Test("prose with a colon is no error")
    func prose() {
        let run = TinyRun(
            script: """
                # language: fr
                Fonctionnalité: F
                  À savoir : le reste est prose, when needed.

                  Scénario: S
                    Soit l'application est ouverte
                """
        )
        #expect(run.summary.succeeded, "\(run.pretty)")
    }
}
