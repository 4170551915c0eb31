import AppShellTexts
import Foundation
import ScenarioReports
import Testing

@Suite("The pages of explorations that are looked at in a browser")
struct ExplorationSampleFiles {
    /// Tests/Browser/exploration_check.py names one.
    private static let folder = ProcessInfo.processInfo.environment["APPSHELL_EXPLORATION_SAMPLES"]

    @Test("Samples are written into the folder that APPSHELL_EXPLORATION_SAMPLES names", .enabled(if: folder != nil))
    func write() throws {
        guard let folder = Self.folder else { return }
        let samples = [
            ("broken", ExplorationSample.broken), ("holding", ExplorationSample.holding),
            ("hostile", ExplorationSample.hostile), ("empty", ExplorationSample.empty),
        ]
        for (name, report) in samples {
            for (form, text) in [
                ("html", report.html), ("svg", report.svg), ("dot", report.dot), ("json", report.json),
            ] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: folder).appending(path: "\(name).\(form)"))
            }
        }
        let page = Reader.$current.withValue(ExplorationSample.frenchReader) { ExplorationSample.french.html }
        try Data(page.utf8).write(to: URL(fileURLWithPath: folder).appending(path: "french.html"))
    }
}
