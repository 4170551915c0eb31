public import AppShellTexts

/// What an exploration asks of a worker.
public enum ExplorationJob: Hashable, Codable, Sendable {
    /// Try what can be done in the state after a path, but for the first attempts, which were begun before.
    case expand([Move], Attempts = .acts, after: Int = 0)
    /// Check the laws on the last move of a path, and in the state after it.
    case check([Move])
    /// Whether two paths lead to one state: what is done next has the same effect after both.
    case compare([Move], [Move], seed: UInt64)
}

/// What is tried in a state.
public enum Attempts: Hashable, Codable, Sendable {
    /// The laws that go on from the state, and every act; nothing goes wrong.
    case acts
    /// Every act.
    case actsAlone
    /// The laws that go on from the state.
    case trials
    /// These moves.
    case moves([Move])
    /// The laws of acts that overtake an answer, on these moves.
    case overtaking([Move])
}

/// What a worker tells of a job, in this order: each move is announced before it is made, so that one that ends the
/// process is known.
public enum ExplorationEvent: Codable, Sendable {
    /// What it tries now: a move, or the trials of a state (nil).
    case begins(Move?)
    /// Where the move has led.
    case reached(Transition)
    /// The trials of the state are done, or those of the move.
    case tried([LawViolation])
    /// The paths differ here; nil: nowhere.
    case compared(BilingualText?)
    /// The process ended, or was stopped, during what it had begun: why. Whoever runs it says so.
    case died(Death)
    /// The job is done.
    case ended

    /// Why a process did not come to the end of an attempt.
    public enum Death: Hashable, Codable, Sendable {
        /// It ended: how.
        case trap(BilingualText)
        /// It could not walk the path again that led to the state: what was in the way.
        case lost(BilingualText)
        /// It was stopped after so many seconds without a sign.
        case hang(seconds: Int)
    }
}

/// Where the move has led that was announced last.
public struct Transition: Hashable, Codable, Sendable {
    /// The value of the ``StateDigest`` of the state after it.
    public let state: UInt64
    /// The routes on display there, lowest layer first.
    public let screen: String
    /// What there is to do there.
    public let looks: StateLooks
    /// What the move called, each target once, in order.
    public let calls: [Move.Call]
    /// What it broke.
    public let violations: [LawViolation]
    /// What the state breaks, where this worker is in it for the first time.
    public let stateViolations: [LawViolation]
}

/// A violation and the law that it breaks.
public struct LawViolation: Hashable, Codable, Sendable {
    /// The name of the law.
    public let law: String
    /// What breaks it.
    public let violation: Law.Violation

    /// A violation of a law.
    public init(law: String, _ violation: Law.Violation) {
        self.law = law
        self.violation = violation
    }
}
