import AppShellTexts
import CucumberGherkin

/// What the end of a run reports besides its counts.
struct RunFacts {
    private(set) var order = RunOrder.defined
    private(set) var isDryRun = false
    /// The command that reruns scenarios.
    private(set) var command = RunStart.plainCommand
    /// The virtual time of all attempts.
    private(set) var virtualTime: Duration = .zero
    /// Whether scenarios are repeated on purpose.
    private(set) var isRepeated = false
    private(set) var slowest = SlowestScenarios()

    mutating func note(_ event: RunEvent) {
        switch event {
        case .runStarted(let run):
            order = run.order
            isDryRun = run.isDryRun
            command = run.command
            slowest = SlowestScenarios(count: run.slowestCount)
        case .scenariosAssembled(let cases):
            if cases.contains(where: { $0.repetition > 0 }) { isRepeated = true }
        case .scenarioFinished(let result):
            virtualTime += result.duration
            slowest.add(result)
            if result.testCase.repetition > 0 { isRepeated = true }
        case .runHookFinished, .runFinished: break
        }
    }

    /// `attempt 2 differs from attempt 1 in step “I pay”: first “request: POST /a”, then “request: POST /b”`
    func words(for divergence: Divergence, isRepetition: Bool? = nil) -> String {
        let (later, earlier) = (number(divergence.later), number(divergence.earlier))
        let point =
            divergence.step.map { localized("in step “\($0.onOneLine)”") } ?? localized("after the last step")
        let before = divergence.before.map { "“\($0.onOneLine)”" } ?? localized("nothing more")
        let after = divergence.after.map { "“\($0.onOneLine)”" } ?? localized("nothing more")
        return localized(
            isRepetition ?? isRepeated
                ? "repetition \(later) differs from repetition \(earlier) \(point): first \(before), then \(after)"
                : "attempt \(later) differs from attempt \(earlier) \(point): first \(before), then \(after)"
        )
    }

    /// Counting from 1.
    private func number(_ index: Int) -> String { "\(index.addingReportingOverflow(1).partialValue)" }
}
