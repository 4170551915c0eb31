import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a run from a file of Cucumber Messages, ours or another tool's, as events for reports.
///
/// Scripts are parsed again from the texts in the file. Unknown envelopes and fields are ignored, and scenarios that ran in
/// parallel may be mixed. Results are reported while the file is read, so that only the file, its scripts and open
/// scenarios are in memory.
///
/// ```swift
/// let reader = try MessageReader(name: "run.ndjson", bytes: bytes)
/// try reader.read { event in report.handle(event) }
/// ```
public struct MessageReader: Sendable {
    /// Warnings about a file that is used nevertheless: its last line is cut off.
    public let notices: [MessageError]
    /// Whether the run came to its end.
    public let isFinished: Bool
    /// The coverage records attached to the run, one for each process.
    public let coverageRecords: [String]
    private let scan: MessageScan
    private let table: CaseTable
    private let start: RunStart

    /// Reads the scripts, the definitions and the scenarios.
    ///
    /// - Parameters:
    ///   - name: the file's name in errors.
    ///   - bytes: the whole file.
    /// - Throws: every error in these.
    public init(name: String, bytes: [UInt8]) throws(MessageErrors) {
        let scan = MessageScan(MessageFile(name: name, bytes: bytes))
        let scripts = ScriptTable([scan])
        let table = CaseTable(scan, scripts, number: 0)
        let errors = scan.decoding.errors + scripts.messageErrors + table.errors
        guard errors.isEmpty else { throw MessageErrors(Array(errors.prefix(MessageError.most))) }
        self.scan = scan
        self.table = table
        start = RunStart(scripts, definitions: scan.definitions, scan)
        notices = scan.notices
        isFinished = scan.isFinished
        coverageRecords = scan.coverageRecords
    }

    /// Reports the run from its start to its end. A missing end counts as an interruption.
    ///
    /// - Throws: every error in the results; the valid results have been reported.
    public func read(_ report: (RunEvent) -> Void) throws(MessageErrors) {
        let errors = withoutActuallyEscaping(report) { report in
            var replay = RunReplay(scan, table, start, tell: report)
            replay.run()
            return replay.decoding.errors
        }
        guard errors.isEmpty else { throw MessageErrors(errors) }
    }

    /// All events of the run.
    ///
    /// - Throws: every error in the results.
    public func events() throws(MessageErrors) -> [RunEvent] {
        var events: [RunEvent] = []
        try read { events.append($0) }
        return events
    }
}

extension RunStart {
    init(_ scripts: ScriptTable, definitions: [RunDefinition], _ scan: MessageScan) {
        self.init(
            features: scripts.features,
            errors: scripts.errors,
            filesWithErrors: scripts.filesWithErrors,
            definitions: definitions,
            isDryRun: scan.extras.isDryRun,
            startedAt: scan.startedAt,
            ci: scan.ci
        )
    }
}

extension MessageScan {
    /// Nil where times are virtual, as those begin at 0.
    var startedAt: String? {
        let seconds = begin.components.seconds
        return seconds > 0 ? Date(timeIntervalSince1970: Double(seconds)).ISO8601Format() : nil
    }
}
