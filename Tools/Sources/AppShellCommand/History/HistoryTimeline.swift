import AppShellTexts
import ScenarioReports

/// Run by run, what became of a few scenarios.
struct HistoryTimeline {
    private var records: [(run: RunRecord.Start, record: ScenarioRecord)] = []

    /// - Parameter isWanted: the scenarios to look at.
    mutating func add(_ run: HistoryRun, where isWanted: (ScenarioRecord.Key) -> Bool) {
        records += run.scenarios.values.filter { isWanted($0.key) }
            .sorted { $0.key.scenario < $1.key.scenario }
            .map { (run: run.start, record: $0) }
    }

    /// The newest run first.
    var text: String {
        let isOne = Set(records.map(\.record.key)).count == 1
        var before: [ScenarioRecord.Key: String] = [:]
        let lines = records.map { run, record in
            let isChanged = before.updateValue(record.digest, forKey: record.key).map { $0 != record.digest } ?? false
            let verdict = record.hasFailedAsExpected ? localized("failed as expected") : Self.word(record.status)
            return "  \(run.description)  \(verdict)\(record.isFlaky ? ", " + localized("flaky") : "")"
                + "  \(record.milliseconds) ms, \(counted(record.requests, "request"))"
                + (isOne ? "" : "  \(record.location)") + (isChanged ? "  " + localized("(its text had changed)") : "")
        }
        return lines.reversed().map { $0 + "\n" }.joined()
    }

    private static func word(_ status: StepStatus) -> String {
        switch status {
        case .passed: localized("passed")
        case .skipped: localized("skipped")
        case .pending: localized("pending")
        case .undefined: localized("undefined")
        case .ambiguous: localized("ambiguous")
        case .failed: localized("failed")
        }
    }
}
