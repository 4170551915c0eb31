import AppShell
import AppShellHeadless
import Testing

@testable import ScenarioRunner

/// What can be said about an element that one points at.
struct OfferedAssertionTests {
    @Test("every assertion that is offered for an element holds at once", arguments: ["fr", "en"])
    func hold(_ language: String) throws {
        let console = StepConsole.open(language)
        for screen in ["Bureau", "Tiroir"] {
            let elements = try console.world.finder().elements
            for found in elements {
                for step in console.assertions(at: found.path) {
                    #expect(step.kind == .then)
                    let elapsed = console.session.clock.elapsed
                    #expect(console.run(step).status == .passed, "\(screen): \(step.text)")
                    #expect(console.session.clock.elapsed == elapsed, "\(step.text)")
                }
            }
            #expect(console.status(language == "fr" ? "je tape sur \"Tiroir\"" : "I tap \"Tiroir\"") != .undefined)
        }
    }

    @Test(
        "the most telling one stands first",
        arguments: [
            ("Prix", "je vois \"Prix : 490 €\""), ("Alarme", "\"Alarme\" est éteint"),
            ("Taille", "\"S\" est choisi dans \"Taille\""), ("S", "\"S\" est choisi dans \"Taille\""),
            ("Envoyer", "\"Envoyer\" est désactivé"), ("Ouvrir", "je vois \"Ouvrir\" dans \"Haut\""),
            ("Dire \"oui\"", "je vois 'Dire \"oui\"'"), ("Sur deux\nlignes", "je vois \"Sur deux lignes\""),
        ]
    )
    func first(label: String, text: String) throws {
        let console = StepConsole.open()
        #expect(try console.assertions(at: console.path(label)).first?.text == text)
    }

    @Test("frames are told by their titles")
    func frames() throws {
        let console = StepConsole.open()
        func texts() throws -> [String] {
            try console.world.finder().elements.flatMap { console.assertions(at: $0.path) }.map(\.text)
        }
        #expect(try texts().contains("l'écran \"Bureau\" est affiché"))
        #expect(console.status("je tape sur \"Tiroir\"") == .passed)
        #expect(try texts().contains("la feuille \"Tiroir\" est ouverte"))
    }

    @Test("all that can be said of a screen is said once")
    func ofScreen() {
        let texts = StepConsole.open().assertions().map(\.text)
        #expect(texts.contains("\"Envoyer\" est désactivé"))
        #expect(texts.contains("l'écran \"Bureau\" est affiché"))
        #expect(Set(texts).count == texts.count)
    }

    @Test("asking leaves no trace, and a field says what is in it")
    func leavesNoTrace() throws {
        let console = StepConsole.open()
        #expect(console.status("je saisis \"Ada\" dans le champ \"Nom\"") == .passed)
        let events = console.session.trace.events.count
        #expect(try console.assertions(at: console.path("Nom")).first?.text == "le champ \"Nom\" affiche \"Ada\"")
        #expect(console.session.trace.events.count == events)
    }
}
