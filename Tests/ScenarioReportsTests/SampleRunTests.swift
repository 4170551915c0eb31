import ScenarioReports
import Testing

@Suite("The runs that reports are tested with")
struct SampleRunTests {
    @Test("The shop's run has scenarios of every status, a flaky one, an error and a hook that failed")
    func shop() {
        let summary = SampleRun.shop.summary
        #expect(summary.scenarios == [.passed: 5, .skipped: 1, .pending: 1, .undefined: 2, .ambiguous: 1, .failed: 2])
        #expect(summary.flaky.map(\.attempt) == [1])
        #expect(summary.unstable.isEmpty)
        #expect(summary.hookFailures.count == 1)
        #expect(summary.parseErrors.count == 1)
        #expect(summary.failures.count == 6)
    }

    @Test("A run grows to any size, and one scenario of a hundred fails")
    func grown() {
        let run = SampleRun.grown(scenarios: 201, steps: 4)
        #expect(run.cases.count == 201)
        #expect(run.summary.stepCount == 804)
        #expect(run.summary.failures.count == 2)
        #expect(run.start.definitions.count == 2)
    }
}
