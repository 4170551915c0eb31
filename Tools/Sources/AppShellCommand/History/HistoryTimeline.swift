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
            let verdict = record.hasFailedAsExpected ? "failed as expected" : record.status.rawValue.lowercased()
            return "  \(run.description)  \(verdict)\(record.isFlaky ? ", flaky" : "")"
                + "  \(record.milliseconds) ms, \(record.requests) request\(record.requests == 1 ? "" : "s")"
                + (isOne ? "" : "  \(record.location)") + (isChanged ? "  (its text had changed)" : "")
        }
        return lines.reversed().map { $0 + "\n" }.joined()
    }
}
