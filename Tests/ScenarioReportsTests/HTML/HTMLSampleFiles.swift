import Foundation
import ScenarioReports
import Testing

@Suite("The pages that are looked at in a browser")
struct HTMLSampleFiles {
    /// Tests/Browser/report_check.py names one.
    private static let folder = ProcessInfo.processInfo.environment["APPSHELL_REPORT_SAMPLES"]
    /// Those of thousands of scenarios, too: half a minute in debug.
    private static let writesLarge = ProcessInfo.processInfo.environment["APPSHELL_REPORT_SAMPLES_LARGE"] == "1"

    @Test("Samples are written into the folder that APPSHELL_REPORT_SAMPLES names", .enabled(if: folder != nil))
    func write() throws {
        guard let folder = Self.folder else { return }
        func write(_ page: [UInt8], _ name: String) throws {
            try Data(page).write(to: URL(fileURLWithPath: folder).appending(path: name))
        }
        let page = HTMLSample.page(
            of: HTMLSample.run,
            title: "Les scénarios & <tests>",
            coverage: HTMLSample.coverage,
            history: HTMLSample.history
        )
        try write(page, "sample.html")
        try write(Array(page.prefix(page.count - 12_000)), "cut.html")
        try write(HTMLSample.page(of: .grown(scenarios: 20)), "passed.html")
        guard Self.writesLarge else { return }
        var large: [UInt8] = []
        let report = HTMLReport(title: "1,000 scenarios") { large += $0 }
        for event in LargeSample.events(scenarios: 1_000) { report.handle(event) }
        try write(large, "large.html")
        try writeParts(to: URL(fileURLWithPath: folder))
    }

    /// Just over the limit, with some failures among the first.
    private func writeParts(to folder: URL) throws {
        let parts = folder.appending(path: "huge-parts")
        try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
        let target = HTMLPartFolder(name: "huge-parts") { name, bytes in
            try? Data(bytes).write(to: parts.appending(path: name))
        }
        var page: [UInt8] = []
        let report = HTMLReport(title: "5,100 scenarios", parts: target) { page += $0 }
        for event in LargeSample.events(scenarios: HTMLReport.mostInline + 100) { report.handle(event) }
        try Data(page).write(to: folder.appending(path: "huge.html"))
    }
}
