/// What happens in a run, in order. It may come from another process, or from a file of Cucumber Messages.
public enum RunEvent: Sendable {
    case runStarted(RunStart)
    /// A hook before the first scenario, or after the last.
    case runHookFinished(StepResult)
    /// The scenarios that are about to run, in their order, without those of a product whose hooks did not pass. Left out
    /// where there are none.
    case scenariosAssembled([TestCase])
    /// One attempt. Another follows where it will be retried.
    case scenarioFinished(ScenarioResult)
    case runFinished(RunSummary)
}

/// Writes a run in some format.
public protocol Report: AnyObject {
    func handle(_ event: RunEvent)
}
