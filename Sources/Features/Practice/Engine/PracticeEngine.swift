/// Checks digits one by one against a constant's decimals, and counts (PI-FR4).
///
/// A value: it knows no clock, no screen and no storage. A key costs the same at every position and allocates nothing:
/// what grows is allocated, and its pages touched, when the engine is made. A key after the end changes nothing.
public struct PracticeEngine: Sendable {
    /// What became of one key.
    public enum Verdict: Hashable, Sendable {
        /// The expected decimal.
        case correct
        /// Another digit than the expected one; in strict mode it ends the session.
        case wrong(expected: UInt8)
        /// The session had ended before, by an error in strict mode or with the last decimal there is; nothing counts.
        case finished
        /// Not 0…9; nothing counts.
        case notADigit
    }

    /// How many intervals are kept one by one, 131,072 (1 MB): more than a session of 100,000 keys has. Later ones count
    /// for the duration alone.
    public static let maximumIntervals = 1 << 17
    /// How many error positions are kept, the first ones; later errors count without theirs.
    public static let maximumErrorPositions = 1_000

    /// What an error does.
    public let mode: PracticeMode
    /// What keys are checked against.
    public let digits: Digits
    /// How many decimals are right, and so the position, from 0, of the next one expected.
    public private(set) var position: Int
    /// How many keys were wrong.
    public private(set) var errors: Int
    /// The position at which the run of right ones began that goes on now.
    private var streakStart: Int
    private var bestEndedStreak: Int
    /// The positions, from 0, at which errors were made, in their order; ``maximumErrorPositions`` at most.
    public private(set) var errorPositions: [Int]
    /// The lines, from 0, whose remaining decimals were asked for, each once; in their order.
    public private(set) var revealedLines: [Int]
    /// What the last wrong key should have been, and was.
    public private(set) var lastError: (expected: UInt8, typed: UInt8)?

    /// The position at which no key counts any more: the end of the digits, or where a strict session failed.
    private var end: Int
    private var series: IntervalSeries
    /// Of an engine that this one goes on from.
    private let earlierDuration: Duration
    /// Of this engine's first key, and of its last one; negative where there is none.
    private var firstKey: Int64
    private var lastKey: Int64

    /// An engine at the first decimal.
    public init(_ digits: Digits, mode: PracticeMode) {
        self.init(digits, mode: mode, from: PracticeSnapshot())
    }

    /// An engine that goes on where another one was left; its next key comes after a break.
    ///
    /// - Parameter snapshot: clipped where it can't be of these digits.
    public init(_ digits: Digits, mode: PracticeMode, from snapshot: PracticeSnapshot) {
        self.mode = mode
        self.digits = digits
        position = min(max(0, snapshot.position), digits.count)
        errors = min(max(0, snapshot.errors), 1 << 40)
        streakStart = position - min(max(0, snapshot.streak), position)
        bestEndedStreak = min(max(0, snapshot.bestStreak), position)
        errorPositions = []
        errorPositions.reserveCapacity(Self.maximumErrorPositions)
        errorPositions.append(contentsOf: snapshot.errorPositions.prefix(Self.maximumErrorPositions))
        revealedLines = snapshot.revealedLines
        end = mode == .strict && errors > 0 ? position : digits.count
        earlierDuration = max(.zero, snapshot.duration)
        firstKey = -1
        lastKey = -1
        series = IntervalSeries(snapshot.intervals, maximum: Self.maximumIntervals)
    }

    /// Whether no key counts any more.
    public var isFinished: Bool { position >= end }

    /// All keys that counted: the right ones and the errors.
    public var attempts: Int { position + errors }

    /// Right ones in a row, up to now.
    public var streak: Int { position - streakStart }

    /// The most right ones in a row.
    public var bestStreak: Int { max(bestEndedStreak, streak) }

    /// From the first key to the last, without the time between two engines of which one goes on from the other.
    public var duration: Duration { earlierDuration + KeyTime.duration(of: lastKey - firstKey) }

    /// Takes a key.
    ///
    /// - Parameters:
    ///   - digit: 0…9.
    ///   - moment: since an origin that stays the same, from 0 to 83 hours; what lies outside is clipped. One before
    ///     the last key's counts as that one's: a clock may be set back.
    public mutating func press(_ digit: UInt8, at moment: Duration) -> Verdict {
        guard digit <= 9 else { return .notADigit }
        guard position < end else { return .finished }
        let now = max(KeyTime.ticks(of: moment), lastKey)
        if lastKey >= 0 {
            series.append(now &- lastKey)
        } else {
            firstKey = now
        }
        lastKey = now
        let expected = digits[position]
        guard digit == expected else { return fail(digit, expected) }
        position &+= 1
        return .correct
    }

    @inline(never)
    private mutating func fail(_ digit: UInt8, _ expected: UInt8) -> Verdict {
        errors &+= 1
        bestEndedStreak = bestStreak
        streakStart = position
        lastError = (expected, digit)
        if errorPositions.count < Self.maximumErrorPositions { errorPositions.append(position) }
        if mode == .strict { end = position }
        return .wrong(expected: expected)
    }

    /// Takes a key as text: the characters 0 to 9 of ASCII and nothing else, neither ٣ nor ５ nor Ⅷ.
    public mutating func press(_ key: some StringProtocol, at moment: Duration) -> Verdict {
        guard let digit = Self.digit(of: key) else { return .notADigit }
        return press(digit, at: moment)
    }

    /// The digit that a text is: one of the ten of ASCII, and nothing else beside it.
    public static func digit(of text: some StringProtocol) -> UInt8? {
        let bytes = text.utf8
        guard let byte = bytes.first, bytes.count == 1, (0x30...0x39).contains(byte) else { return nil }
        return byte & 15
    }

    /// Counts that the rest of a line is shown (PI-S6.2): in learn mode, of the line being typed, once a line.
    ///
    /// - Parameter line: from 0.
    /// - Returns: whether it counted.
    public mutating func reveal(line: Int) -> Bool {
        guard mode == .learn, !isFinished, line == position / 10, !isRevealed(line: line) else { return false }
        revealedLines.append(line)
        return true
    }

    /// Whether the rest of the line being typed, or of a later one, is shown. Costs the same however many were.
    public func isRevealed(line: Int) -> Bool { revealedLines.last == line }

    /// How many lines were revealed.
    public var revealsUsed: Int { revealedLines.count }

    /// The milliseconds between a key and the one before it, ``maximumIntervals`` at most, from the first.
    public var intervals: [UInt32] { series.milliseconds() }

    var intervalCount: Int { series.count }

    /// Those from an index on.
    func intervals(from start: Int) -> [UInt32] { series.milliseconds(from: start) }

    /// All that another engine needs to go on here.
    public var snapshot: PracticeSnapshot {
        var snapshot = PracticeSnapshot()
        snapshot.position = position
        snapshot.errors = errors
        snapshot.streak = streak
        snapshot.bestStreak = bestStreak
        snapshot.errorPositions = errorPositions
        snapshot.revealedLines = revealedLines
        snapshot.duration = duration
        snapshot.intervals = intervals
        return snapshot
    }
}

/// A session's counts at one moment. ``PracticeEngine/attempts`` are the position and the errors together.
public struct PracticeSnapshot: Hashable, Sendable {
    /// Correct digits, and so the position of the next one, from 0.
    public var position = 0
    /// Wrong keys.
    public var errors = 0
    /// Correct digits in a row, up to now.
    public var streak = 0
    /// Correct digits in a row, at most.
    public var bestStreak = 0
    /// Where errors were made, from 0.
    public var errorPositions: [Int] = []
    /// The lines that were revealed, from 0.
    public var revealedLines: [Int] = []
    /// From the first key to the last.
    public var duration = Duration.zero
    /// Milliseconds between keys.
    public var intervals: [UInt32] = []

    /// Nothing was typed yet.
    public init() {}
}
