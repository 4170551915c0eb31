import ScenarioReports

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

extension StepException {
    init(_ error: any Error, message: String, at place: String) {
        self.init(type: "\(Swift.type(of: error))", message: message, place: place)
    }
}
