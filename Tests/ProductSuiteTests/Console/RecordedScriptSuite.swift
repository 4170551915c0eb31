import AppShellTesting
import CucumberGherkin
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// What a console has run can be written down.
struct RecordedScriptSuite {
    @Test(
        "the steps of every scenario, written as a script in either language, are read as the same steps",
        arguments: EveryProduct.ofTheHouse
    )
    func scripts(_ subject: ProductSubject) throws {
        let product = ProductScripts(kit: subject.kit, features: [])
        let console = StepConsole(product, language: "fr")
        for pickle in try HouseScripts.features(of: subject).flatMap(\.pickles) {
            let steps = pickle.steps.map(ConsoleStep.init)
            for language in ["fr", "en"] {
                let said = steps.compactMap { console.translated($0, to: language) }
                let script = RecordedScript(name: pickle.name, product: product, language: language, steps: said)
                var ids = IdentifierSequence()
                let read = LoadedScripts([GherkinSource(uri: "f", text: script.text)], ids: &ids)
                let pickles = read.features.flatMap(\.pickles)
                #expect(pickles.flatMap(\.steps).map(ConsoleStep.init) == said, "\(read.errors) \(script.text)")
                #expect(pickles.map(\.name) == [pickle.name])
                let formatted = try GherkinFormatter().format(Array(script.text.utf8), uri: "f")
                #expect(formatted == Array(script.text.utf8), "\(script.text)")
            }
        }
    }
}
