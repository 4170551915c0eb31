public import CucumberGherkin
public import Headless

/// One step or hook, as it went.
public struct StepResult: Sendable {
    public enum Source: Sendable {
        case step(PickleStep)
        case hook(Hook)
    }

    public let source: Source
    /// As written: `Étant donné que `; a hook has none.
    public let keyword: String
    /// `Scenarios/Madinia/catalogue.feature:12`, or where the hook is defined.
    public let place: String
    public let status: StepStatus
    /// Virtual.
    public let duration: Duration
    /// Why it did not pass: the fact, then what helps to mend it.
    public let message: String?
    public let exception: StepException?
    /// The screen as it was when the step failed.
    public let screen: String?
    /// What it added to the reports, whether it passed or not.
    public let attachments: [Attachment]

    /// The step as the script has it; nil for a hook.
    public var step: PickleStep? {
        if case .step(let step) = source { step } else { nil }
    }

    /// The step's text, or what the hook is called.
    public var text: String {
        switch source {
        case .step(let step): step.text
        case .hook(let hook): hook.title
        }
    }

    /// Swift that would define the step, where nothing fits it; the likeliest first.
    public let snippets: [String]

    /// The same without what it attached, which may be large.
    var withoutAttachments: StepResult {
        StepResult(
            source: source,
            keyword: keyword,
            place: place,
            status: status,
            duration: duration,
            message: message,
            exception: exception,
            screen: screen,
            attachments: [],
            snippets: snippets
        )
    }

    /// What it had to say, whether it passed or not.
    public var notes: [String] { attachments.compactMap(\.logText) }
}

/// One scenario, as it went the first time or when it was tried again.
public struct ScenarioResult: Sendable {
    public let testCase: TestCase
    /// Its before hooks, its steps, its after hooks.
    public let steps: [StepResult]
    public let status: StepStatus
    /// Why it did not pass, where none of its steps says it.
    public let message: String?
    /// From 0 on.
    public let attempt: Int
    public let willBeRetried: Bool
    /// Virtual time, from the launch to the end.
    public let duration: Duration
    /// Everything that happened, one event a line.
    public let trace: String
    /// What was seen and acted on, where that was collected.
    public let exercise: Exercise?

    public var pickle: Pickle { testCase.pickle }

    /// `Scenarios/Madinia/catalogue.feature:12`
    public var place: String { "\(pickle.uri):\(pickle.location.line)" }
}

/// A hook around the whole run, as it went.
public struct RunHookResult: Sendable {
    public let hook: Hook
    /// The places of its product in the plan and of itself in the library.
    let product: Int
    let index: Int
    public let status: StepStatus
    public let message: String?
    public let exception: StepException?
    public let attachments: [Attachment]

    /// What it had to say, whether it passed or not.
    public var notes: [String] { attachments.compactMap(\.logText) }
}
