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
    /// The stack as another tool wrote it; nil for what its parts make of it.
    private let writtenStackTrace: String?

    /// - Parameter stackTrace: as another tool wrote it, empty where it wrote none; nil for what the other parts make of it.
    public init(type: String, message: String, place: String, stackTrace: String? = nil) {
        self.type = type
        self.message = message
        self.place = place
        writtenStackTrace = stackTrace
    }

    /// The type, the message, and the line of the script: what a person looks for in a stack.
    public var stackTrace: String { writtenStackTrace ?? "\(type): \(message)\n\(place)" }
}
