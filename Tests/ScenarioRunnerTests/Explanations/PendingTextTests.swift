import ScenarioReports
import Testing

@testable import ScenarioRunner

/// What the app waits for, how long a step has waited, and that it does not wait in vain.
struct PendingTextTests {
    private static let absent = "Alors je vois \"xyzzy\""

    @Test("with nothing pending a missing element fails at once, in no time")
    func atOnce() throws {
        let run = StallKit.run([Self.absent])
        #expect(run.message?.hasSuffix("\nThe app waits for nothing: no timer, no request.") == true)
        #expect(run.results.first?.duration == .zero)
    }

    @Test("it fails with the last timer, says how long that took, and lets no more time pass")
    func lastTimer() throws {
        let run = StallKit.run(["Quand je tape sur \"Bientôt\"", Self.absent + " dans les 5 secondes"])
        #expect(
            run.message?.hasSuffix("\nWaited 3 s of virtual time. The app waits for nothing: no timer, no request.")
                == true
        )
        #expect(run.results.first?.duration == .seconds(3))
    }

    @Test("a timer that comes too late is named with its purpose and how far off it is; no time passes for it")
    func tooLate() throws {
        let run = StallKit.run(["Quand je tape sur \"Plus tard\"", Self.absent])
        #expect(
            run.message?.hasSuffix(
                """

                The app still waits for: the end of the infusion, due in 2 h.
                This step waits 1 s at most. If it may take longer, let time pass first: « j'attends … » (“I wait …”).
                """
            ) == true
        )
        #expect(run.results.first?.duration == .zero)
    }

    @Test("a request is named by method and path, its time limit beside it, and what is shown in place of its answer")
    func request() {
        let load = "Quand je tape sur \"Charger\""
        #expect(
            StallKit.message(of: "Soit le serveur met 7 secondes à répondre", load, "Alors je ne vois pas \"Boutique\"")
                == """
                “Boutique” is on the screen “Boutique”: bar “Boutique”.
                The app still waits for:
                  the answer to GET /api/teas, due in 7 s
                  the time limit of a request, due in 10 s
                """
        )
        #expect(
            StallKit.message(of: "Soit le serveur ne répond plus", load, "Et que je tape sur \"xyz\"")?.hasSuffix(
                """

                Shown instead: loading “Chargement des thés…”
                The app still waits for:
                  the time limit of a request, due in 10 s
                  GET /api/teas, which the server does not answer
                """
            ) == true
        )
        #expect(
            StallKit.message(of: "Soit le serveur ne répond plus", load, Self.absent + " dans les 10 secondes")?
                .contains("\nWaited 10 s of virtual time. The app waits for nothing") == true
        )
    }

    @Test("an app that never comes to rest fails the step, and does not hang it")
    func restless() {
        #expect(
            StallKit.message(of: "Quand je tape sur \"Tourner\"", Self.absent)?.hasPrefix(
                "The app does not come to rest"
            )
                == true
        )
    }
}
