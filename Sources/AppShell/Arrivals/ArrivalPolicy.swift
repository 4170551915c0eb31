/// How long a product keeps what arrived and can't be opened yet.
public struct ArrivalPolicy: Hashable, Sendable {
    /// What is held longer is not opened any more: someone who signs in the next morning has forgotten the link of the
    /// evening.
    public var expiry: Duration
    /// How many wait at most; what comes on top is ignored, and recorded.
    public var maximumHeld: Int

    /// - Parameters:
    ///   - expiry: ten minutes where nothing else is said.
    ///   - maximumHeld: at least 1.
    public init(expiry: Duration = .seconds(600), maximumHeld: Int = 32) {
        self.expiry = expiry
        self.maximumHeld = max(1, maximumHeld)
    }
}
