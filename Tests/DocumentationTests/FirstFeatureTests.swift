import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner
import Testing

/// docs/first-feature.md is true: its code is what is compiled here, and its script passes.
struct FirstFeatureTests {
    @Test("every block of Swift stands in the compiled example, letter by letter")
    func codeIsCompiled() throws {
        let example = try Self.file("Tests/DocumentationTests/GuestbookExample.swift")
        let blocks = try Self.blocks("swift")
        #expect(blocks.count == 5)
        for block in blocks {
            #expect(example.contains(block), "this block differs from GuestbookExample.swift:\n\(block)")
        }
    }

    @Test("the script passes")
    func scriptPasses() throws {
        let script = try #require(try Self.blocks("gherkin").first)
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "guestbook.feature", text: script)], ids: &ids)
        var output = ""
        let plan = RunPlan(
            products: [ProductScripts(kit: GuestbookTestKit.self, features: scripts.features)],
            errors: scripts.errors
        )
        let report = PrettyReport(style: TextStyle(isColored: false)) { output += $0 }
        let summary = ScenarioRunner.run(plan, reports: [report])
        #expect(summary.succeeded, "\(output)")
        #expect(summary.scenarioCount == 3)
    }

    private static func blocks(_ language: String) throws -> [String] {
        try file("docs/first-feature.md").components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    private static func file(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
