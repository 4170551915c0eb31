import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What was added to a running session since the record before: one record of the journal.
struct Checkpoint: Codable, Hashable {
    let id: String
    let constant: String
    let mode: PracticeMode
    let isResumed: Bool
    /// Of the last key, in seconds since 1970.
    let date: Double
    /// Of the device then, as an IANA identifier.
    let timeZone: String
    let position: Int
    let errors: Int
    let streak: Int
    let bestStreak: Int
    /// So far.
    let nanoseconds: Int64
    // Since the record before.
    let newIntervals: [UInt32]
    let newErrorPositions: [Int]
    let newRevealedLines: [Int]
}

/// How much of a session's lists the journal has.
struct CheckpointMark: Hashable {
    var position = 0
    var errors = 0
    var intervals = 0
    var errorPositions = 0
    var revealedLines = 0

    init() {}

    init(_ engine: PracticeEngine) {
        position = engine.position
        errors = engine.errors
        intervals = engine.intervalCount
        errorPositions = engine.errorPositions.count
        revealedLines = engine.revealedLines.count
    }

    init(_ counts: PracticeSnapshot) {
        position = counts.position
        errors = counts.errors
        intervals = counts.intervals.count
        errorPositions = counts.errorPositions.count
        revealedLines = counts.revealedLines.count
    }
}

extension Checkpoint {
    init(_ run: PracticeRun, since mark: CheckpointMark) {
        let engine = run.engine
        id = run.id
        constant = run.constant.id
        mode = engine.mode
        isResumed = run.isResumed
        date = run.date.timeIntervalSince1970
        timeZone = run.timeZone
        position = engine.position
        errors = engine.errors
        streak = engine.streak
        bestStreak = engine.bestStreak
        nanoseconds = Int64(clamping: engine.duration.attoseconds / 1_000_000_000)
        newIntervals = engine.intervals(from: mark.intervals)
        newErrorPositions = Array(engine.errorPositions.dropFirst(mark.errorPositions))
        newRevealedLines = Array(engine.revealedLines.dropFirst(mark.revealedLines))
    }
}

extension InterruptedSession {
    /// The session that the last of these records is of; nil without one.
    init?(_ records: [Checkpoint]) {
        guard let last = records.last else { return nil }
        let own = records.filter { $0.id == last.id }
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
                errorPositions: own.flatMap(\.newErrorPositions),
                revealedLines: own.flatMap(\.newRevealedLines),
                duration: .nanoseconds(last.nanoseconds),
                intervals: own.flatMap(\.newIntervals)
            ),
            isResumed: own.contains(where: \.isResumed)
        )
    }
}
