import CucumberGherkin
import Foundation
import ScenarioReports
public import ScenarioRunner

/// A product's scripts, run without any package: what QA runs with ./appshell run.
public struct ScriptFolder: Sendable {
    struct Missing: Error {}

    private let kit: any TestKit.Type
    private let folder: URL

    /// - Parameter name: of the folder in Scenarios/.
    public init(_ name: String, kit: any TestKit.Type) {
        self.kit = kit
        folder =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Scenarios/\(name)").standardizedFileURL
    }

    /// The names of the scripts, at least one.
    public func files() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".feature") }.sorted()
        guard !files.isEmpty else { throw Missing() }
        return files
    }

    public func plan(of files: [String], isDryRun: Bool = false) throws -> RunPlan {
        let sources = try files.map { file in
            GherkinSource(uri: file, bytes: Array(try Data(contentsOf: folder.appending(path: file))))
        }
        var ids = IdentifierSequence()
        let scripts = LoadedScripts(sources, ids: &ids)
        let product = ProductScripts(kit: kit, features: scripts.features)
        var plan = RunPlan(products: [product], errors: scripts.errors)
        plan.options.isDryRun = isDryRun
        return plan
    }

    /// Runs one script.
    ///
    /// - Returns: what went wrong, as people read it; nil if every scenario passed.
    public func failure(of file: String) throws -> String? {
        var output = ""
        let report = PrettyReport(style: TextStyle(isColored: false)) { output += $0 }
        let summary = ScenarioRunner.run(try plan(of: [file]), reports: [report])
        return summary.succeeded && summary.scenarioCount > 0 ? nil : output
    }

    /// Whether each step of every script has exactly one definition.
    public func isWhole() throws -> Bool {
        let summary = ScenarioRunner.run(try plan(of: files(), isDryRun: true), reports: [])
        return summary.succeeded && summary.scenarios == [.skipped: summary.scenarioCount]
    }

    /// What two runs of the same scripts must have in common, byte for byte.
    public struct Trace: Equatable, Sendable {
        public let text: String
        public let messages: [UInt8]
    }

    public func trace(of files: [String]) throws -> Trace {
        var messages: [UInt8] = []
        let traces = TraceCollector()
        _ = ScenarioRunner.run(try plan(of: files), reports: [MessageReport { messages += $0 }, traces])
        return Trace(text: traces.text, messages: messages)
    }
}

private final class TraceCollector: Report {
    private(set) var text = ""

    func handle(_ event: RunEvent) {
        if case .scenarioFinished(let result) = event { text += "# \(result.location)\n\(result.trace)" }
    }
}
