import AppShellTexts
import Foundation
import ScenarioReports

/// The history that a run is written to, and what it says of the run afterwards.
final class HistoryOutput {
    let report: HistoryReport
    private let folder: HistoryFolder
    private let start: RunRecord.Start
    private lazy var summary: HistorySummary? = read()

    /// How many runs a report looks back on.
    static let runLimit = 30

    /// - Parameters:
    ///   - path: nil where no history is wanted.
    ///   - shard: its part of the run.
    ///   - ci: the CI server's build.
    ///   - git: the revision that runs; nil where the working folder is not what ran.
    /// - Throws: ``CommandError`` where it can't be written.
    init?(_ path: String?, shard: Shard?, ci: CIBuild?, git: @autoclosure () -> GitRevision?) throws(CommandError) {
        guard let path else { return nil }
        folder = HistoryFolder(path)
        start = RunRecord.Start(shard: shard, ci: ci, git: git())
        report = try HistoryReport(folder, start)
    }

    /// At the end of the run, for the HTML report.
    var json: String? { summary.map { HistoryJSON($0, ofNewestRun: true).text } }

    /// Says on standard error what is new, after all reports. Of a shard there is nothing to say: the others may still run.
    func write() {
        guard start.shard == nil, let summary, summary.runs.count > 1, let before = summary.runs.dropLast().last else {
            return
        }
        let (failing, fixed) = (summary.newlyFailing.count, summary.newlyFixed.count)
        Console.error(
            localized(
                """
                Since the run of \(before.start.description): \(failing, "newly failing|newly failing"), \
                \(fixed, "newly fixed|newly fixed").
                """
            )
                + " " + localized("\(ProgramName.history) --history \(ShellWord.quoted(folder.path)) says more.")
        )
    }

    private func read() -> HistorySummary? {
        var notices: [String] = []
        defer { for notice in notices { Console.error(notice) } }
        do throws(CommandError) {
            var summary = HistorySummary()
            try folder.read(.upTo(start), notices: &notices) { summary.add($0) }
            return summary
        } catch {
            notices.append(error.message)
            return nil
        }
    }
}
