import AppShellTesting
import ScenarioReports
import Testing

/// docs/backed-feature.md is true: its code is what is compiled here, and its script passes.
struct BackedFeatureTests {
    private let page = MarkdownPage("docs/backed-feature.md")

    @Test("every block of Swift stands in the compiled example, letter by letter")
    func codeIsCompiled() throws {
        let example = try RepositoryFile.text(of: "Tests/DocumentationTests/IdeasExample.swift")
        let blocks = try page.blocks("swift")
        #expect(blocks.count == 6)
        for block in blocks {
            #expect(example.contains(block), "this block differs from IdeasExample.swift:\n\(block)")
        }
    }

    @Test("the script passes")
    func scriptPasses() throws {
        let run = ScriptRun(of: try page.blocks("gherkin"), on: IdeasTestKit.self)
        #expect(run.summary.succeeded, "\(run.output)")
        #expect(run.summary.scenarioCount == 4)
    }
}
