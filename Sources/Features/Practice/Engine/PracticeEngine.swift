/// Checks digits one by one against a constant's decimals, and counts (PI-FR4).
///
/// A value: it knows no clock, no screen and no storage. A key costs the same at every position and allocates nothing:
/// what grows was made, and its pages touched, when the engine was. It may be pressed after its end: that changes
/// nothing.
public struct PracticeEngine: Sendable {
    /// What became of one key.
    public enum Verdict: Hashable, Sendable {
        case correct
        /// In strict mode that was the last one.
        case wrong(expected: UInt8)
        /// The session had ended before, by an error in strict mode or with the last decimal there is; nothing counts.
        case finished
        /// Not 0…9; nothing counts.
        case notADigit
    }

    /// How many intervals are kept one by one, 131,072 (512 kB): more than a session of 100,000 keys has. Of those
    /// beyond, the duration alone is counted.
    public static let maximumIntervals = 1 << 17
    /// How many error positions are kept, the first ones; errors beyond count, without their place.
    public static let maximumErrorPositions = 1_000

    public let mode: PracticeMode
    public let digits: Digits
    /// How many decimals are right, and so the position, from 0, of the next one expected.
    public private(set) var position: Int
    /// All keys that counted: the right ones and the errors.
    public private(set) var attempts: Int
    public private(set) var errors: Int
    /// Right ones in a row, up to now.
    public private(set) var streak: Int
    public private(set) var bestStreak: Int
    /// The positions, from 0, at which errors were made, in their order; ``maximumErrorPositions`` at most.
    public private(set) var errorPositions: [Int]
    /// The lines, from 0, whose remaining decimals were asked for, each once; in their order.
    public private(set) var revealedLines: [Int]
    /// From the first key to the last, without the breaks that ``pause()`` made.
    public private(set) var duration: Duration
    /// What the last wrong key should have been, and was.
    public private(set) var lastError: (expected: UInt8, typed: UInt8)?

    private var series: [UInt32]
    private var seriesCount: Int
    private var lastKey: Duration?

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
        attempts = position + errors
        streak = min(max(0, snapshot.streak), position)
        bestStreak = min(max(streak, snapshot.bestStreak), position)
        errorPositions = []
        errorPositions.reserveCapacity(Self.maximumErrorPositions)
        errorPositions.append(contentsOf: snapshot.errorPositions.prefix(Self.maximumErrorPositions))
        revealedLines = snapshot.revealedLines
        duration = max(.zero, snapshot.duration)
        // Written all over, so that every page is there before the first key.
        series = [UInt32](repeating: 0, count: Self.maximumIntervals)
        let known = snapshot.intervals.prefix(Self.maximumIntervals)
        series.replaceSubrange(0..<known.count, with: known)
        seriesCount = known.count
    }

    /// Whether no key counts any more.
    public var isFinished: Bool { position == digits.count || (mode == .strict && errors > 0) }

    /// Takes a key.
    ///
    /// - Parameters:
    ///   - digit: 0…9.
    ///   - moment: since any origin that stays the same. One before the last key's counts as that one's: a clock may
    ///     be set back.
    public mutating func press(_ digit: UInt8, at moment: Duration) -> Verdict {
        guard digit <= 9 else { return .notADigit }
        guard position < digits.count, errors == 0 || mode == .learn else { return .finished }
        if let lastKey {
            let interval = max(.zero, moment - lastKey)
            duration += interval
            if seriesCount < Self.maximumIntervals {
                series[seriesCount] = interval.wholeMilliseconds
                seriesCount &+= 1
            }
        }
        lastKey = lastKey.map { max($0, moment) } ?? moment
        attempts &+= 1
        let expected = digits[position]
        guard digit == expected else {
            errors &+= 1
            streak = 0
            lastError = (expected, digit)
            if errorPositions.count < Self.maximumErrorPositions { errorPositions.append(position) }
            return .wrong(expected: expected)
        }
        position &+= 1
        streak &+= 1
        if streak > bestStreak { bestStreak = streak }
        return .correct
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

    /// What lies between the last key and the next one does not count: the app was away.
    public mutating func pause() {
        lastKey = nil
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

    public var revealsUsed: Int { revealedLines.count }

    /// The milliseconds between a key and the one before it, ``maximumIntervals`` at most, from the first.
    public var intervals: ArraySlice<UInt32> { series[..<seriesCount] }

    /// All that another engine needs to go on here.
    public var snapshot: PracticeSnapshot {
        PracticeSnapshot(
            position: position,
            errors: errors,
            streak: streak,
            bestStreak: bestStreak,
            errorPositions: errorPositions,
            revealedLines: revealedLines,
            duration: duration,
            intervals: Array(intervals)
        )
    }
}

/// A session's counts at one moment. ``PracticeEngine/attempts`` are the position and the errors together.
public struct PracticeSnapshot: Hashable, Sendable {
    public var position = 0
    public var errors = 0
    public var streak = 0
    public var bestStreak = 0
    public var errorPositions: [Int] = []
    public var revealedLines: [Int] = []
    public var duration = Duration.zero
    public var intervals: [UInt32] = []

    public init() {}

    public init(
        position: Int,
        errors: Int,
        streak: Int,
        bestStreak: Int,
        errorPositions: [Int],
        revealedLines: [Int],
        duration: Duration,
        intervals: [UInt32]
    ) {
        self.position = position
        self.errors = errors
        self.streak = streak
        self.bestStreak = bestStreak
        self.errorPositions = errorPositions
        self.revealedLines = revealedLines
        self.duration = duration
        self.intervals = intervals
    }
}

extension Duration {
    /// Rounded, 0 for a negative one, at most what 32 bits hold (49 days).
    var wholeMilliseconds: UInt32 {
        let attoseconds = attoseconds
        guard attoseconds > 0 else { return 0 }
        // 10^15 is 2^15 · 5^15: what is shorter than 3 days is divided in 64 bits, ten times as fast as in 128.
        if attoseconds < 1 << 78 {
            let milliseconds = (UInt64(truncatingIfNeeded: attoseconds >> 15) &+ 15_258_789_063) / 30_517_578_125
            return UInt32(truncatingIfNeeded: milliseconds)
        }
        return UInt32(clamping: (attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
    }

    /// In seconds.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
