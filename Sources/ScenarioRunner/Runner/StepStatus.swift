/// How a step, or a scenario, ended; the worst of a scenario's steps is the scenario's.
public enum StepStatus: String, Sendable, CaseIterable, Comparable {
    case passed = "PASSED"
    case skipped = "SKIPPED"
    case pending = "PENDING"
    case undefined = "UNDEFINED"
    case ambiguous = "AMBIGUOUS"
    case failed = "FAILED"

    private var severity: Int {
        switch self {
        case .passed: 0
        case .skipped: 1
        case .pending: 2
        case .undefined: 3
        case .ambiguous: 4
        case .failed: 5
        }
    }

    public static func < (left: StepStatus, right: StepStatus) -> Bool { left.severity < right.severity }
}

/// An error that a step or a hook threw, as Cucumber Messages tell it.
public struct StepException: Sendable, Hashable {
    /// The error's type.
    public let type: String
    public let message: String
    /// The script's line, or the hook's.
    public let place: String

    init(_ error: any Error, message: String, at place: String) {
        type = "\(Swift.type(of: error))"
        self.message = message
        self.place = place
    }

    /// The type, the message, and the line of the script: what a person looks for in a stack.
    public var stackTrace: String { "\(type): \(message)\n\(place)" }
}

/// How a step or a hook ended, and why.
struct StepOutcome {
    let status: StepStatus
    var message: String?
    var exception: StepException?

    static let passed = StepOutcome(status: .passed)
    static let skipped = StepOutcome(status: .skipped)

    /// What came of a body.
    ///
    /// - Parameter message: words for an error that are better than its own.
    init(throwing error: any Error, at place: String, message: String? = nil) {
        switch error {
        case let pending as StepPending:
            status = .pending
            self.message = pending.description
            exception = pending.reason.map { StepException(error, message: $0, at: place) }
        case let skipped as StepSkipped:
            status = .skipped
            self.message = skipped.reason
            exception = skipped.reason.map { StepException(error, message: $0, at: place) }
        default:
            let text = message ?? (error as? StepFailure)?.message ?? "\(error)"
            status = .failed
            self.message = text
            exception = StepException(error, message: text, at: place)
        }
    }

    init(status: StepStatus, message: String? = nil) {
        self.status = status
        self.message = message
    }

    static func failed(_ message: String, at place: String) -> StepOutcome {
        StepOutcome(throwing: StepFailure(message), at: place)
    }
}
