import AppShellTexts
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
        let since = summary.runs.first?.start.startedAt.formatted(.iso8601.year().month().day()) ?? ""
        return localized("\(folder): \(summary.runs.count, "run") since \(since).")
    }

    private var runs: String {
        let shown = summary.runs.suffix(runLimit).reversed()
        let rows = shown.map { run in
            var figures = [counted(run.passedCount - run.expectedCount, "passed|passed")]
            if run.expectedCount > 0 { figures.append(localized("\(run.expectedCount) failed as expected")) }
            if run.failedCount > 0 { figures.append(localized("\(run.failedCount) did not")) }
            if run.flakyCount > 0 { figures.append(counted(run.flakyCount, "flaky|flaky")) }
            if !run.isFinished { figures.append(localized("unfinished")) }
            return "  \(run.start.description)  \(figures.joined(separator: ", "))"
        }
        let rest = summary.runs.count - shown.count
        return (rows + (rest > 0 ? ["  " + localized("… and \(rest) before")] : [])).joined(separator: "\n")
    }

    private var lists: [String] {
        [
            list(localized("Newly failing"), summary.newlyFailing) {
                $0.scenario.line(note: $0.isNew ? localized("new") : nil)
            },
            list(localized("Newly fixed"), summary.newlyFixed) { $0.scenario.line() },
            list(localized("Failing the longest"), summary.failing) { finding in
                let since = localized("\(finding.runCount, "run"), since \(finding.since.start.description)")
                return finding.scenario.line(note: since + lastRun(finding.last))
            },
            list(localized("Flaky"), summary.flaky) {
                $0.scenario.line(note: localized("in \($0.flakyCount) of \($0.runCount) runs") + lastRun($0.last))
            },
            list(localized("Slower than the run before"), summary.slower) { $0.scenario.line(note: $0.facts) },
            list(localized("In none of these runs"), notRun) { "\($0.location)  \($0.name)" },
        ]
    }

    private func lastRun(_ run: HistorySummary.Run) -> String {
        summary.isNewest(run) ? "" : ", " + localized("last run \(run.start.description)")
    }

    private func list<Element>(_ title: String, _ elements: [Element], _ line: (Element) -> String) -> String {
        guard !elements.isEmpty else { return "" }
        let rest = elements.count - limit
        let lines =
            elements.prefix(limit).map { "  " + line($0) } + (rest > 0 ? ["  " + localized("… and \(rest) more")] : [])
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
                localized(
                    "\(Self.seconds(before.milliseconds)) → \(Self.seconds(scenario.milliseconds)) of virtual time"
                )
            )
        }
        if scenario.requests > before.requests {
            facts.append(localized("\(before.requests) → \(scenario.requests) requests"))
        }
        return facts.joined(separator: ", ")
    }

    private static func seconds(_ milliseconds: Int) -> String {
        "\((Double(milliseconds) / 1_000).formatted(.number.precision(.fractionLength(0...3)).grouping(.never).locale(.posix))) s"
    }
}

extension Locale {
    fileprivate static let posix = Locale(identifier: "en_US_POSIX")
}
