import CucumberGherkin
import Foundation
import MadiniaTestKit
import ScenarioReports
import ScenarioRunner
import Testing

/// The scripts of Scenarios/Madinia, run without any package: what QA runs with ./appshell run.
struct ScenarioTests {
    @Test("every scenario of the script passes", arguments: try MadiniaScripts.files())
    func passes(_ file: String) throws {
        let plan = try MadiniaScripts.plan(of: [file])
        var output = ""
        let report = PrettyReport(style: TextStyle(isColored: false)) { output += $0 }
        let summary = ScenarioRunner.run(plan, reports: [report])
        // Not the summary itself: all of it would be printed.
        let succeeded = summary.succeeded
        #expect(succeeded, "\(output)")
        #expect(summary.scenarioCount > 0)
    }

    @Test("no step definition has a fault")
    func definitionsAreSound() {
        #expect(MadiniaTestKit.library.faults.map(\.description) == [])
    }

    @Test("every step of the scripts has exactly one definition")
    func dryRun() throws {
        let plan = try MadiniaScripts.plan(of: MadiniaScripts.files(), isDryRun: true)
        let summary = ScenarioRunner.run(plan, reports: [])
        #expect(summary.succeeded)
        #expect(summary.scenarios == [.skipped: summary.scenarioCount])
    }
}

/// Finds the scripts from this file's own place.
enum MadiniaScripts {
    struct Missing: Error {}

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Scenarios/Madinia").standardizedFileURL

    static func files() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".feature") }.sorted()
        guard !files.isEmpty else { throw Missing() }
        return files
    }

    static func plan(of files: [String], isDryRun: Bool = false) throws -> RunPlan {
        let sources = try files.map { file in
            GherkinSource(uri: file, bytes: Array(try Data(contentsOf: folder.appending(path: file))))
        }
        var ids = IdentifierSequence()
        let scripts = LoadedScripts(sources, ids: &ids)
        let product = ProductScripts(kit: MadiniaTestKit.self, features: scripts.features)
        var plan = RunPlan(products: [product], errors: scripts.errors)
        plan.options.isDryRun = isDryRun
        return plan
    }
}
