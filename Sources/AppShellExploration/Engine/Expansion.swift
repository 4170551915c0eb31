/// What an exploration asks of a worker.
public enum ExplorationJob: Hashable, Codable, Sendable {
    /// Try what can be done in the state after a path, but for what was tried before.
    case expand([Move], Attempts = .all, after: TriedAttempts = TriedAttempts())
    /// Check the laws on the last move of a path, and in the state after it.
    case check([Move])
    /// Whether two paths lead to one state: what is done next has the same effect after both.
    case compare([Move], [Move], seed: UInt64)
}

/// What is tried in a state.
public enum Attempts: String, Codable, Sendable {
    /// Every act, and every fault of every call that it makes.
    case all
    /// Every act, and nothing goes wrong.
    case plain
    /// Every fault of every call that an act makes.
    case faults
}

/// What was tried in a state before a process ended.
public struct TriedAttempts: Hashable, Codable, Sendable {
    /// How many attempts were begun.
    public var count = 0
    /// The indices of those that ended a process: they are not made again.
    public var deadly: [Int] = []

    /// Nothing yet.
    public init() {}

    /// What a worker, or several, told before they ended.
    public init(_ events: [ExplorationEvent]) {
        for event in events {
            switch event {
            case .begins: count += 1
            case .died: deadly.append(count - 1)
            case .reached, .tried, .compared, .ended: break
            }
        }
    }
}

/// What a worker tells of a job, in this order: each move is announced before it is made, so that one that ends the
/// process is known.
public enum ExplorationEvent: Codable, Sendable {
    /// What it tries now: a move, or the trials of a state (nil).
    case begins(Move?)
    /// Where the move has led.
    case reached(Transition)
    /// The trials of the state are done.
    case tried([LawViolation])
    /// The paths differ here; nil: nowhere.
    case compared(String?)
    /// The process ended, or was stopped, during what it had begun: why. Whoever runs it says so.
    case died(Death)
    /// The job is done.
    case ended

    /// Why a process did not come to the end of an attempt.
    public enum Death: Hashable, Codable, Sendable {
        /// It ended: how.
        case trap(String)
        /// It could not walk the path again that led to the state: what was in the way.
        case lost(String)
        /// It was stopped after so many seconds without a sign.
        case hang(seconds: Int)
    }
}

/// Where a move has led.
public struct Transition: Hashable, Codable, Sendable {
    /// The move.
    public let move: Move
    /// The value of the ``StateDigest`` of the state after it.
    public let state: UInt64
    /// The routes on display there, lowest layer first.
    public let screen: String
    /// A hash of what is there to see and do, whatever its texts.
    public let shape: UInt64
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
