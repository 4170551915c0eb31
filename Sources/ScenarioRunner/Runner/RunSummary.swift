public import CucumberGherkin

/// What a report is told, in order.
public enum RunEvent: Sendable {
    case runStarted(RunPlan)
    /// Before the first scenario, or after the last.
    case runHookFinished(RunHookResult)
    /// All scenarios that are about to run, in their order. Not told where a hook before them failed.
    case scenariosAssembled([TestCase])
    case featureStarted(LoadedFeature)
    /// One attempt: where it will be retried, another follows.
    case scenarioFinished(ScenarioResult, LoadedFeature)
    case runFinished(RunSummary)
}

/// The counts of a run.
public struct RunSummary: Sendable {
    /// By how their last attempt ended.
    public internal(set) var scenarios: [StepStatus: Int] = [:]
    /// The steps of those attempts, without hooks.
    public internal(set) var steps: [StepStatus: Int] = [:]
    /// What did not pass, in the order it ran.
    public internal(set) var failures: [ScenarioResult] = []
    /// What passed when it was tried again.
    public internal(set) var flaky: [ScenarioResult] = []
    /// Hooks around the whole run that did not pass.
    public internal(set) var hookFailures: [RunHookResult] = []
    public internal(set) var parseErrors: [GherkinError] = []
    /// Why the run ended before its scenarios, where it did.
    public internal(set) var abortion: StepException?

    public init() {}

    public var scenarioCount: Int { scenarios.values.reduce(0, +) }
    public var stepCount: Int { steps.values.reduce(0, +) }
    public var succeeded: Bool {
        failures.isEmpty && hookFailures.isEmpty && parseErrors.isEmpty && abortion == nil
    }

    mutating func add(_ result: ScenarioResult) {
        guard !result.willBeRetried else { return }
        scenarios[result.status, default: 0] += 1
        for step in result.steps where step.step != nil { steps[step.status, default: 0] += 1 }
        if result.status > .skipped { failures.append(result) }
        if result.isFlaky { flaky.append(result) }
    }

    mutating func add(_ result: RunHookResult) {
        if result.status > .skipped { hookFailures.append(result) }
    }
}

/// Writes what happens in a run, in some format.
public protocol Report: AnyObject {
    func handle(_ event: RunEvent)
}
