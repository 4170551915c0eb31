public import CucumberGherkin

/// What a report is told, in order.
public enum RunEvent: Sendable {
    case runStarted(RunPlan)
    /// Before the first scenario, or after the last.
    case runHookFinished(RunHookResult)
    /// All scenarios that are about to run, in their order: without those of a product whose hooks did not pass. Not told
    /// where there are none.
    case scenariosAssembled([TestCase])
    /// The feature of the scenarios that follow: told again whenever it changes, as orders other than the written one mix
    /// features.
    case featureStarted(LoadedFeature)
    /// One attempt: where it will be retried, another follows.
    case scenarioFinished(ScenarioResult, LoadedFeature)
    case runFinished(RunSummary)
}

/// A scenario that did not pass, as far as the end of a report tells it.
public struct ScenarioFailure: Sendable {
    public let pickle: Pickle
    public let status: StepStatus
    /// From 0 on.
    public let attempt: Int
    /// Why it did not pass, where none of its steps says it.
    public let message: String?
    /// Those of its steps and hooks that have something to say; without what they attached.
    public let steps: [StepResult]

    init(_ result: ScenarioResult) {
        pickle = result.pickle
        status = result.status
        attempt = result.attempt
        message = result.message
        steps = result.steps.filter { $0.message != nil }.map(\.withoutAttachments)
    }

    /// `Scenarios/Madinia/catalogue.feature:12`
    public var place: String { "\(pickle.uri):\(pickle.location.line)" }
}

/// A scenario that passed, but not at once.
public struct FlakyScenario: Sendable {
    /// The attempts that failed.
    public let failures: [ScenarioFailure]
    /// The one that passed, from 0 on.
    public let attempt: Int
}

/// The counts of a run.
public struct RunSummary: Sendable {
    /// By how they ended in the end.
    public internal(set) var scenarios: [StepStatus: Int] = [:]
    /// The steps of their last attempts, without hooks.
    public internal(set) var steps: [StepStatus: Int] = [:]
    /// What did not pass, in the order it ran.
    public internal(set) var failures: [ScenarioFailure] = []
    /// What passed when it was tried again.
    public internal(set) var flaky: [FlakyScenario] = []
    /// Hooks around the whole run that did not pass.
    public internal(set) var hookFailures: [RunHookResult] = []
    /// How many scenarios were not run, as a hook before them did not pass.
    public internal(set) var notRunCount = 0
    public internal(set) var parseErrors: [GherkinError] = []
    /// Why the run ended before its scenarios, where it did.
    public internal(set) var abortion: StepException?

    public init() {}

    /// Those that were run.
    public var scenarioCount: Int { scenarios.values.reduce(0, +) }
    public var stepCount: Int { steps.values.reduce(0, +) }
    public var succeeded: Bool {
        failures.isEmpty && hookFailures.isEmpty && parseErrors.isEmpty && abortion == nil
    }

    /// Counts a scenario once, by its last attempt. What failed before has to pass then: leaving it out is no success.
    mutating func add(_ last: ScenarioResult, after failed: [ScenarioFailure]) {
        for step in last.steps where step.step != nil { steps[step.status, default: 0] += 1 }
        if last.status > .skipped {
            scenarios[last.status, default: 0] += 1
            failures.append(ScenarioFailure(last))
        } else if last.status == .skipped, let failure = failed.last {
            scenarios[failure.status, default: 0] += 1
            failures.append(failure)
        } else {
            scenarios[last.status, default: 0] += 1
            if !failed.isEmpty { flaky.append(FlakyScenario(failures: failed, attempt: last.attempt)) }
        }
    }

    mutating func add(_ result: RunHookResult) {
        if result.status > .skipped { hookFailures.append(result) }
    }
}

/// Writes what happens in a run, in some format.
public protocol Report: AnyObject {
    func handle(_ event: RunEvent)
}
