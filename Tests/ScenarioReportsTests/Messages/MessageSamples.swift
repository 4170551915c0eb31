import CucumberGherkin
import Foundation
import ScenarioReports
import ScriptTestSupport

/// Runs as messages.
enum MessageSamples {
    static func written(_ events: [RunEvent], _ detail: MessageReport.Detail = .full) -> [UInt8] {
        var bytes: [UInt8] = []
        let report = MessageReport(detail: detail) { bytes += $0 }
        for event in events { report.handle(event) }
        return bytes
    }

    static func read(_ bytes: [UInt8], _ name: String = "run.ndjson") throws -> [RunEvent] {
        try MessageReader(name: name, bytes: bytes).events()
    }

    static func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    static func bytes(_ lines: [String]) -> [UInt8] {
        Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// Every file of messages of the conformance data; none where there are no data.
    static func official() throws -> [URL] {
        guard ConformanceFolder.isAvailable else { return [] }
        let kit = ConformanceFolder.root.appendingPathComponent("compatibility-kit")
        let folders = try FileManager.default.contentsOfDirectory(atPath: kit.path).sorted()
        let samples = folders.filter { !$0.hasPrefix(".") }.map { kit.appendingPathComponent("\($0)/\($0).ndjson") }
        return try samples.filter { FileManager.default.fileExists(atPath: $0.path) }
            + ConformanceFolder.files(in: "junit-xml", withExtension: "ndjson")
    }
}

extension [RunEvent] {
    var start: RunStart? {
        for case .runStarted(let start) in self { return start }
        return nil
    }

    var summary: RunSummary? {
        for case .runFinished(let summary) in self { return summary }
        return nil
    }

    var results: [ScenarioResult] {
        compactMap { if case .scenarioFinished(let result) = $0 { result } else { nil } }
    }

    var cases: [TestCase] {
        for case .scenariosAssembled(let cases) in self { return cases }
        return []
    }

    var hookResults: [StepResult] {
        compactMap { if case .runHookFinished(let result) = $0 { result } else { nil } }
    }
}
