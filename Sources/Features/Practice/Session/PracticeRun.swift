import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One session, from the screen that waits for its first digit to its result.
final class PracticeRun {
    let id: String
    let constant: PracticeConstant
    /// Whether it was cut short once, and goes on now.
    let isResumed: Bool
    var engine: PracticeEngine
    /// Of the last key, or of the end.
    private(set) var date: Date
    /// Of the device then, as an IANA identifier.
    private(set) var timeZone: String

    init(id: String, constant: PracticeConstant, digits: Digits, mode: PracticeMode, in environment: AppEnvironment) {
        self.id = id
        self.constant = constant
        date = environment.clock.now
        timeZone = environment.formats.timeZone.identifier
        isResumed = false
        engine = PracticeEngine(digits, mode: mode)
    }

    /// Goes on with a session that was cut short.
    init(resuming interrupted: InterruptedSession, constant: PracticeConstant, digits: Digits) {
        id = interrupted.id
        self.constant = constant
        date = interrupted.date
        timeZone = interrupted.timeZone
        isResumed = true
        engine = PracticeEngine(digits, mode: interrupted.mode, from: interrupted.counts)
    }

    /// A key was struck, or the session has ended.
    func touch(at date: Date, in timeZone: TimeZone) {
        self.date = date
        self.timeZone = timeZone.identifier
    }

    var result: PracticeResult {
        PracticeResult(
            id: id,
            date: date,
            timeZone: timeZone,
            constantID: constant.id,
            mode: engine.mode,
            counts: engine.snapshot,
            isResumed: isResumed
        )
    }

    var interrupted: InterruptedSession {
        InterruptedSession(
            id: id,
            constantID: constant.id,
            mode: engine.mode,
            date: date,
            timeZone: timeZone,
            counts: engine.snapshot,
            isResumed: isResumed
        )
    }
}

/// A session that was cut short, as far as is known of it.
struct InterruptedSession: Hashable, Sendable {
    let id: String
    let constantID: String
    let mode: PracticeMode
    /// Of the last key that is known.
    let date: Date
    /// Of the device then, as an IANA identifier.
    let timeZone: String
    let counts: PracticeSnapshot
    let isResumed: Bool

    var result: PracticeResult {
        PracticeResult(
            id: id,
            date: date,
            timeZone: timeZone,
            constantID: constantID,
            mode: mode,
            counts: counts,
            isResumed: isResumed
        )
    }
}
