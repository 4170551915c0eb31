/// A constant whose decimals can be practised.
public struct PracticeConstant: Sendable {
    /// What links and stored sessions name it by: `pi`.
    public let id: String
    /// What people call it: `Pi`.
    public let title: String
    /// `π`
    public let symbol: String
    /// What stands before the decimals: `3`.
    public let integerPart: String
    /// Its decimals, or why there are none, which home says in place of the button that starts a session.
    public let digits: Result<Digits, DigitsError>

    /// - Parameter digits: checked when they are made.
    public init(id: String, title: String, symbol: String, integerPart: String, digits: Result<Digits, DigitsError>) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.integerPart = integerPart
        self.digits = digits
    }

    var isPlayable: Bool { (try? digits.get()) != nil }
}

/// What an error does (docs/decisions/0007-records-come-from-strict-sessions.md).
public enum PracticeMode: String, CaseIterable, Codable, Sendable {
    /// The first error ends the session.
    case strict
    /// An error counts and ends the run of successes; the same decimal is asked for again.
    case learn
}
