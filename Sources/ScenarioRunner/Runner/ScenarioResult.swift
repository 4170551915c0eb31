public import CucumberGherkin
public import Headless

/// How a step, or a scenario, ended; the worst of a scenario's steps is the scenario's.
public enum StepStatus: String, Sendable, CaseIterable, Comparable {
    case passed = "PASSED"
    case skipped = "SKIPPED"
    case undefined = "UNDEFINED"
    case ambiguous = "AMBIGUOUS"
    case failed = "FAILED"

    private var severity: Int {
        switch self {
        case .passed: 0
        case .skipped: 1
        case .undefined: 2
        case .ambiguous: 3
        case .failed: 4
        }
    }

    public static func < (left: StepStatus, right: StepStatus) -> Bool { left.severity < right.severity }
}

/// One step, as it went.
public struct StepResult: Sendable {
    public let step: PickleStep
    /// As written: `Étant donné que `.
    public let keyword: String
    public let line: Int
    public let status: StepStatus
    /// Virtual.
    public let duration: Duration
    /// Why it did not pass: the fact, then what helps to mend it.
    public let message: String?
    /// The screen as it was when the step failed.
    public let screen: String?
    /// What it had to say, whether it passed or not.
    public let notes: [String]
    let matches: [StepLibrary.Match]
}

/// One scenario, as it went.
public struct ScenarioResult: Sendable {
    public let pickle: Pickle
    public let steps: [StepResult]
    /// Virtual time, from the launch to the end.
    public let duration: Duration
    /// Everything that happened, one event a line.
    public let trace: String
    /// What was seen and acted on, where that was collected.
    public let exercise: Exercise?

    /// A scenario without steps shows nothing, and so does not pass.
    public var status: StepStatus { steps.map(\.status).max() ?? .undefined }

    /// `Scenarios/Madinia/catalogue.feature:12`
    public var place: String { "\(pickle.uri):\(pickle.location.line)" }
}

/// What a report is told, in order.
public enum RunEvent: Sendable {
    case runStarted(RunPlan)
    case featureStarted(LoadedFeature)
    case scenarioFinished(ScenarioResult, LoadedFeature)
    case runFinished(RunSummary)
}

/// The counts of a run.
public struct RunSummary: Sendable {
    public internal(set) var scenarios: [StepStatus: Int] = [:]
    public internal(set) var steps: [StepStatus: Int] = [:]
    /// What did not pass, in the order it ran.
    public internal(set) var failures: [ScenarioResult] = []
    public internal(set) var parseErrors: [GherkinError] = []

    public init() {}

    public var scenarioCount: Int { scenarios.values.reduce(0, +) }
    public var stepCount: Int { steps.values.reduce(0, +) }
    public var succeeded: Bool { failures.isEmpty && parseErrors.isEmpty }

    mutating func add(_ result: ScenarioResult) {
        scenarios[result.status, default: 0] += 1
        for step in result.steps { steps[step.status, default: 0] += 1 }
        if result.status > .skipped { failures.append(result) }
    }
}

/// Writes what happens in a run, in some format.
public protocol Report: AnyObject {
    func handle(_ event: RunEvent)
}
