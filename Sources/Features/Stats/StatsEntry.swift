#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A finished session, as the history keeps it (PI-S6.2).
public struct StatsEntry: Hashable, Sendable {
    /// Unique for a session. A session that is resumed after a crash and ends again under its id takes the place of what
    /// was recorded of it before.
    public var id: String
    /// When it ended; kept to the millisecond.
    public var date: Date
    public var constantID: String
    /// As the product calls it: `strict`, `learn`.
    public var mode: String
    /// Correct digits.
    public var score: Int
    /// Keys struck.
    public var attempts: Int
    public var errors: Int
    /// Where errors were made, from 0, each position as often as it was missed: 30 is the decimal that the position tracker
    /// calls « #31 ». The first ``maximumErrorPositions`` are kept.
    public var errorPositions: [Int]
    public var bestStreak: Int
    /// From the first key to the last; kept to the millisecond.
    public var duration: Duration
    /// Correct digits a second; 0 where ``duration`` is, which tells nothing.
    public var speed: Double
    public var revealsUsed: Int
    /// Between two keys; kept to the millisecond.
    public var medianInterval: Duration?
    /// 0 … 1.
    public var consistency: Double?
    public var isResumed: Bool

    public static let maximumErrorPositions = 1_000
    /// Beyond all decimals that anybody learns by heart.
    private static let positions = 0..<1 << 40

    public init(
        id: String,
        date: Date,
        constantID: String,
        mode: String,
        score: Int,
        attempts: Int,
        errors: Int,
        errorPositions: [Int] = [],
        bestStreak: Int,
        duration: Duration,
        speed: Double,
        revealsUsed: Int = 0,
        medianInterval: Duration? = nil,
        consistency: Double? = nil,
        isResumed: Bool = false
    ) {
        self.id = id
        self.date = date
        self.constantID = constantID
        self.mode = mode
        self.score = score
        self.attempts = attempts
        self.errors = errors
        self.errorPositions = errorPositions
        self.bestStreak = bestStreak
        self.duration = duration
        self.speed = speed
        self.revealsUsed = revealsUsed
        self.medianInterval = medianInterval
        self.consistency = consistency
        self.isResumed = isResumed
    }

    /// nil where no time passed between the first key and the last: one right key has no speed. None at all is 0.
    var measuredSpeed: Double? { score == 0 || duration > .zero || speed > 0 ? speed : nil }

    /// The entry as it is kept and reads back: to the millisecond, counts from 0, numbers that are numbers.
    var normalised: StatsEntry {
        var entry = self
        entry.date = Date(milliseconds: date.milliseconds)
        entry.score = max(0, score)
        entry.attempts = max(0, attempts)
        entry.errors = max(0, errors)
        entry.errorPositions = Array(
            errorPositions.lazy.filter(Self.positions.contains).prefix(Self.maximumErrorPositions)
        )
        entry.bestStreak = max(0, bestStreak)
        entry.duration = .milliseconds(duration.milliseconds)
        entry.speed = speed.isFinite ? max(0, speed) : 0
        entry.revealsUsed = max(0, revealsUsed)
        entry.medianInterval = medianInterval.map { .milliseconds($0.milliseconds) }
        entry.consistency = consistency.flatMap { $0.isFinite ? min(max(0, $0), 1) : nil }
        return entry
    }
}

/// A constant that is practised.
public struct StatsConstant: Hashable, Sendable {
    public let id: String
    public let title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

extension Date {
    /// Since 1970, to the nearest, within the years 1 to 9999.
    var milliseconds: Int {
        let milliseconds = (timeIntervalSince1970 * 1_000).rounded()
        return Int(min(max(milliseconds.isNaN ? 0 : milliseconds, -62_135_596_800_000), 253_402_300_799_999))
    }

    init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }
}

extension Duration {
    /// Whole ones, from 0 to some thirty thousand years.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return Int(min(seconds, 1_000_000_000_000)) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
