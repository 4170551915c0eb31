import CucumberGherkin
public import ScenarioReports
public import ScenarioRunner

/// Scripts that are no files, run at once: to show that a step of your own fails where it must.
public struct ScriptRun: Sendable {
    public let summary: RunSummary
    /// As the command prints it.
    public let output: String

    /// - Parameter scripts: in Gherkin, each as a file of its own.
    public init(of scripts: [String], on kit: any TestKit.Type) {
        var ids = IdentifierSequence()
        let sources = scripts.enumerated().map { GherkinSource(uri: "\($0.offset).feature", text: $0.element) }
        let loaded = LoadedScripts(sources, ids: &ids)
        let plan = RunPlan(products: [ProductScripts(kit: kit, features: loaded.features)], errors: loaded.errors)
        var output = ""
        summary = ScenarioRunner.run(plan, reports: [PrettyReport(style: TextStyle(isColored: false)) { output += $0 }])
        self.output = output
    }
}
