public import CucumberGherkin

/// A scenario that did not pass, as far as the end of a report tells it.
public struct ScenarioFailure: Sendable {
    public let pickle: Pickle
    public let status: StepStatus
    /// From 0 on.
    public let attempt: Int
    /// Why it did not pass, where none of its steps says it.
    public let message: String?
    /// From 0 on, where each scenario is run several times.
    public let repetition: Int
    /// Those of its steps and hooks that have something to say; without what they attached.
    public let steps: [StepResult]

    public init(_ result: ScenarioResult) {
        pickle = result.pickle
        status = result.status
        attempt = result.attempt
        message = result.message
        repetition = result.testCase.repetition
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
    /// Where it first parted from the attempt before; nil where that is not known.
    public let divergence: Divergence?

    public init(failures: [ScenarioFailure], attempt: Int, divergence: Divergence?) {
        self.failures = failures
        self.attempt = attempt
        self.divergence = divergence
    }
}

/// A scenario of which two attempts that should be alike are not, whether it passed or not.
public struct UnstableScenario: Sendable {
    public let place: String
    public let name: String
    public let divergence: Divergence

    public init(place: String, name: String, divergence: Divergence) {
        self.place = place
        self.name = name
        self.divergence = divergence
    }
}

/// The counts of a run.
public struct RunSummary: Sendable {
    /// By how they ended in the end.
    public var scenarios: [StepStatus: Int] = [:]
    /// The steps of their last attempts, without hooks.
    public var steps: [StepStatus: Int] = [:]
    /// What did not pass, in the order it ran.
    public var failures: [ScenarioFailure] = []
    /// What passed when it was tried again.
    public var flaky: [FlakyScenario] = []
    /// Scenarios whose attempts went different ways: a defect of the app or of its stand-ins, as scripts are deterministic.
    public var unstable: [UnstableScenario] = []
    /// How many scenarios were still to be run when the run was interrupted, or ended at its first failure.
    public var leftOutCount = 0
    /// Those, where they are known, in the order in which they would have run.
    public var leftOut: [Pickle] = []
    /// Of those that were under way when the run was interrupted: which, and at which step.
    public var running: [String] = []
    /// Whether a person or a signal ended the run.
    public var isInterrupted = false
    /// Hooks around the whole run that did not pass.
    public var hookFailures: [RunHookResult] = []
    /// How many scenarios were not run, as a hook before them did not pass.
    public var notRunCount = 0
    /// Those, where they are known.
    public var notRun: [Pickle] = []
    public var parseErrors: [GherkinError] = []
    /// Why the run ended before its scenarios, or has not all of them, where that is so.
    public var abortion: StepException?
    /// From the beginning to the end, where it was read from a file that says it; nil for the sum of the scenarios' times.
    public var duration: Duration?

    public init() {}

    /// Those that were run.
    public var scenarioCount: Int { scenarios.values.reduce(0, +) }
    public var stepCount: Int { steps.values.reduce(0, +) }
    public var succeeded: Bool {
        failures.isEmpty && hookFailures.isEmpty && parseErrors.isEmpty && abortion == nil && !isInterrupted
            && unstable.isEmpty
    }

    /// Counts a scenario once, by its last attempt. What failed before has to pass then: leaving it out is no success.
    public mutating func add(_ last: ScenarioResult, after failed: [ScenarioFailure]) {
        for step in last.steps where step.step != nil { steps[step.status, default: 0] += 1 }
        if last.status > .skipped {
            scenarios[last.status, default: 0] += 1
            failures.append(ScenarioFailure(last))
        } else if last.status == .skipped, let failure = failed.last {
            scenarios[failure.status, default: 0] += 1
            failures.append(failure)
        } else {
            scenarios[last.status, default: 0] += 1
            if !failed.isEmpty {
                flaky.append(FlakyScenario(failures: failed, attempt: last.attempt, divergence: last.divergence))
            }
        }
    }

    public mutating func add(_ result: RunHookResult) {
        if result.status > .skipped { hookFailures.append(result) }
    }
}
