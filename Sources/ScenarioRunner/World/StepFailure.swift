import AppShellTexts

/// Why a step failed: what was expected and what there is.
public struct StepFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One or more lines: the fact, then the fix.
    public let message: String

    public init(_ message: String) {
        self.message = message
    }

    /// The message.
    public var description: String { message }
}

/// Thrown by a step that is not implemented yet. Its scenario is pending, which is not a pass.
public struct StepPending: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is still to be done.
    public let reason: String?

    public init(_ reason: String? = nil) {
        self.reason = reason
    }

    /// The reason, or that there is none.
    public var description: String { reason ?? localized("This step is still to be written.") }
}

/// Thrown by a step or a hook that leaves out the rest of its scenario, which is skipped and not failed.
public struct StepSkipped: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why it does not apply here.
    public let reason: String?

    public init(_ reason: String? = nil) {
        self.reason = reason
    }

    /// The reason, or that there is none.
    public var description: String { reason ?? localized("This step leaves out the rest of the scenario.") }
}
