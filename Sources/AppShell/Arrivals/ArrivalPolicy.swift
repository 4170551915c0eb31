/// How long, and how many, arrivals a product holds.
public struct ArrivalPolicy: Hashable, Sendable {
    /// What is held for longer isn't opened: by the next morning the evening's link is forgotten.
    public var expiry: Duration
    /// The limit of held arrivals. Later ones are ignored, and recorded as such.
    public var maximumHeld: Int

    /// - Parameters:
    ///   - expiry: ten minutes by default.
    ///   - maximumHeld: at least 1.
    public init(expiry: Duration = .seconds(600), maximumHeld: Int = 32) {
        self.expiry = expiry
        self.maximumHeld = max(1, maximumHeld)
    }
}
