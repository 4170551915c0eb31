import ScenarioReports
import Testing

@testable import ScenarioRunner

/// docs/assertions.md: when an assertion looks.
struct AssertionTimingTests {
    private static let open = "Soit l'application est ouverte"
    private static let inThreeSeconds = "Quand je tape sur \"Dans 3 s\""

    /// What comes three seconds after the tap.
    @Test(
        "an assertion holds, and takes so long, or does not hold",
        arguments: [
            ("je vois \"trois\" dans les 3 secondes", 3_000),
            ("I see \"trois\" within 3 seconds", 3_000),
            ("je vois \"trois\" dans la minute", 3_000),
            ("I see \"trois\" within an hour", 3_000),
            ("je vois \"trois\"", nil),
            ("je vois \"trois\" dans les 2999 ms", nil),
            ("je vois \"trois\" à cet instant", nil),
            ("je vois \"trois\" pendant 3 secondes", nil),
            ("je vois \"nothing yet\" pendant 2,9 s", 2_900),
            ("je vois \"nothing yet\" pendant 3 secondes", nil),
            ("je vois \"nothing yet\" à cet instant", 0),
            ("je vois \"nothing yet\" dans les 10 secondes", 0),
            ("je ne vois pas \"trois\"", 0),
            ("je ne vois pas \"trois\" pendant 2 secondes", 2_000),
            ("I do not see \"trois\" for 3 seconds", nil),
            ("je ne vois pas \"nothing yet\" dans les 3 secondes", 3_000),
            ("je ne vois pas \"nothing yet\"", nil),
        ] as [(String, Int?)]
    )
    func timing(step: String, milliseconds: Int?) throws {
        let run = TinyRun(steps: [Self.open, Self.inThreeSeconds, "Alors \(step)"])
        #expect(run.statuses == [.passed, .passed, milliseconds == nil ? .failed : .passed], "\(run.message ?? "")")
        if let milliseconds { #expect(run.results.first?.duration == .milliseconds(milliseconds)) }
    }

    @Test("without more words it waits for what is due within a second, and no longer")
    func limit() {
        let early = TinyRun(steps: [Self.open, Self.inThreeSeconds, "Quand j'attends 2 s", "Alors je vois \"trois\""])
        #expect(early.statuses == [.passed, .passed, .passed, .passed])
        #expect(early.results.first?.duration == .seconds(3))
        let late = TinyRun(steps: [Self.open, Self.inThreeSeconds, "Quand j'attends 1,9 s", "Alors je vois \"trois\""])
        #expect(late.statuses == [.passed, .passed, .passed, .failed])
        #expect(
            late.message?.hasSuffix(
                """
                The app still waits for: a timer, due in 1.1 s.
                This step waits 1 s at most. If it may take longer, say « dans les 2 secondes » (“within 2 seconds”), or let \
                time pass first: « j'attends … » (“I wait …”).
                """
            ) == true,
            "\(late.message ?? "")"
        )
    }

    @Test("an assertion that must go on holding says when it stopped")
    func stopped() {
        let run = TinyRun(steps: [Self.open, Self.inThreeSeconds, "Alors je vois \"nothing yet\" pendant 5 s"])
        #expect(run.message?.hasSuffix("It held until 3 s of virtual time had passed.") == true, "\(run.message ?? "")")
        let never = TinyRun(steps: [Self.open, "Alors je vois \"x\" pendant 5 s"])
        #expect(never.message?.hasSuffix("It did not hold at the start.") == true, "\(never.message ?? "")")
    }

    @Test("the words stand in front of a colon, and may hold a typographic apostrophe")
    func colon() {
        let table = "Alors je vois dans l’heure :\n  | trois |\n  | Prix |"
        #expect(TinyRun(steps: [Self.open, Self.inThreeSeconds, table]).statuses == [.passed, .passed, .passed])
    }

    @Test("quoted words time nothing")
    func quoted() {
        let run = TinyRun(steps: [Self.open, "Alors je vois \"x dans les 5 secondes\""])
        #expect(run.statuses == [.passed, .failed])
        #expect(run.message?.hasPrefix("“x dans les 5 secondes” is not on the screen") == true, "\(run.message ?? "")")
    }

    @Test("what can't be timed, or by such words, says so")
    func misuse() {
        let moons = TinyRun(steps: [Self.open, "Alors je vois \"Prix\" dans les 5 lunes"])
        #expect(moons.statuses == [.passed, .failed])
        #expect(moons.message?.hasPrefix("“5 lunes” is not a duration") == true, "\(moons.message ?? "")")
        let act = TinyRun(steps: [Self.open, "Quand je tape sur \"Dans 3 s\" dans les 5 secondes"])
        #expect(act.statuses == [.passed, .undefined])
        #expect(
            act.message?.hasPrefix(
                "« dans les 5 secondes » belongs to an assertion, and « je tape sur {string} » is not one"
            )
                == true,
            "\(act.message ?? "")"
        )
        var library = StepLibrary.withGenericSteps()
        library.step(.then, ["fr": "tout va bien"], "Looks at nothing.") { _ in }
        let blind = TinyRun(steps: [Self.open, "Alors tout va bien pendant 5 s"], library: library)
        #expect(blind.statuses == [.passed, .failed])
        #expect(blind.message == "This step lets no time pass; leave out « pendant 5 s ».")
    }
}
