#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A session that has ended.
public struct PracticeResult: Hashable, Sendable {
    /// The same one for a session that was cut short and went on later.
    public let id: String
    /// When it ended: with its last key, or with the end of the long press. One that was cut short and was given up ended
    /// with its last key that is known, however late that is found out.
    public let date: Date
    /// The IANA identifier of the time zone in which the device was at that ``date``: the local day it counts for.
    public let timeZone: String
    public let constantID: String
    public let mode: PracticeMode
    /// Correct digits.
    public let score: Int
    /// Keys that counted: `score + errors`.
    public let attempts: Int
    public let errors: Int
    /// Where, from 0, the first ``PracticeEngine/maximumErrorPositions`` errors were made.
    public let errorPositions: [Int]
    public let bestStreak: Int
    /// From the first key to the last, without the time a session was cut short for.
    public let duration: Duration
    public let revealsUsed: Int
    /// Nil with fewer than two keys.
    public let medianInterval: Duration?
    /// 0…1, as ``Rhythm`` says; nil with fewer than two keys.
    public let consistency: Double?
    /// Milliseconds between keys: ``PracticeEngine/maximumIntervals`` at most, the first ones.
    public let intervals: [UInt32]
    /// Whether the session was cut short once, and went on later.
    public let isResumed: Bool

    public init(
        id: String,
        date: Date,
        timeZone: String,
        constantID: String,
        mode: PracticeMode,
        counts: PracticeSnapshot,
        isResumed: Bool
    ) {
        self.id = id
        self.date = date
        self.timeZone = timeZone
        self.constantID = constantID
        self.mode = mode
        score = counts.position
        attempts = counts.position + counts.errors
        errors = counts.errors
        errorPositions = counts.errorPositions
        bestStreak = counts.bestStreak
        duration = counts.duration
        revealsUsed = counts.revealedLines.count
        let rhythm = Rhythm(counts.intervals)
        medianInterval = rhythm.map { .milliseconds($0.median) }
        consistency = rhythm?.consistency
        intervals = counts.intervals
        self.isResumed = isResumed
    }

    /// Correct digits a second, from the first key to the last; 0 without a duration: see ``measuredSpeed``.
    public var speed: Double { measuredSpeed ?? 0 }

    /// nil where no time passed between the first key and the last: one right key has no speed. None at all is 0.
    public var measuredSpeed: Double? {
        let seconds = duration.inSeconds
        if score == 0 { return 0 }
        return seconds > 0 ? Double(score) / seconds : nil
    }

    /// A successful session has at least one correct digit.
    public var isSuccessful: Bool { score >= 1 }

    /// Whether it may be a personal best: of a strict session, with more than the one key that began it.
    public var countsForRecord: Bool { mode == .strict && isSuccessful && attempts > 1 }
}
