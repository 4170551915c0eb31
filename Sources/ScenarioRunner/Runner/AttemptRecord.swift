public import AppShellHeadless
public import ScenarioReports

/// What came of one attempt at a scenario, as plain values, so that it can come from another process.
public struct AttemptRecord: Sendable {
    /// Before hooks, steps, after hooks: those that have ended.
    public var steps: [StepRecord] = []
    /// What a step attached that did not come to its end.
    public var attachments: [Attachment] = []
    /// Nil where the attempt did not come to its end.
    public var end: End?

    public init() {}

    /// One step or hook, as it went.
    public struct StepRecord: Sendable {
        public var status: StepStatus
        /// Virtual.
        public var duration: Duration
        public var wallDuration: Duration
        public var message: String?
        public var exception: StepException?
        public var screen: String?
        public var attachments: [Attachment]
        public var snippets: [String]
        /// Nil where it is not collected, or is as it was.
        public var snapshot: ScreenSnapshot?
        /// What happened while it ran.
        public var events: [TraceEvent]
    }

    /// What there is to say when all steps have ended.
    public struct End: Sendable {
        public var status: StepStatus
        /// Why it did not pass, where none of its steps says it.
        public var message: String?
        /// Virtual, of all steps.
        public var duration: Duration
        /// What was seen and acted on, where that was collected.
        public var coverageRecord: CoverageRecord?
    }
}

/// What is told of an attempt while it goes on: enough to know, where the process ends in the midst of it, how far it came.
public protocol AttemptObserver: AnyObject {
    /// Told as it happens, and once more with the step's record.
    func didAttach(_ attachment: Attachment)
    func stepDidRun(_ record: AttemptRecord.StepRecord)
    func attemptDidEnd(_ end: AttemptRecord.End)
}

/// Keeps what it is told.
final class AttemptRecorder: AttemptObserver {
    private(set) var record = AttemptRecord()

    func didAttach(_ attachment: Attachment) {
        record.attachments.append(attachment)
    }

    func stepDidRun(_ step: AttemptRecord.StepRecord) {
        record.attachments = []
        record.steps.append(step)
    }

    func attemptDidEnd(_ end: AttemptRecord.End) {
        record.end = end
    }
}
