import AppShellTexts
import Foundation
import ScenarioReports

/// The scenarios of a history that did not pass when they ran last: a run may have left some out.
struct LastFailed {
    let keys: Set<ScenarioKey>

    /// - Parameter path: the folder of the history.
    /// - Throws: ``CommandError``, for nothing to run where the history has no run or nothing failed in it.
    init(in path: String) throws(CommandError) {
        guard FileManager.default.fileExists(atPath: path) else { throw Self.noRun(path) }
        var notices: [String] = []
        var newest: HistoryRun?
        var failed: Set<ScenarioKey> = []
        // A run that was killed at once found nothing.
        try HistoryFolder(path).read(.newest(Self.mostRuns), notices: &notices) { run in
            guard !run.scenarios.isEmpty else { return }
            newest = run
            for scenario in run.scenarios.values {
                if scenario.hasPassed {
                    failed.remove(scenario.key.scenario)
                } else {
                    failed.insert(scenario.key.scenario)
                }
            }
        }
        for notice in notices { Console.error(notice) }
        guard let newest else { throw Self.noRun(path) }
        keys = failed
        guard keys.isEmpty else { return }
        let run = newest.start.description
        throw CommandError(
            newest.isFinished
                ? localized("Nothing to run: nothing failed when it ran last; the newest run is the run of \(run).")
                : localized(
                    """
                    Nothing to run: nothing failed when it ran last; the newest run is the run of \(run), which did not \
                    finish.
                    """
                ),
            code: .nothingRan
        )
    }

    /// How far back it looks.
    private static let mostRuns = 10

    private static func noRun(_ path: String) -> CommandError {
        CommandError(
            localized(
                """
                Nothing to run: there is no run in \(path) to know of. Keep one with \(ProgramName.run) --history \
                \(ShellWord.quoted(path)).
                """
            ),
            code: .nothingRan
        )
    }

    /// Says which of them are not in the scripts any more.
    ///
    /// - Parameter known: the scenarios of the scripts that were read.
    func noticeMissing(in known: Set<ScenarioKey>) {
        let missing = keys.subtracting(known).sorted()
        guard let first = missing.first else { return }
        let more = missing.count - 1
        Console.error(
            more == 0
                ? localized("--last-failed: \(first) failed, and is not among these scripts now.")
                : localized("--last-failed: \(first) and \(more) more failed, and are not among these scripts now.")
        )
    }
}
