import FoundationEssentials
import ScenarioReports
import Testing

@testable import ScenarioRunner

struct ReportTests {
    private static let failing = """
        # language: fr
        Fonctionnalité: Prix
          Scénario: Faux prix
            Soit l'application est ouverte
            Alors je vois :
              | 491 € |
            Et je vois "Prix"
        """

    @Test("pretty shows every step, why one failed, and how it is run again")
    func pretty() {
        #expect(
            TinyRun(script: Self.failing).pretty == """

                Fonctionnalité: Prix  f.feature

                  Scénario: Faux prix  # 3
                    ✔ Soit l'application est ouverte
                    ✘ Alors je vois :
                        | 491 € |
                        f.feature:5
                        “491 €” is not on the screen “Bonjour”.
                        Nearest: badge “Prix : 490 €”
                        The app waits for nothing: no timer, no request.
                        The screen at this point:
                          hello.root
                          layer “Bonjour”
                            bar “Bonjour”
                            screen “Bonjour”
                              text “nothing yet”
                              badge “Prix”: 490 €
                              button “Dans 3 s”
                              button “Dans 2 min”
                              button “Envoyer” [disabled]
                    - Et je vois "Prix"

                Did not pass:
                  ✘ f.feature:3  Faux prix
                Rerun only these:
                  ./appshell run f.feature:3

                1 scenario (1 failed)
                3 steps (1 passed, 1 skipped, 1 failed)
                0 passed, 1 failed

                """
        )
    }

    @Test("a file that can't be read is named, and the run does not succeed")
    func parseError() {
        let run = TinyRun(script: "Feature: F\n  Scenario: S\n    Given x\n    Giben y\n")
        #expect(!run.summary.succeeded)
        #expect(run.pretty.contains("f.feature:4:5: “Giben” is not a keyword"))
        #expect(run.pretty.contains("0 scenarios\n"))
        let names = run.messages.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(names.contains("{\"parseError\""))
        #expect(names.firstIndex(of: "{\"source\"").map { names[$0 + 1] } == "{\"parseError\"")
    }

    @Test("each message is one JSON object, in the order of the protocol, with the failure and the screen")
    func messages() throws {
        let messages = TinyRun(script: Self.failing).messages
        let lines = messages.split(separator: "\n")
        let names = try lines.map { line in
            try #require(try JSONDecoder().decode([String: Anything].self, from: Data(line.utf8)).keys.first)
        }
        #expect(
            names.filter { !["stepDefinition", "parameterType"].contains($0) } == [
                "meta", "source", "gherkinDocument", "pickle", "testRunStarted", "attachment", "testCase",
                "testCaseStarted", "testStepStarted", "attachment", "testStepFinished", "testStepStarted", "attachment",
                "testStepFinished", "testStepStarted", "testStepFinished", "attachment", "testCaseFinished",
                "testRunFinished",
            ]
        )
        #expect(messages.contains("\"status\":\"FAILED\""))
        #expect(messages.contains("badge “Prix”: 490 €"))
        #expect(messages.contains("\"success\":false"))
    }

    @Test("times in messages are virtual")
    func virtualTime() {
        let steps = ["Soit l'application est ouverte", "Quand j'attends 90 secondes"]
        let messages = TinyRun(steps: steps).messages
        #expect(messages.contains("\"duration\":{\"seconds\":90,\"nanos\":0}"))
        #expect(messages.hasSuffix("\"timestamp\":{\"seconds\":90,\"nanos\":0},\"testRunStartedId\":\"run\"}}\n"))
    }

    @Test("colours are for terminals")
    func colors() {
        #expect(TextStyle(isColored: true).mark(.passed) == "\u{1B}[32m✔\u{1B}[0m")
        #expect(TextStyle(isColored: false).mark(.passed) == "✔")
    }
}

/// Any JSON value; only that it is one matters.
private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
}
