import Foundation
import ScenarioReports

/// A history as one JSON object: for `history --json`, and for the HTML report.
struct HistoryJSON: Encodable {
    struct Run: Encodable {
        let startedAt: Date
        let revision: String?
        let isClean: Bool?
        let branch: String?
        let url: String?
        let passed: Int
        let failed: Int
        let flaky: Int
        let expectedFailures: Int
        let isFinished: Bool
        /// Units of work: steps and events.
        let cost: Int

        init(_ run: HistorySummary.Run) {
            startedAt = run.start.startedAt
            revision = run.start.revision
            isClean = run.start.isClean
            branch = run.start.branch
            url = run.start.url
            passed = run.passedCount
            failed = run.failedCount
            flaky = run.flakyCount
            expectedFailures = run.expectedCount
            isFinished = run.isFinished
            cost = run.cost
        }
    }

    struct Scenario: Encodable {
        let location: String
        let name: String
        let product: String
        var isNew: Bool?
        var since: Date?
        var sinceRevision: String?
        var runs: Int?
        var flakyRuns: Int?
        /// Nil where the newest run has it.
        var lastRun: Date?
        var milliseconds: [Int]?
        var requests: [Int]?

        init(location: String, name: String, product: String) {
            self.location = location
            self.name = name
            self.product = product
        }

        init(_ record: ScenarioRecord) {
            location = record.location
            name = record.title
            product = record.key.product
        }

        init(_ finding: HistorySummary.Finding, lastRun: Date? = nil) {
            self.init(finding.scenario)
            if finding.isNew { isNew = true }
            since = finding.since.start.startedAt
            sinceRevision = finding.since.start.revision
            runs = finding.runCount
            self.lastRun = lastRun
        }

        init(_ flaky: HistorySummary.Flaky, lastRun: Date?) {
            self.init(flaky.scenario)
            runs = flaky.runCount
            flakyRuns = flaky.flakyCount
            self.lastRun = lastRun
        }

        init(_ slower: HistorySummary.Slower) {
            self.init(slower.scenario)
            milliseconds = [slower.before.milliseconds, slower.scenario.milliseconds]
            requests = [slower.before.requests, slower.scenario.requests]
        }
    }

    let runs: [Run]
    let newlyFailing: [Scenario]
    let newlyFixed: [Scenario]
    let failing: [Scenario]
    let flaky: [Scenario]
    let slower: [Scenario]
    /// Scenarios of the newest run that no run before has.
    let added: [Scenario]
    /// Scenarios of the newest run whose words are others than before.
    let changed: [Scenario]
    /// Scenarios of the scripts that are in none of the runs; nil where nobody looked.
    let notRun: [Scenario]?

    /// - Parameter ofNewestRun: whether only scenarios of the newest run are wanted: others may be at other lines now.
    init(_ summary: HistorySummary, notRun: [Scenario]? = nil, ofNewestRun: Bool = false) {
        func lastRun(_ run: HistorySummary.Run) -> Date? { summary.isNewest(run) ? nil : run.start.startedAt }
        runs = summary.runs.map(Run.init)
        newlyFailing = summary.newlyFailing.map { Scenario($0) }
        newlyFixed = summary.newlyFixed.map { Scenario($0) }
        failing = summary.failing.map { Scenario($0, lastRun: lastRun($0.last)) }
            .filter { !ofNewestRun || $0.lastRun == nil }
        flaky = summary.flaky.map { Scenario($0, lastRun: lastRun($0.last)) }
            .filter { !ofNewestRun || $0.lastRun == nil }
        slower = summary.slower.map { Scenario($0) }
        added = summary.added.map { Scenario($0) }
        changed = summary.changed.map { Scenario($0) }
        self.notRun = notRun
    }

    var text: String {
        (try? RunRecord.encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
