import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A session at one moment: one record of the journal.
///
/// Its counts are those of the whole session; its lists hold what was added over the last ``span`` records, which
/// ``CheckpointSeries`` chooses so that few records put a session together again.
struct Checkpoint: Codable, Hashable {
    let id: String
    /// The constant's id.
    let constant: String
    let mode: PracticeMode
    /// Whether it was cut short before, and goes on.
    let isResumed: Bool
    /// Whether it has ended and was handed on: it is not to be offered again. Its lists are empty.
    let isFinished: Bool
    /// Of the last key, in seconds since 1970.
    let date: Double
    /// Of the device then, as an IANA identifier.
    let timeZone: String
    /// Correct digits, so the next one's position from 0.
    let position: Int
    let errors: Int
    /// Correct digits in a row: up to now, and at most.
    let streak: Int
    let bestStreak: Int
    /// From the first key to the last, without the time it was cut short for.
    let nanoseconds: Int64
    /// How many records of the session, this one the last of them, the lists are of; at least 1.
    let span: Int
    /// Milliseconds between keys.
    let newIntervals: [UInt32]
    /// From 0.
    let newErrorPositions: [Int]
    /// From 0.
    let newRevealedLines: [Int]
}

extension Checkpoint {
    /// What a series of records is to be continued with.
    init(_ run: PracticeRun, in series: CheckpointSeries) {
        let mark = series.start
        self.init(
            run,
            span: series.span,
            newIntervals: run.engine.intervals(from: mark.intervals),
            newErrorPositions: Array(run.engine.errorPositions.dropFirst(mark.errorPositions)),
            newRevealedLines: Array(run.engine.revealedLines.dropFirst(mark.revealedLines))
        )
    }

    /// Closes a series: nothing goes on after it.
    init(finished run: PracticeRun) {
        self.init(run, isFinished: true)
    }

    private init(
        _ run: PracticeRun,
        isFinished: Bool = false,
        span: Int = 1,
        newIntervals: [UInt32] = [],
        newErrorPositions: [Int] = [],
        newRevealedLines: [Int] = []
    ) {
        let engine = run.engine
        id = run.id
        constant = run.constant.id
        mode = engine.mode
        isResumed = run.isResumed
        self.isFinished = isFinished
        date = run.date.timeIntervalSince1970
        timeZone = run.timeZone
        position = engine.position
        errors = engine.errors
        streak = engine.streak
        bestStreak = engine.bestStreak
        nanoseconds = Int64(clamping: engine.duration.attoseconds / 1_000_000_000)
        self.span = span
        self.newIntervals = newIntervals
        self.newErrorPositions = newErrorPositions
        self.newRevealedLines = newRevealedLines
    }
}

extension InterruptedSession {
    /// The session that these records, the newest first, are of; nil without one, and where it was finished.
    init?(newestFirst checkpoints: [Checkpoint]) {
        guard let last = checkpoints.first, !last.isFinished else { return nil }
        let inOrder = checkpoints.reversed()
        self.init(
            id: last.id,
            constantID: last.constant,
            mode: last.mode,
            date: Date(timeIntervalSince1970: last.date),
            timeZone: last.timeZone,
            counts: PracticeSnapshot(
                position: last.position,
                errors: last.errors,
                streak: last.streak,
                bestStreak: last.bestStreak,
                errorPositions: inOrder.flatMap(\.newErrorPositions),
                revealedLines: inOrder.flatMap(\.newRevealedLines),
                duration: .nanoseconds(last.nanoseconds),
                intervals: inOrder.flatMap(\.newIntervals)
            ),
            isResumed: last.isResumed
        )
    }
}
