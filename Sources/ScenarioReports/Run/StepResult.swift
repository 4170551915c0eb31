public import CucumberGherkin
package import ScreenRendering

/// The result of one step or hook.
public struct StepResult: Sendable {
    /// What ran. A worker does not send it back: the process that asked for it knows it.
    public package(set) var testStep: TestStep
    public var status: StepStatus
    /// Virtual time.
    public var duration: Duration
    /// Wall-clock time, for usage figures, the HTML report and JUnit: it differs from run to run.
    public var wallDuration: Duration
    /// Why it did not pass: the fact, then what helps to fix it.
    public var message: String?
    public var exception: StepException? {
        get { boxedException.value }
        set { boxedException = Boxed(newValue) }
    }
    private var boxedException: Boxed<StepException>
    /// The screen, in words, at the moment the step failed.
    public var screen: String?
    /// What it added to the reports, whether it passed or not.
    public var attachments: [Attachment]
    /// Swift that would define an undefined step; the likeliest first.
    public var snippets: [String]
    /// The screen after the step; nil where it was not collected or has not changed.
    package var snapshot: ScreenSnapshot? {
        get { boxedSnapshot.value }
        set { boxedSnapshot = Boxed(newValue) }
    }
    private var boxedSnapshot: Boxed<ScreenSnapshot>
    /// The part of ``ScenarioResult/events`` that happened while it ran.
    public var events: Range<Int>
    /// What it acted on, in order; empty where that was not collected.
    package var acted: [ActedOn] = []

    /// An element that a step acted on, and where it was drawn at that moment.
    package struct ActedOn: Hashable, Sendable {
        package let role: String
        package let label: String
        /// The indices of children from the app, as in ``ScreenSnapshot/screen``.
        package let path: [Int]

        package init(role: String, label: String, path: [Int]) {
            self.role = role
            self.label = label
            self.path = path
        }
    }

    /// A result without anything else to report.
    public init(testStep: TestStep, status: StepStatus) {
        self.init(testStep: testStep, status: status, duration: .zero)
    }

    package init(
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
        events: Range<Int> = 0..<0,
        acted: [ActedOn] = []
    ) {
        self.testStep = testStep
        self.status = status
        self.duration = duration
        self.wallDuration = wallDuration
        self.message = message
        boxedException = Boxed(exception)
        self.screen = screen
        self.attachments = attachments
        self.snippets = snippets
        boxedSnapshot = Boxed(snapshot)
        self.events = events
        self.acted = acted
    }

    /// The same result, of this step.
    public func of(_ testStep: TestStep) -> StepResult {
        var copy = self
        copy.testStep = testStep
        return copy
    }

    /// The step in the script; nil for a hook.
    public var step: PickleStep? { testStep.pickleStep }

    /// The step's text, or the hook's title.
    public var text: String { testStep.text }

    /// As written: `Étant donné que `; empty for a hook.
    public var keyword: String { testStep.keyword }

    /// Its line in the script, or where the hook is defined; nil where that is unknown.
    public var sourceLocation: FileLocation? { testStep.sourceLocation }

    /// `Scenarios/Madinia/catalogue.feature:12`; empty where it is unknown.
    public var location: String { testStep.location }

    /// A copy without what may be large.
    var withoutAttachments: StepResult {
        var copy = self
        copy.attachments = []
        copy.snapshot = nil
        return copy
    }

    /// Its log lines.
    public var notes: [String] { attachments.compactMap(\.logText) }
}

/// An optional value in the space of a pointer: a result is copied many times, mostly without it.
private indirect enum Boxed<Value: Sendable>: Sendable {
    case none
    case some(Value)

    init(_ value: Value?) {
        self = value.map { .some($0) } ?? .none
    }

    var value: Value? {
        switch self {
        case .none: nil
        case .some(let value): value
        }
    }
}

extension TestStep {
    /// A placeholder for the step of a result that another process has sent.
    package static let unsent = TestStep(
        id: "",
        hook: RunHook(id: "", kind: .beforeTestCase, name: nil, tagExpression: nil, location: nil)
    )
}
