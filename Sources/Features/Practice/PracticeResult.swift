#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A session as it ended, or as it was cut short.
public struct PracticeResult: Hashable, Sendable {
    /// The same one for a session that was cut short and went on later.
    public let id: String
    /// When it ended: with its last key, or with the end of the long press. One that was cut short and given up ended with
    /// its last known key, however late that is found out.
    public let date: Date
    /// The IANA identifier of the device's time zone at that ``date``: the local day it counts for.
    public let timeZone: String
    /// The id of its constant.
    public let constantID: String
    /// What an error did.
    public let mode: PracticeMode
    let counts: PracticeSnapshot
    /// Whether the session was cut short once, and went on later.
    public let isResumed: Bool

    /// Correct digits.
    public var score: Int { counts.position }
    /// Keys that counted: `score + errors`.
    public var attempts: Int { counts.position + counts.errors }
    /// Wrong keys.
    public var errors: Int { counts.errors }
    /// Where, from 0, the first ``PracticeEngine/maximumErrorPositions`` errors were made.
    public var errorPositions: [Int] { counts.errorPositions }
    /// The most correct digits in a row.
    public var bestStreak: Int { counts.bestStreak }
    /// From the first key to the last, without the time a session was cut short for.
    public var duration: Duration { counts.duration }
    /// How many lines were revealed.
    public var revealsUsed: Int { counts.revealedLines.count }
    /// Milliseconds between keys: ``PracticeEngine/maximumIntervals`` at most, the first ones.
    public var intervals: [UInt32] { counts.intervals }
    /// How evenly the keys came; nil with fewer than two. Computed anew from all intervals.
    public var rhythm: Rhythm? { Rhythm(counts.intervals) }

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
