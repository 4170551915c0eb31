/// What a report is told, in order. All of it is plain values: what runs them may be another process, or a file of Cucumber
/// Messages that was read back.
public enum RunEvent: Sendable {
    case runStarted(RunStart)
    /// Before the first scenario, or after the last.
    case runHookFinished(RunHookResult)
    /// All scenarios that are about to run, in their order: without those of a product whose hooks did not pass. Not told
    /// where there are none.
    case scenariosAssembled([TestCase])
    /// One attempt: where it will be retried, another follows.
    case scenarioFinished(ScenarioResult)
    case runFinished(RunSummary)
}

/// Writes what happens in a run, in some format.
public protocol Report: AnyObject {
    func handle(_ event: RunEvent)
}
