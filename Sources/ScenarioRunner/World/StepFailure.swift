/// Why a step did not hold: what was expected and what there is.
public struct StepFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One or more lines: the place, the fact, the mend.
    public let message: String

    public init(_ message: String) {
        self.message = message
    }

    public var description: String { message }
}
