import AppShellTesting
import CucumberExpressions
import CucumberGherkin
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// A step says the same in French and English.
struct StepTranslationSuite {
    @Test(
        "every step of every script is the same step, with the same values, in the other language and back",
        arguments: EveryProduct.ofTheHouse
    )
    func scripts(_ subject: ProductSubject) throws {
        let features = try HouseScripts.features(of: subject)
        let product = ProductScripts(kit: subject.kit, features: [])
        let console = StepConsole(product, language: "fr")
        var count = 0
        var seen: Set<ConsoleStep> = []
        for feature in features {
            let language = feature.pickles.first?.language ?? "fr"
            for step in feature.pickles.flatMap(\.steps).map(ConsoleStep.init) where seen.insert(step).inserted {
                count += 1
                try check(step, from: language, to: language == "fr" ? "en" : "fr", console)
            }
        }
        #expect(count > 100)
    }

    /// There, and back again.
    private func check(_ step: ConsoleStep, from home: String, to away: String, _ console: StepConsole) throws {
        guard let there = console.translated(step, to: away) else {
            Issue.record("« \(step.text) » is not said in \(away)")
            return
        }
        guard let back = console.translated(there, to: home) else {
            Issue.record("“\(there.text)” is not said in \(home)")
            return
        }
        let meaning = try Meaning(of: step, to: console)
        #expect(try Meaning(of: there, to: console) == meaning, "« \(step.text) » became “\(there.text)”")
        #expect(try Meaning(of: back, to: console) == meaning, "“\(there.text)” became « \(back.text) »")
        #expect(console.translated(back, to: away) == there, "« \(step.text) » and « \(back.text) »")
        #expect([there, back].allSatisfy { $0.docString == step.docString && $0.table == step.table })
        #expect([there, back].allSatisfy { $0.kind == step.kind })
    }

    @Test("every step is defined in both languages", arguments: EveryProduct.ofTheHouse)
    func definitions(_ subject: ProductSubject) throws {
        let current = subject.kit.library.definitions.filter { $0.replacement == nil }
        for (location, definitions) in Dictionary(grouping: current, by: \.location) {
            #expect(Set(definitions.map(\.language)) == ["fr", "en"], "\(location)")
        }
    }
}

/// What a step does: its definition, and the values of its arguments.
private struct Meaning: Equatable {
    let definition: FileLocation
    let values: [AnyHashable]
    let timing: String

    init(of step: ConsoleStep, to console: StepConsole) throws {
        let matches = console.product.matcher.matches(step.text)
        let match = try #require(matches.first, "« \(step.text) » is undefined")
        try #require(matches.count == 1, "« \(step.text) » is ambiguous")
        definition = console.product.library.definitions[match.index].location
        values = try match.arguments.map { argument in
            let value = try argument.value()
            return try #require((value as? any Hashable).map { AnyHashable($0) }, "\(type(of: value)) is not Hashable")
        }
        timing = try match.timing.map { "\(try $0.read())" } ?? ""
    }
}
