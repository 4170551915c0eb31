import AppShell
import AppShellHeadless
import CucumberGherkin
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// What was done on a console, as a feature file.
struct RecordedScriptTests {
    private static let product = ProductScripts(kit: DeskKit.self, features: [])

    private static func text(_ steps: [ConsoleStep], in language: String = "fr", name: String = "Un essai") -> String {
        RecordedScript(name: name, product: product, language: language, steps: steps).text
    }

    @Test(
        "keywords are the usual ones: keywords by kind: « et » within one, « qu' » before a vowel, nothing given after an act"
    )
    func french() {
        let steps = [
            "il y a 2 crayons sur le bureau", "la gomme manque", "il y a 1 crayon sur le bureau",
            "l'application est ouverte", "je tape sur \"Ouvrir\" dans \"Haut\"", "j'attends 1 seconde",
            "je vois \"Fait : haut\"", "aucune feuille n'est ouverte", "je danse", "la gomme manque",
        ]
        #expect(
            Self.text(steps.map { ConsoleStep(text: $0) }) == """
                # language: fr
                Fonctionnalité: Desk

                  Scénario: Un essai
                    Étant donné qu'il y a 2 crayons sur le bureau
                    Et que la gomme manque
                    Et qu'il y a 1 crayon sur le bureau
                    Et que l'application est ouverte
                    Quand je tape sur "Ouvrir" dans "Haut"
                    Et j'attends 1 seconde
                    Alors je vois "Fait : haut"
                    Et aucune feuille n'est ouverte
                    Quand je danse
                    Et la gomme manque

                """
        )
        #expect(Self.text([ConsoleStep(text: "\"A\" va")]).contains("Quand \"A\" va"))
    }

    @Test("in English; a step's own kind goes before that of its definition")
    func english() {
        let steps: [ConsoleStep] = [
            ConsoleStep(text: "the app is open"), ConsoleStep(kind: .given, text: "I tap \"Tiroir\""),
            ConsoleStep(kind: .when, text: "the app is open"), ConsoleStep(kind: .then, text: "I see \"Vide\""),
        ]
        #expect(
            Self.text(steps, in: "en", name: "On two\nlines") == """
                # language: en
                Feature: Desk

                  Scenario: On two lines
                    Given the app is open
                    And I tap "Tiroir"
                    When the app is open
                    Then I see "Vide"

                """
        )
    }

    @Test("texts and tables under steps are read as they were, whatever is in them", arguments: ["fr", "en"])
    func arguments(_ language: String) throws {
        let texts = ["", "une\ndeux", "\"\"\" et ```", "  devant\n\n", "\\ | # @ <a>\n# language: de", "\\\"\\\"\\\""]
        let steps =
            texts.map { ConsoleStep(kind: .when, text: "x :", docString: $0) } + [
                ConsoleStep(kind: .given, text: "t", table: [["a|b", "c\\d"], ["", "e\nf"], ["\\n", "\"é\""]]),
                ConsoleStep(kind: .then, text: "<saut de ligne> \"une\ndeux\" <line break>"),
            ]
        for steps in steps.map({ [$0] }) + [steps] {
            let text = Self.text(steps, in: language)
            #expect(try Self.read(text) == steps, "\(text)")
            for step in steps {
                #expect(step.pickleStep(in: language).map(ConsoleStep.init) == step, "\(step)")
            }
        }
    }

    private static func read(_ text: String) throws -> [ConsoleStep] {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: text)], ids: &ids)
        try #require(scripts.errors.isEmpty, "\(scripts.errors) \(text)")
        return scripts.features.flatMap(\.pickles).flatMap(\.steps).map(ConsoleStep.init)
    }

    @Test("a script has nothing for lint to find, but that it has no requirement")
    func lints() throws {
        let recorder = StepRecorder(Self.product, language: "fr")
        for text in ["l'application est ouverte", "je tape sur \"Tiroir\"", "je vois \"Vide\""] {
            #expect(recorder.run(ConsoleStep(text: text)).status == .passed)
        }
        var ids = IdentifierSequence()
        let text = recorder.script(named: "Le tiroir").text
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: text)], ids: &ids)
        let product = ProductScripts(kit: DeskKit.self, features: scripts.features)
        let issues = ScriptLint(requirements: nil).issues(in: product, isWhole: false)
        #expect(issues.isEmpty, "\(issues)")
        #expect(try GherkinFormatter().format(Array(text.utf8), uri: "f.feature") == Array(text.utf8))
    }

    @Test("a replay gives the same trace", arguments: ["fr", "en"])
    func verifies(_ language: String) throws {
        let recorder = StepRecorder(Self.product, language: "fr")
        try Self.act(recorder)
        let script = recorder.script(named: "Un essai", in: language)
        #expect(script.language == language)
        #expect(script.verify(against: recorder.console.session.trace) == nil)
    }

    @Test("a replay that differs is told: another step, another time, one too many, one too few, one that fails")
    func notices() throws {
        let recorder = StepRecorder(Self.product, language: "fr")
        try Self.act(recorder)
        func problem(_ change: (inout [ConsoleStep]) -> Void) -> String {
            var steps = recorder.steps
            change(&steps)
            let script = RecordedScript(name: "x", product: Self.product, language: "fr", steps: steps)
            return script.verify(against: recorder.console.session.trace) ?? ""
        }
        #expect(problem { $0[1].text = "je tape sur \"Prix\"" }.hasPrefix("“je tape sur \"Prix\"” does not pass: "))
        #expect(problem { $0[1].text = "je tape deux fois de suite sur \"Tiroir\"" } != "")
        #expect(problem { $0[2].text = "j'attends 2 secondes" } != "")
        #expect(problem { $0.swapAt(2, 3) } != "")
        let events = recorder.console.session.trace.events.count
        #expect(problem { $0.removeLast() } == "\(events) events were recorded; the script gives \(events - 1).")
        #expect(problem { $0.append($0[3]) } != "")
        #expect(problem { $0[0].text = "je danse" }.hasPrefix("“je danse” does not pass: "))
        #expect(problem { $0 = [] } == "\(events) events were recorded; the script gives 0.")
    }

    private static func act(_ recorder: StepRecorder) throws {
        let steps = [
            "l'application est ouverte", "je tape sur \"Tiroir\"", "j'attends 1 seconde", "je ferme la feuille",
            "je mets l'application en arrière-plan",
        ]
        for text in steps { try #require(recorder.run(ConsoleStep(text: text)).status == .passed) }
    }
}
