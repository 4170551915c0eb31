package import ScenarioReports

/// Every report but the messages themselves, written to nowhere.
package enum AnyReport {
    package static let all: [@Sendable () -> any Report] = [
        { GitHubReport(writeSummary: { _ in }, write: { _ in }) },
        { HTMLReport(title: "Title", write: { _ in }) },
        { JUnitReport { _ in } },
        { JUnitReport(.rich) { _ in } },
        { JUnitReport(.strict) { _ in } },
        { PrettyReport(style: TextStyle(isColored: true)) { _ in } },
        { ProgressReport(style: TextStyle(isColored: false)) { _ in } },
        { ProgressBarReport(style: TextStyle(isColored: true), width: { 80 }, now: { .zero }, write: { _ in }) },
        { RerunReport { _ in } },
        { SnippetsReport { _ in } },
        { SummaryReport(style: TextStyle(isColored: true)) { _ in } },
        { UsageReport(format: .text) { _ in } },
        { UsageReport(format: .json) { _ in } },
    ]
}
