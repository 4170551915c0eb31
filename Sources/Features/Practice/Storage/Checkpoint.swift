import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A session at one moment: one record of the journal.
///
/// Its counts are those of the whole session. Its lists hold what was added over the last ``span`` records, which
/// ``CheckpointSeries`` chooses so that few records put a session together again.
struct Checkpoint: Codable, Hashable {
    let id: String
    /// The constant's id.
    let constant: String
    let mode: PracticeMode
    /// Whether it was cut short before, and goes on.
    let isResumed: Bool
    /// Whether it has ended and was handed on: it is not offered again.
    let isFinished: Bool
    /// Of the last key, in seconds since 1970.
    let date: Double
    /// Of the device then, as an IANA identifier.
    let timeZone: String
    let position: Int
    let errors: Int
    let streak: Int
    let bestStreak: Int
    let nanoseconds: Int64
    /// How many records of the session, this one the last of them, the lists are of; at least 1.
    let span: Int
    /// Milliseconds between keys.
    let newIntervals: [UInt32]
    let newErrorPositions: [Int]
    let newRevealedLines: [Int]

    /// - Parameter series: what the record continues; nil: it says that the session has ended, and its lists are empty.
    init(_ run: PracticeRun, in series: CheckpointSeries?) {
        let engine = run.engine
        let start = series?.start ?? CheckpointMark(engine)
        id = run.id
        constant = run.constant.id
        mode = engine.mode
        isResumed = run.isResumed
        isFinished = series == nil
        date = run.date.timeIntervalSince1970
        timeZone = run.timeZone
        position = engine.position
        errors = engine.errors
        streak = engine.streak
        bestStreak = engine.bestStreak
        nanoseconds = engine.duration.inNanoseconds
        span = series?.span ?? 1
        newIntervals = engine.intervals(from: start.intervals)
        newErrorPositions = Array(engine.errorPositions.dropFirst(start.errorPositions))
        newRevealedLines = Array(engine.revealedLines.dropFirst(start.revealedLines))
    }
}

extension PracticeResult {
    /// The session that these records, the newest first, are of; nil without one, and if it was finished.
    init?(newestFirst checkpoints: [Checkpoint]) {
        guard let last = checkpoints.first, !last.isFinished else { return nil }
        let inOrder = checkpoints.reversed()
        var counts = PracticeSnapshot()
        counts.position = last.position
        counts.errors = last.errors
        counts.streak = last.streak
        counts.bestStreak = last.bestStreak
        counts.errorPositions = inOrder.flatMap(\.newErrorPositions)
        counts.revealedLines = inOrder.flatMap(\.newRevealedLines)
        counts.duration = .nanoseconds(last.nanoseconds)
        counts.intervals = inOrder.flatMap(\.newIntervals)
        self.init(
            id: last.id,
            date: Date(timeIntervalSince1970: last.date),
            timeZone: last.timeZone,
            constantID: last.constant,
            mode: last.mode,
            counts: counts,
            isResumed: last.isResumed
        )
    }
}
