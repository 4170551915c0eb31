import CucumberGherkin
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// Steps as editors offer and rewrite them.
struct StepFormTests {
    private static let forms = StepLibrary.withGenericSteps().forms(in: "fr")

    private static func form(_ text: String) throws -> StepForm {
        try #require(forms.first { $0.text == text })
    }

    @Test("a text may end in front of a parameter, in a word, or in a string")
    func beginnings() throws {
        let form = try Self.form("je tape sur {string}")
        guard case .text(let head, let next)? = form.beginning("je ta") else { throw Missing() }
        #expect(head == "je tape sur " && next == 1)
        guard case .string(let before, let begun, let part)? = form.beginning("je tape sur \"Sta") else {
            throw Missing()
        }
        #expect(before == "je tape sur " && begun == "Sta" && part == 1)
        #expect(form.argument(ofPart: part) == 0)
        #expect(form.beginning("je tapote") == nil)
        guard case .text(let whole, let end)? = form.beginning("je tape sur \"Starter\"") else { throw Missing() }
        #expect(whole == "je tape sur \"Starter\"" && end >= 2)
    }

    @Test("words are found in any order and case")
    func words() throws {
        let form = try Self.form("je tape sur {string}")
        #expect(form.has(StepForm.words(of: "SUR tape")))
        #expect(!form.has(StepForm.words(of: "sur vois")))
    }

    @Test("a step is said in other words with its values, its number and its time")
    func rewording() {
        func text(_ expression: String, _ values: [String], _ timing: String? = nil) -> String? {
            StepRewording.text(of: expression, values: values, timing: timing, language: "fr")
        }
        #expect(text("{int} appel(s) à/vers {string}", ["2", "\"x\""]) == "2 appels vers \"x\"")
        #expect(text("{int} appel(s) à {string}", ["1", "\"x\""]) == "1 appel à \"x\"")
        #expect(text("je vois :", [], "dans les 5 secondes") == "je vois dans les 5 secondes :")
        #expect(text("je vois {string}", []) == nil)
        #expect(text("je vois", ["\"x\""]) == nil)
        #expect(StepRewording.parameters(of: "a {int} b {string}") == ["int", "string"])
    }

    @Test("checked one by one, scripts give what lint says of all")
    func checks() {
        var ids = IdentifierSequence()
        let sources = ["a", "b"].map { name in
            let step = name == "a" ? "je tappe sur \"x\"" : "je tape sur \"x\""
            let text = "# language: fr\nFonctionnalité: F\n\n  @TINY-9\n  Scénario: S\n    Quand \(step)\n"
            return GherkinSource(uri: "\(name).feature", text: text)
        }
        let scripts = LoadedScripts(sources, ids: &ids)
        var library = TinyKit.library
        library.step(.when, ["fr": "je danse", "en": "I dance"], "Dances.") { _ in }
        let product = ProductScripts(kit: TinyKit.self, library: library, features: scripts.features)
        let lint = ScriptLint(requirements: LintSample.requirements)
        let checked = product.features.map { lint.check($0, of: product) }
        let used = checked.reduce(into: Set<Int>()) { $0.formUnion($1.used) }
        let unused = lint.unusedDefinitions(of: product, used: used, language: "fr")
        #expect((checked.flatMap(\.issues) + unused).sorted() == lint.issues(in: product, isWhole: true))
        #expect(unused.map(\.fact) == ["No script uses “je danse”."])
        #expect(checked[0].issues.contains { $0.suggestion == "@TINY-1" || $0.suggestion == "@TINY-2" })
    }

    private struct Missing: Error {}
}
