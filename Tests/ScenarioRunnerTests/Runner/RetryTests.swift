import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Scenarios that are tried again, and their order.
struct RetryTests {
    /// `it works the {int}. time` fails until then.
    private static func library(_ diary: Diary) -> StepLibrary {
        var library = diary.library
        library.step(.then, ["en": "it works the {int}. time"], "Works in the end.") { (_, time: Int) in
            diary.note("tried")
            if diary.lines.count < time { throw StepFailure("Not yet.") }
        }
        return library
    }

    @Test("what passes when it is tried again passes, and is called by its name: flaky")
    func flaky() {
        let script = "Feature: F\n  Scenario: S\n    Then it works the 2. time\n"
        let run = TinyRun(script: script, library: Self.library(Diary())) { $0.retries = 2 }
        #expect(run.results.map(\.status) == [.failed, .passed])
        #expect(run.results.map(\.willBeRetried) == [true, false])
        #expect(run.summary.succeeded)
        #expect(run.summary.scenarios == [.passed: 1])
        #expect(
            run.pretty.contains(
                """
                Passed after a retry:
                  f.feature:2  S (attempt 2)
                    ≠ attempt 2 differs from attempt 1 in step “Then it works the 2. time”: first “failed: Not yet.”, \
                then “passed”
                    ✘ Then it works the 2. time
                        f.feature:3
                        Not yet.
                """
            )
        )
    }

    @Test("what failed and is then left out has failed")
    func leftOut() {
        let diary = Diary()
        var library = StepLibrary()
        library.step(.then, ["en": "it fails once"], "Fails, then skips.") { _ in
            diary.note("tried")
            if diary.lines.count > 1 { throw StepSkipped("the server is gone") }
            throw StepFailure("It fails.")
        }
        let run = TinyRun(script: "Feature: F\n  Scenario: S\n    Then it fails once\n", library: library) {
            $0.retries = 1
        }
        #expect(run.results.map(\.status) == [.failed, .skipped])
        #expect(!run.summary.succeeded)
        #expect(run.summary.scenarios == [.failed: 1])
        #expect(run.summary.failures.first?.steps.first?.message == "It fails.")
    }

    @Test("what never passes fails once in the counts, after as many attempts as were asked for")
    func neverPasses() {
        let script = "Feature: F\n  Scenario: S\n    Then it works the 9. time\n"
        let run = TinyRun(script: script, library: Self.library(Diary())) { $0.retries = 2 }
        #expect(run.results.map(\.attempt) == [0, 1, 2])
        #expect(run.summary.scenarios == [.failed: 1])
        #expect(run.summary.failures.count == 1)
    }

    @Test("only what failed is tried again: an undefined step stays undefined")
    func undefined() {
        let run = TinyRun(script: "Feature: F\n  Scenario: S\n    Then nothing like it\n", library: StepLibrary()) {
            $0.retries = 2
        }
        #expect(run.results.map(\.status) == [.undefined])
    }

    @Test("the same seed gives the same order; another seed another one; every scenario runs once")
    func order() {
        let script = "Feature: F\n" + (0..<20).map { "  Scenario: S\($0)\n    Given I note \"\($0)\"\n" }.joined()
        func lines(_ order: RunOrder) -> [String] {
            let diary = Diary()
            _ = TinyRun(script: script, library: diary.library) { $0.order = order }
            return diary.lines
        }
        let defined = (0..<20).map { "\($0)" }
        #expect(lines(.defined) == defined)
        #expect(lines(.reversed) == defined.reversed())
        let mixed = lines(.random(seed: 7))
        // A seed that was printed gives its order on every machine and in every release.
        #expect(mixed.joined(separator: " ") == "4 1 2 15 16 18 9 6 13 3 8 5 19 12 17 10 11 0 14 7")
        #expect(mixed == lines(.random(seed: 7)))
        #expect(mixed != lines(.random(seed: 8)))
        #expect(mixed != defined)
        #expect(Set(mixed) == Set(defined))
    }

    @Test("a run whose preparation fails says why, and runs nothing")
    func preparation() {
        let diary = Diary()
        let run = TinyRun(script: "Feature: F\n  Scenario: S\n    Given I note \"a\"\n", library: diary.library) {
            plan in
            plan.preparation = { throw StepFailure("The back end does not answer.") }
        }
        #expect(diary.lines.isEmpty)
        #expect(!run.summary.succeeded)
        #expect(run.pretty.contains("The run could not start: The back end does not answer.\n"))
        #expect(run.messages.contains(#""success":false"#))
        #expect(run.messages.contains(#""message":"The back end does not answer.""#))
    }

    @Test("a scenario without steps does not pass, unless the run says so")
    func empty() {
        let script = "Feature: F\n  Scenario: S\n    Gifen a typo\n"
        let run = TinyRun(script: script)
        #expect(run.summary.scenarios == [.undefined: 1])
        let words = "It has no steps; a line that begins with no keyword of the language is description."
        #expect(run.pretty.contains(words))
        #expect(run.progress.contains(words))
        #expect(run.messages.contains(words))
        #expect(TinyRun(script: script) { $0.options.allowsEmptyScenarios = true }.summary.succeeded)
    }
}
