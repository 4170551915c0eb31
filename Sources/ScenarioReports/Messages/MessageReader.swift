import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a run back from a file of Cucumber Messages, ours or another tool's: what a report is told of it.
///
/// Scripts are parsed anew of the texts in the file. Envelopes and fields that it does not know are passed over, and
/// scenarios that ran side by side may be mixed. Results are told one after the other as the file is read: beside the
/// file, only scripts and open scenarios are kept.
///
/// ```swift
/// let reader = try MessageReader(name: "run.ndjson", bytes: bytes)
/// try reader.read { event in report.handle(event) }
/// ```
public struct MessageReader: Sendable {
    /// What is told although the file is used: that its last line is torn.
    public let notices: [MessageError]
    /// Whether the run came to its end.
    public let isFinished: Bool
    /// What was exercised in the run, as it was attached: one for each process that told it.
    public let coverageRecords: [String]
    private let scan: MessageScan
    private let table: CaseTable
    private let start: RunStart

    /// Reads the scripts, the vocabulary and the scenarios.
    ///
    /// - Parameters:
    ///   - name: what faults call the file.
    ///   - bytes: the whole file.
    /// - Throws: every fault that is found in these.
    public init(name: String, bytes: [UInt8]) throws(MessageErrors) {
        let scan = MessageScan(file: name, bytes: bytes)
        let scripts = ScriptTable([scan])
        let table = CaseTable(scan, scripts, number: 0)
        let faults = scan.decoding.faults + scripts.faults + table.faults
        guard faults.isEmpty else { throw MessageErrors(Array(faults.prefix(MessageError.most))) }
        self.scan = scan
        self.table = table
        start = RunStart(scripts, definitions: scan.definitions, scan)
        notices = scan.notices
        isFinished = scan.isFinished
        coverageRecords = scan.coverageRecords
    }

    /// Tells the run, from its start to its end; an end that is not in the file is told as an interruption.
    ///
    /// - Throws: every fault that is found in the results; what stands between them was told.
    public func read(_ tell: (RunEvent) -> Void) throws(MessageErrors) {
        let faults = withoutActuallyEscaping(tell) { tell in
            var replay = RunReplay(scan, table, start, tell: tell)
            replay.run()
            return replay.decoding.faults
        }
        guard faults.isEmpty else { throw MessageErrors(faults) }
    }

    /// The whole run.
    ///
    /// - Throws: every fault that is found in the results.
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
            faulty: scripts.faulty,
            definitions: definitions,
            isDryRun: scan.extras.isDryRun,
            startedAt: scan.startedAt,
            ci: scan.ci
        )
    }
}

extension MessageScan {
    /// Nil where times are virtual: those begin at 0.
    var startedAt: String? {
        let seconds = begin.components.seconds
        return seconds > 0 ? Date(timeIntervalSince1970: Double(seconds)).ISO8601Format() : nil
    }
}
