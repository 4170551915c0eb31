public import CucumberGherkin

/// The result of one attempt at a scenario.
public struct ScenarioResult: Sendable {
    public let testCase: TestCase
    /// Its before hooks, its steps, its after hooks.
    public var steps: [StepResult]
    public var status: StepStatus
    /// Why it did not pass, where none of its steps says so.
    public var message: String?
    /// From 0.
    public var attempt: Int
    public var willBeRetried: Bool
    /// Virtual time, from the launch to the end.
    public var duration: Duration
    /// Everything that happened, in order.
    public var events: [TraceEvent]
    /// Set where it failed as its tag `@expected-failure` says; its status is ``StepStatus/skipped`` then.
    public package(set) var expectedFailure: ExpectedFailure?
    /// How this attempt differs from the one before; nil where there was none, or they are alike.
    package var divergence: Divergence?

    package init(
        testCase: TestCase,
        steps: [StepResult],
        status: StepStatus,
        message: String? = nil,
        attempt: Int = 0,
        willBeRetried: Bool = false,
        duration: Duration = .zero,
        events: [TraceEvent] = [],
        divergence: Divergence? = nil
    ) {
        self.testCase = testCase
        self.steps = steps
        self.status = status
        self.message = message
        self.attempt = attempt
        self.willBeRetried = willBeRetried
        self.duration = duration
        self.events = events
        self.divergence = divergence
        judgeExpectedFailure()
    }

    public var pickle: Pickle { testCase.pickle }

    public var feature: LoadedFeature { testCase.feature }

    /// Everything that happened, one event a line.
    public var trace: String { events.map { "\($0)\n" }.joined() }

    /// `Scenarios/Madinia/catalogue.feature:12`
    public var location: String { testCase.location }

    /// What names the scenario in records of several runs.
    public var key: ScenarioKey { feature.key(of: pickle) }

    /// The work that the scenario is: its launch, its steps that ran, and what happened. The same on every machine, unlike
    /// seconds.
    public var cost: Int { Self.launchCost + steps.count { $0.status != .skipped } + events.count }

    /// A launch takes as long as about fifty events. Without it, shards of many short scenarios would be the longest: docs/scale.md
    /// has the figures.
    static let launchCost = 50

    /// Wall-clock time.
    public var wallDuration: Duration { steps.reduce(.zero) { $0 + $1.wallDuration } }
}
