public import CucumberGherkin

/// A scenario that did not pass, as the end of a report shows it.
public struct ScenarioFailure: Sendable {
    public let pickle: Pickle
    public let status: StepStatus
    /// From 0.
    public let attempt: Int
    /// Why it did not pass, where none of its steps says so.
    public let message: String?
    /// From 0, where each scenario runs several times.
    public let repetition: Int
    /// Its steps and hooks with a message, without their attachments.
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
    public var location: String { "\(pickle.uri):\(pickle.location.line)" }
}

/// A scenario that passed only when it was retried.
public struct FlakyScenario: Sendable {
    /// The attempts that failed.
    public let failures: [ScenarioFailure]
    /// The attempt that passed, from 0.
    public let attempt: Int
    /// Where it first differs from the attempt before; nil where that is unknown.
    package let divergence: Divergence?
}

/// A scenario with two attempts that differ but should not, whether it passed or not.
package struct UnstableScenario: Sendable {
    package let location: String
    package let name: String
    package let divergence: Divergence

    package init(location: String, name: String, divergence: Divergence) {
        self.location = location
        self.name = name
        self.divergence = divergence
    }
}

/// The counts of a run.
public struct RunSummary: Sendable {
    /// The number of scenarios by their final status.
    public var scenarios: [StepStatus: Int] = [:]
    /// The number of steps of their last attempts by status, without hooks.
    public var steps: [StepStatus: Int] = [:]
    /// The scenarios that did not pass, in the order in which they ran.
    public var failures: [ScenarioFailure] = []
    /// The scenarios that failed as their tag `@expected-failure` says, which counts them as skipped.
    public var expectedFailures: [ScenarioFailure] = []
    /// The scenarios that passed when they were retried.
    public var flaky: [FlakyScenario] = []
    /// Scenarios whose attempts differ. As scripts are deterministic, the app or its simulated services have a defect.
    package var unstable: [UnstableScenario] = []
    /// How many scenarios were left when the run was interrupted, or ended at its first failure.
    public var leftOutCount = 0
    /// Those scenarios, where they are known, in the order in which they would have run.
    public var leftOut: [Pickle] = []
    /// The scenarios under way when the run was interrupted, with their steps.
    public var running: [String] = []
    /// Whether a person or a signal interrupted the run.
    public var isInterrupted = false
    /// Hooks around the whole run that did not pass.
    public var hookFailures: [StepResult] = []
    /// How many scenarios did not run because a hook before them did not pass.
    public var notRunCount = 0
    /// Those scenarios, where they are known.
    public var notRun: [Pickle] = []
    public var parseErrors: [GherkinError] = []
    /// Places in the scripts that probably do not mean what their author intended: each once, in the order of the scripts.
    public var warnings: [ScriptWarning] = []
    /// Warnings that depend on the other shards; nil if the run is not a shard.
    package var shardTexts: ShardTexts?
    /// Why the run ended early, or misses scenarios; nil where it does not.
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
            if last.expectedFailure != nil { expectedFailures.append(ScenarioFailure(last)) }
            if !failed.isEmpty {
                flaky.append(FlakyScenario(failures: failed, attempt: last.attempt, divergence: last.divergence))
            }
        }
    }

    public mutating func add(_ result: StepResult) {
        if result.status > .skipped { hookFailures.append(result) }
    }
}
