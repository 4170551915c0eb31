import AppShellHeadless
public import AppShellTexts
import ScenarioReports
import ScreenRendering

/// How far an attempt has come, and how it ended.
public struct AttemptResult: Sendable {
    /// That of the request.
    public let token: Int
    /// The hooks and steps that have ended.
    var steps: [StepResult] = []
    /// What happened while they ran.
    var events: [TraceEvent] = []
    /// What the step under way has attached.
    var attachments: [Attachment] = []
    /// The index of the scenario's step that an attempt of chaos has come to.
    var reachedStep: Int?
    /// Nil before the attempt has ended.
    var ending: Ending?
    /// Why it did not end; nil where it did, or still runs.
    public var crash: CrashReport?

    /// What is known only when all steps have ended.
    struct Ending: Sendable {
        var status: StepStatus
        /// Why it did not pass, where none of its steps says so.
        var message: String?
        /// Virtual time, of all steps.
        var duration: Duration
        /// What was seen and acted on, where that was collected.
        var coverageRecord: CoverageRecord?
        /// The texts that scripts want absent and the attempt saw; nil if it searched for none.
        var seenTexts: SeenTexts?
        /// What came of it where things went wrong on purpose.
        var chaos: ChaosOutcome?
    }

    public init(token: Int, crash: CrashReport? = nil) {
        self.token = token
        self.crash = crash
    }

    /// Whether the attempt came to its end.
    var isComplete: Bool { ending != nil }

    mutating func add(_ event: AttemptEvent) {
        switch event {
        case .began: break
        case .attached(let attachment): attachments.append(attachment)
        case .stepEnded(let step, let trace):
            // The step has its attachments itself.
            attachments = []
            steps.append(step)
            events += trace
        case .reached(let step): reachedStep = step
        case .ended(let ending): self.ending = ending
        }
    }
}

/// What happens in an attempt. A worker sends each event at once, so that it is known how far the attempt came if the
/// process ends.
enum AttemptEvent: Sendable {
    case began(token: Int)
    /// Sent when it happens, and once more with the step's result.
    case attached(Attachment)
    case stepEnded(StepResult, trace: [TraceEvent])
    /// A step of an attempt of chaos begins.
    case reached(step: Int)
    case ended(AttemptResult.Ending)
}

/// Why an attempt did not come to its end.
public struct CrashReport: Sendable {
    /// `The process was ended by signal 4 (SIGILL)`
    public let fact: BilingualText
    /// The last lines that the process printed; nil where it printed nothing.
    public let output: BilingualText?

    /// - Parameter fact: it may use `localized(_:)`.
    public init(fact: @autoclosure () -> String) {
        self.init(fact: BilingualText(fact()), output: nil)
    }

    public init(fact: BilingualText, output: BilingualText?) {
        self.fact = fact
        self.output = output
    }

    /// The report as a text of its own, in the language of the current `Reader`.
    public var text: String { "\(fact)." + details }

    /// What follows the fact.
    var details: String { output.map { "\n\($0)" } ?? "" }
}
