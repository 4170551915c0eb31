/// Why a step did not hold: what was expected and what there is.
public struct StepFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One or more lines: the place, the fact, the fix.
    public let message: String

    public init(_ message: String) {
        self.message = message
    }

    public var description: String { message }
}

/// Thrown by a step whose body is not written yet: the scenario is pending, which does not pass.
public struct StepPending: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is still to be done.
    public let reason: String?

    public init(_ reason: String? = nil) {
        self.reason = reason
    }

    public var description: String { reason ?? "This step is still to be written." }
}

/// Thrown by a step or a hook that leaves out the rest of its scenario, which counts as skipped and not as failed.
public struct StepSkipped: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why it does not apply here.
    public let reason: String?

    public init(_ reason: String? = nil) {
        self.reason = reason
    }

    public var description: String { reason ?? "This step leaves out the rest of the scenario." }
}
