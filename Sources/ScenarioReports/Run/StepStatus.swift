/// How a step or a scenario ended. A scenario has the worst status of its steps.
public enum StepStatus: String, Codable, Sendable, CaseIterable, Comparable {
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

/// An error that a step or a hook threw, as Cucumber Messages describe it.
public struct StepException: Sendable, Hashable {
    /// The error's type.
    public let type: String
    public let message: String
    /// The line of the script or of the hook: `Scenarios/a.feature:12`.
    public let location: String
    /// The stack that another tool wrote; nil for one made of the other parts.
    private let writtenStackTrace: String?

    /// - Parameter stackTrace: that of another tool, empty where it has none; nil for one made of the other parts.
    public init(type: String, message: String, location: String, stackTrace: String? = nil) {
        self.type = type
        self.message = message
        self.location = location
        writtenStackTrace = stackTrace
    }

    /// The type, the message, and the line of the script: what a person looks for in a stack.
    public var stackTrace: String { writtenStackTrace ?? "\(type): \(message)\n\(location)" }
}
