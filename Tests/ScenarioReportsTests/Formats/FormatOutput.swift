import ScenarioReports

/// What the formats write of a run.
enum FormatOutput {
    static let plain = TextStyle(isColored: false)

    /// What one report writes of a run.
    static func text(of run: SampleRun, _ makeReport: (@escaping (String) -> Void) -> any Report) -> String {
        text(of: run.events, makeReport)
    }

    static func text(of events: [RunEvent], _ makeReport: (@escaping (String) -> Void) -> any Report) -> String {
        let written = Written()
        let report = makeReport { written.text += $0 }
        for event in events { report.handle(event) }
        return written.text
    }

    /// Every format, each for a text of its own.
    static func allReports(
        style: TextStyle = plain,
        width: Int = 80,
        _ write: @escaping (_ name: String, _ text: String) -> Void
    ) -> [any Report] {
        [
            PrettyReport(style: style) { write("pretty", $0) },
            ProgressReport(style: style) { write("progress", $0) },
            ProgressBarReport(style: style, width: { width }, now: { .zero }) { write("progress-bar", $0) },
            SummaryReport(style: style) { write("summary", $0) },
            GitHubReport(writeSummary: { write("github step summary", $0) }) { write("github", $0) },
            RerunReport { write("rerun", $0) },
            UsageReport { write("usage", $0) },
            UsageReport(format: .json) { write("usage json", $0) },
            SnippetsReport { write("snippets", $0) },
        ]
    }
}

final class Written {
    var text = ""
}
