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
    /// A value that must not be copied while it runs: the next key would copy all that it counts in.
    var engine: PracticeEngine
    /// Of the last key, or of the end.
    private(set) var date: Date
    /// Of the device then, as an IANA identifier.
    private(set) var timeZone: String

    /// - Parameter interrupted: the session to go on with; nil for a new one.
    init(
        _ constant: PracticeConstant,
        digits: Digits,
        mode: PracticeMode,
        resuming interrupted: PracticeResult?,
        in environment: AppEnvironment
    ) {
        self.constant = constant
        id = interrupted?.id ?? environment.random.identifier()
        date = interrupted?.date ?? environment.clock.now
        timeZone = interrupted?.timeZone ?? environment.formats.timeZone.identifier
        isResumed = interrupted != nil
        engine = PracticeEngine(
            digits,
            mode: interrupted?.mode ?? mode,
            from: interrupted?.counts ?? PracticeSnapshot()
        )
    }

    /// A key was struck, or the session has ended.
    func touch(at date: Date, in timeZone: TimeZone) {
        self.date = date
        self.timeZone = timeZone.identifier
    }

    /// The session as it is now.
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
}
