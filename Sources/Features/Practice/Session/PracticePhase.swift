import AppShell

/// Where the person is in home → session → summary → home (PI-S3.0), with what is known there.
enum PracticePhase {
    case home
    /// A session's screen waits for the first digit.
    case ready(PracticeRun)
    /// Between the first digit and the end: nothing leads away.
    case running(PracticeRun)
    case summary(SessionEnding)
}

/// How a session ended.
struct SessionEnding {
    let result: PracticeResult
    /// What the product says of it.
    let notes: [String]
    /// What ended it in strict mode.
    let error: (expected: UInt8, typed: UInt8)?
    /// Whether the last decimal there is was typed.
    let isComplete: Bool
}

/// What a session holds back (PI-S3.2).
///
/// A session without a key holds nothing, whichever way led to it: there is nothing to lose.
enum ZenLock: String, CaseIterable {
    /// While the session runs, nothing leads away from it.
    case session = "practice.session"
    /// What arrives waits until the summary was left: for home, for another session, or for another app.
    case summary = "practice.summary"
    /// After « Recommencer », what waited already does not take the place of the session that the person asked for.
    case again = "practice.again"

    var scope: NavigationLock.Scope {
        switch self {
        case .session: .navigation
        case .summary: .arrivals
        case .again: .waitingArrivals
        }
    }
}
