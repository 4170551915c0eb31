import CucumberExpressions
import Testing

@testable import ScenarioRunner

struct StepsPageTests {
    private let page: String
    private let lines: [String]

    init() {
        page = StepsPage(kits: [ShopKit.self, TinyKit.self]).markdown
        lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test("every step stands there once, its languages side by side, in the table of its product and kind")
    func steps() throws {
        let library = StepLibrary.withGenericSteps()
        for definition in library.currentDefinitions {
            let cell = " `\(definition.expression.source)` |"
            #expect(lines.count { $0.contains(cell) } == 1, "\(definition.expression.source)")
        }
        #expect(
            lines.contains(
                "| `je tape sur {string}` | `I tap {string}` | Taps the only button, link, card, tab or switch with that label. |"
            )
        )
        #expect(lines.count { $0.contains("| – |") } == 1, "a generic step lacks a language")
        let own = lines.drop { $0 != "### Shop & Co: when" }.prefix(8)
        #expect(
            Array(own) == [
                "### Shop & Co: when", "", "Usually after **Quand**, **When**.", "",
                "| Français | English | What it does |", "|---|---|---|",
                "| ``je fais \\| des `courses` `` | – | Buys a\\*b \\| \\<c>. |".replacing("``je", with: "`` je"),
                "| `je paie` | `I pay` | Pays. |",
            ]
        )
    }

    @Test("the index leads to every heading below it, and counts")
    func index() throws {
        let headings = lines.filter { $0.hasPrefix("## ") || $0.hasPrefix("### ") }
            .map { $0.drop { $0 == "#" || $0 == " " } }.map { heading in
                heading.lowercased().filter { $0.isLetter || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
            }
        let links = page.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) }
        #expect(links.count > 8)
        for link in links { #expect(headings.contains(link), "\(link)") }
        #expect(Set(headings).count == headings.count)
        #expect(page.contains("- [Shop & Co](#shop--co): [when](#shop--co-when) (2)\n"))
        #expect(page.contains("- [Tiny](#tiny): no steps of its own\n"))
    }

    @Test("every value that a step names is explained by examples that it takes")
    func values() throws {
        let library = StepLibrary.withGenericSteps()
        let used = Set(library.definitions.flatMap(\.expression.parameterNames))
        let types = library.parameterTypes.parameterTypes
        let values = StepValue.all(of: types, used: Set(types.map(\.name)))
        #expect(used.isSubset(of: values.map(\.name)))
        for value in values where value.meaning != "text that matches one of the patterns" {
            let expression = try CucumberExpression("{\(value.name)}", parameterTypes: library.parameterTypes)
            #expect(!value.examples.isEmpty)
            for example in value.examples {
                let argument = try #require(expression.match(example)?.first, "\(example) is no {\(value.name)}")
                _ = try argument.value()
            }
        }
        let unknown = ParameterType(name: "fruit", patterns: ["pomme|poire"]) { _ in 1 }
        #expect(
            StepValue.all(of: [unknown], used: ["fruit"]) == [
                StepValue(name: "fruit", meaning: "text that matches one of the patterns", examples: ["pomme|poire"])
            ]
        )
        let names = StepValue.all(of: types, used: used).map(\.name)
        for name in names { #expect(page.contains("\n| `{\(name)}` | ")) }
    }

    @Test("hooks are no steps, and the same vocabulary gives the same page")
    func same() {
        #expect(StepsPage(kits: [ShopKit.self, TinyKit.self]).markdown == page)
        #expect(!page.contains("hook"))
    }
}
