import Foundation
import ScenarioReports

/// Writes a run into a history while it goes on.
final class HistoryReport: Report {
    private let start: RunRecord.Start
    /// The folder as typed, for errors.
    private let folder: String
    private let file: (name: String, descriptor: Int32)
    /// Whether it is a run to keep: a dry run found nothing.
    private var isKept = false
    private var hasFailed = false
    /// An attempt that did not pass, and should be followed by another.
    private var pending: ScenarioResult?

    /// Opens the file, to fail before the run.
    ///
    /// - Throws: ``CommandError`` where the folder can't be written.
    init(_ folder: HistoryFolder, _ start: RunRecord.Start) throws(CommandError) {
        self.start = start
        self.folder = folder.path
        file = try folder.create(for: start)
    }

    deinit {
        close(file.descriptor)
        // The run never began.
        if !isKept { unlink(file.name) }
    }

    func handle(_ event: RunEvent) {
        switch event {
        case .runStarted(let run):
            isKept = !run.isDryRun
            write(RunRecord.Line(run: start))
        case .scenarioFinished(let result): add(result)
        case .runFinished(let summary):
            writePending()
            let isWhole = !summary.isInterrupted && summary.abortion == nil
            write(RunRecord.Line(end: RunRecord.End(isInterrupted: !isWhole)))
            fsync(file.descriptor)
        case .runHookFinished, .scenariosAssembled: break
        }
    }

    private func add(_ result: ScenarioResult) {
        let earlier = pending?.testCase.id == result.testCase.id ? pending : nil
        if earlier == nil { writePending() }
        guard !result.willBeRetried else {
            pending = result
            return
        }
        pending = nil
        let isLeftOut = result.status == .skipped && result.expectedFailure == nil
        let status = isLeftOut ? earlier?.status ?? .skipped : result.status
        let isFlaky = status == .passed && earlier != nil
        write(RunRecord.Line(scenario: ScenarioRecord(result, status: status, isFlaky: isFlaky)))
    }

    /// A killed run has no further attempt.
    private func writePending() {
        guard let pending else { return }
        write(RunRecord.Line(scenario: ScenarioRecord(pending, status: pending.status, isFlaky: false)))
        self.pending = nil
    }

    private func write(_ line: RunRecord.Line) {
        guard isKept, !hasFailed, let json = try? RunRecord.encoder.encode(line) else { return }
        if let code = Console.write(Array(json) + [UInt8(ascii: "\n")], to: file.descriptor) {
            hasFailed = true
            OutputTarget.fail("--history \(folder)", code)
        }
    }
}
