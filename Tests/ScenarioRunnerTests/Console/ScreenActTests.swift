import AppShell
import AppShellHeadless
import Testing

@testable import ScenarioRunner

/// The step for what a person points at.
struct ScreenActTests {
    @Test(
        "each act on each kind of element is one step, which does just that",
        arguments: [
            (.tap(times: 1), "Tiroir", "je tape sur \"Tiroir\"", "la feuille \"Tiroir\" est ouverte"),
            (.tap(times: 2), "Dire \"oui\"", "je tape deux fois de suite sur 'Dire \"oui\"'", "je vois \"Fait : oui\""),
            (.tap(times: 1), "Sur deux\nlignes", "je tape sur \"Sur deux lignes\"", "je vois \"Fait : deux lignes\""),
            (.tap(times: 1), "Effacer", "je maintiens \"Effacer\" pendant 2 secondes", "je vois \"Fait : effacé\""),
            (.hold(.seconds(1)), "Effacer", "je maintiens \"Effacer\" pendant 1 seconde", "je vois \"Fait : rien\""),
            (.type("l'été"), "Nom", "je saisis \"l'été\" dans le champ \"Nom\"", "le champ \"Nom\" affiche \"l'été\""),
            (.focus, "Nom", "je place le curseur dans le champ \"Nom\"", "le champ \"Nom\" est actif"),
            (.tap(times: 1), "Alarme", "j'active \"Alarme\"", "\"Alarme\" est allumé"),
            (.set(false), "Alarme", "je désactive \"Alarme\"", "\"Alarme\" est éteint"),
            (.choose("M"), "Taille", "je choisis \"M\" dans \"Taille\"", "\"M\" est choisi dans \"Taille\""),
            (.tap(times: 1), "M", "je choisis \"M\" dans \"Taille\"", "\"M\" est choisi dans \"Taille\""),
            (.choose("M"), "S", "je choisis \"M\" dans \"Taille\"", "\"M\" est choisi dans \"Taille\""),
        ] as [(ScreenAct, String, String, String)]
    )
    func steps(act: ScreenAct, label: String, text: String, check: String) throws {
        let console = StepConsole.open()
        let step = try #require(console.step(for: act, at: console.path(label)))
        #expect(step == ConsoleStep(text: text))
        #expect(console.run(step).status == .passed)
        #expect(console.status(check) == .passed)
    }

    @Test("what its label alone does not tell is named by its place, or counted")
    func namesakes() throws {
        let console = StepConsole.open()
        func texts(_ label: String) throws -> [String?] {
            try console.paths(label).map { console.step(for: .tap(times: 1), at: $0)?.text }
        }
        let named = try texts("Ouvrir")
        #expect(named == ["je tape sur \"Ouvrir\" dans \"Haut\"", "je tape sur \"Ouvrir\" dans \"Bas\""])
        let counted = try texts("Prendre")
        #expect(counted == ["je tape sur \"Prendre\" numéro 1", "je tape sur \"Prendre\" numéro 2"])
        for (step, done) in zip(named + counted, ["haut", "bas", "premier", "second"]) {
            #expect(console.status(step ?? "") == .passed)
            #expect(console.status("je vois \"Fait : \(done)\"") == .passed)
        }
        #expect(console.status("je tape sur \"Prendre\" numéro 3") == .failed)
        #expect(console.status("je tape sur \"Prendre\" numéro 0") == .failed)
    }

    @Test("a text that no quotes can say stands under the step")
    func textUnderStep() throws {
        let console = StepConsole.open()
        for text in ["une\ndeux", "fin\\"] {
            let step = try #require(console.step(for: .type(text), at: console.path("Nom")))
            #expect(step == ConsoleStep(text: "je saisis dans le champ \"Nom\" :", docString: text))
            #expect(console.run(step).status == .passed)
            #expect(try console.world.finder().interactive("Nom").element.value == text)
        }
    }

    @Test("the way back and the way out of a sheet are steps of their own")
    func bars() throws {
        let console = StepConsole.open()
        #expect(console.status("je tape sur \"Tiroir\"") == .passed)
        let close = console.session.manifest.strings.close
        let step = try #require(console.step(for: .tap(times: 1), at: console.path(close)))
        #expect(step.text == "je ferme la feuille")
        #expect(console.run(step).status == .passed)
    }

    @Test("nothing is done to what is not there, or takes no such act")
    func nothing() throws {
        let console = StepConsole.open()
        #expect(console.step(for: .tap(times: 1), at: [9, 9, 9]) == nil)
        for label in ["Prix", "Haut"] {
            #expect(try console.step(for: .tap(times: 1), at: console.path(label)) == nil, "\(label)")
        }
        for act in [.type("x"), .set(true), .choose("M"), .focus, .hold(.seconds(1))] as [ScreenAct] {
            #expect(try console.step(for: act, at: console.path("Tiroir")) == nil, "\(act)")
        }
    }

    @Test("in English")
    func english() throws {
        let console = StepConsole.open("en")
        func text(_ act: ScreenAct, _ label: String) throws -> String? {
            try console.step(for: act, at: console.path(label))?.text
        }
        #expect(try text(.tap(times: 1), "Ouvrir") == "I tap \"Ouvrir\" in \"Haut\"")
        #expect(try text(.tap(times: 1), "Prendre") == "I tap \"Prendre\" number 1")
        #expect(try text(.hold(.milliseconds(1_500)), "Effacer") == "I hold \"Effacer\" for 1.5 seconds")
        #expect(try text(.type("x"), "Nom") == "I type \"x\" into the \"Nom\" field")
        #expect(try text(.focus, "Nom") == "I put the cursor in the \"Nom\" field")
        #expect(try text(.set(true), "Alarme") == "I turn \"Alarme\" on")
        #expect(try text(.choose("M"), "Taille") == "I select \"M\" in \"Taille\"")
        #expect(console.step(waiting: .seconds(90)).text == "I wait 90 seconds")
    }
}
