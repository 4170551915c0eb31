import Foundation
import ScenarioReports

/// A history as text.
struct HistoryText {
    let summary: HistorySummary
    /// As typed.
    let folder: String
    /// Scenarios of the scripts that are in none of the runs.
    let notRun: [HistoryJSON.Scenario]
    /// How many lines a list has at most.
    private let limit = 20
    private let runLimit = 10

    var text: String {
        ([heading, runs] + lists).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var heading: String {
        let count = summary.runs.count
        let since = summary.runs.first?.start.startedAt.formatted(.iso8601.year().month().day()) ?? ""
        return "\(folder): \(count) run\(count == 1 ? "" : "s") since \(since)."
    }

    private var runs: String {
        let shown = summary.runs.suffix(runLimit).reversed()
        let rows = shown.map { run in
            var figures = "\(run.passedCount - run.expectedCount) passed"
            if run.expectedCount > 0 { figures += ", \(run.expectedCount) failed as expected" }
            if run.failedCount > 0 { figures += ", \(run.failedCount) did not" }
            if run.flakyCount > 0 { figures += ", \(run.flakyCount) flaky" }
            if !run.isFinished { figures += ", unfinished" }
            return "  \(run.start.description)  \(figures)"
        }
        let rest = summary.runs.count - shown.count
        return (rows + (rest > 0 ? ["  … and \(rest) before"] : [])).joined(separator: "\n")
    }

    private var lists: [String] {
        [
            list("Newly failing", summary.newlyFailing) { $0.scenario.line(note: $0.isNew ? "new" : nil) },
            list("Newly fixed", summary.newlyFixed) { $0.scenario.line() },
            list("Failing the longest", summary.failing) { finding in
                let runs = "\(finding.runCount) run\(finding.runCount == 1 ? "" : "s")"
                return finding.scenario.line(
                    note: "\(runs), since \(finding.since.start.description)" + lastRun(finding.last)
                )
            },
            list("Flaky", summary.flaky) {
                $0.scenario.line(note: "in \($0.flakyCount) of \($0.runCount) runs" + lastRun($0.last))
            },
            list("Slower than the run before", summary.slower) { $0.scenario.line(note: $0.facts) },
            list("In none of these runs", notRun) { "\($0.location)  \($0.name)" },
        ]
    }

    private func lastRun(_ run: HistorySummary.Run) -> String {
        summary.isNewest(run) ? "" : ", last run \(run.start.description)"
    }

    private func list<Element>(_ title: String, _ elements: [Element], _ line: (Element) -> String) -> String {
        guard !elements.isEmpty else { return "" }
        let rest = elements.count - limit
        let lines = elements.prefix(limit).map { "  " + line($0) } + (rest > 0 ? ["  … and \(rest) more"] : [])
        return (["\(title) (\(elements.count))"] + lines).joined(separator: "\n")
    }
}

extension ScenarioRecord {
    fileprivate func line(note: String? = nil) -> String {
        "\(location)  \(title)" + (note.map { "  [\($0)]" } ?? "")
    }
}

extension HistorySummary.Slower {
    /// `12.3 s → 15 s of virtual time, 2 → 3 requests`
    var facts: String {
        var facts: [String] = []
        if scenario.milliseconds > before.milliseconds {
            facts.append(
                "\(Self.seconds(before.milliseconds)) → \(Self.seconds(scenario.milliseconds)) of virtual time"
            )
        }
        if scenario.requests > before.requests { facts.append("\(before.requests) → \(scenario.requests) requests") }
        return facts.joined(separator: ", ")
    }

    private static func seconds(_ milliseconds: Int) -> String {
        "\((Double(milliseconds) / 1_000).formatted(.number.precision(.fractionLength(0...3)).grouping(.never).locale(.posix))) s"
    }
}

extension Locale {
    fileprivate static let posix = Locale(identifier: "en_US_POSIX")
}
