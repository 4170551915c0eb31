public import CucumberGherkin

/// One step or hook, as it went.
public struct StepResult: Sendable {
    public let testStep: TestStep
    public var status: StepStatus
    /// Virtual.
    public var duration: Duration
    /// On the wall clock, for usage figures, the HTML report and JUnit: it differs from run to run.
    public var wallDuration: Duration
    /// Why it did not pass: the fact, then what helps to fix it.
    public var message: String?
    public var exception: StepException?
    /// The screen as it was when the step failed, in words.
    public var screen: String?
    /// What it added to the reports, whether it passed or not.
    public var attachments: [Attachment]
    /// Swift that would define the step, where nothing fits it; the likeliest first.
    public var snippets: [String]
    /// What was seen when it had ended; nil where that was not collected, or is as it was after the step before.
    public var snapshot: ScreenSnapshot?
    /// Which of ``ScenarioResult/events`` happened while it ran.
    public var events: Range<Int>

    public init(
        testStep: TestStep,
        status: StepStatus,
        duration: Duration = .zero,
        wallDuration: Duration = .zero,
        message: String? = nil,
        exception: StepException? = nil,
        screen: String? = nil,
        attachments: [Attachment] = [],
        snippets: [String] = [],
        snapshot: ScreenSnapshot? = nil,
        events: Range<Int> = 0..<0
    ) {
        self.testStep = testStep
        self.status = status
        self.duration = duration
        self.wallDuration = wallDuration
        self.message = message
        self.exception = exception
        self.screen = screen
        self.attachments = attachments
        self.snippets = snippets
        self.snapshot = snapshot
        self.events = events
    }

    /// The step as the script has it; nil for a hook.
    public var step: PickleStep? { testStep.pickleStep }

    /// The step's text, or what the hook is called.
    public var text: String { testStep.text }

    public var keyword: String { testStep.keyword }

    public var sourcePlace: SourcePlace? { testStep.sourcePlace }

    /// `Scenarios/Madinia/catalogue.feature:12`; empty where nothing says it.
    public var place: String { testStep.place }

    /// The same without what may be large.
    var withoutAttachments: StepResult {
        var copy = self
        copy.attachments = []
        copy.snapshot = nil
        return copy
    }

    /// What it had to say, whether it passed or not.
    public var notes: [String] { attachments.compactMap(\.logText) }
}

/// One scenario, as it went the first time or when it was tried again.
public struct ScenarioResult: Sendable {
    public let testCase: TestCase
    /// Its before hooks, its steps, its after hooks.
    public var steps: [StepResult]
    public var status: StepStatus
    /// Why it did not pass, where none of its steps says it.
    public var message: String?
    /// From 0 on.
    public var attempt: Int
    public var willBeRetried: Bool
    /// Virtual time, from the launch to the end.
    public var duration: Duration
    /// Everything that happened, in order.
    public var events: [TraceEvent]
    /// In what this attempt went another way than the one before; nil where there was none, or they are alike.
    public var divergence: Divergence?

    public init(
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
    }

    public var pickle: Pickle { testCase.pickle }

    public var feature: LoadedFeature { testCase.feature }

    /// Everything that happened, one event a line.
    public var trace: String { events.map { "\($0)\n" }.joined() }

    /// `Scenarios/Madinia/catalogue.feature:12`
    public var place: String { testCase.place }

    /// On the wall clock.
    public var wallDuration: Duration { steps.reduce(.zero) { $0 + $1.wallDuration } }
}

/// A hook around the whole run, as it went.
public struct RunHookResult: Sendable {
    public let hook: RunHook
    public let status: StepStatus
    public let message: String?
    public let exception: StepException?
    public let attachments: [Attachment]

    public init(
        hook: RunHook,
        status: StepStatus,
        message: String? = nil,
        exception: StepException? = nil,
        attachments: [Attachment] = []
    ) {
        self.hook = hook
        self.status = status
        self.message = message
        self.exception = exception
        self.attachments = attachments
    }

    /// What it had to say, whether it passed or not.
    public var notes: [String] { attachments.compactMap(\.logText) }
}
