import CucumberGherkin

/// What did not pass or run, as `--rerun` takes it: `Scenarios/a.feature:12:30`, one file per line in the order of the
/// run, then unreadable files. If everything passed, a comment: an empty file means that the run did not finish, or
/// failed outside its scenarios.
public final class RerunReport: Report {
    private let write: (String) -> Void

    /// - Parameter write: takes the whole text, once.
    public init(write: @escaping (String) -> Void) {
        self.write = write
    }

    public func handle(_ event: RunEvent) {
        guard case .runFinished(let summary) = event else { return }
        let files = summary.parseErrors.map(\.uri).uniqued()
        let lines = RerunLocations(summary.failures.map(\.pickle) + summary.leftOut + summary.notRun).arguments + files
        let isClean = lines.isEmpty && summary.succeeded
        write(isClean ? "# Nothing failed.\n" : lines.map { RerunFile.line(for: $0) + "\n" }.joined())
    }
}
