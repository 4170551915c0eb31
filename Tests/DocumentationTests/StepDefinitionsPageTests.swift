import CucumberGherkin
import Foundation
import ScenarioReports
import ScenarioRunner
import Testing

/// docs/step-definitions.md is true: its code is what is compiled here, and does what the page says.
struct StepDefinitionsPageTests {
    @Test("every block of Swift stands in the compiled example, but for its indentation")
    func codeIsCompiled() throws {
        let example = Self.plain(try Self.file("Tests/DocumentationTests/StepDefinitionsExample.swift"))
        let blocks = try Self.file("docs/step-definitions.md").components(separatedBy: "```swift\n").dropFirst()
            .compactMap {
                $0.components(separatedBy: "\n```").first
            }
        #expect(blocks.count == 5)
        for block in blocks {
            #expect(
                example.contains(Self.plain(block)),
                "this block differs from StepDefinitionsExample.swift:\n\(block)"
            )
        }
    }

    @Test("its steps, its parameter type and its hooks work")
    func works() throws {
        let script = """
            # language: fr
            Fonctionnalité: Panier
              Scénario: Des fruits
                Quand je mets 2 pommes dans mon panier
                Et que je mets 1 poire dans mon panier
                Alors mon panier contient 3 fruits
              @panier
              Scénario: Un fruit d'avance
                Alors mon panier contient 1 fruit
            """
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "panier.feature", text: script)], ids: &ids)
        var output = ""
        let plan = RunPlan(products: [ProductScripts(kit: FruitTestKit.self, features: scripts.features)])
        let report = PrettyReport(style: TextStyle(isColored: false)) { output += $0 }
        let succeeded = ScenarioRunner.run(plan, reports: [report]).succeeded
        #expect(succeeded, "\(output)")
        #expect(FruitTestKit.library.errors.map(\.description) == [])
    }

    private static func plain(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    private static func file(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
