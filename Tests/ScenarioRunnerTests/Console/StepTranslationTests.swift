import Testing

@testable import ScenarioRunner

/// A step in the other language of its definition.
struct StepTranslationTests {
    @Test(
        "values and words follow the language",
        arguments: [
            ("je tape sur \"Ouvrir\"", "I tap \"Ouvrir\""), ("je tape sur 'Dire \"oui\"'", "I tap 'Dire \"oui\"'"),
            ("il y a 1 crayon sur le bureau", "there is 1 pencil on the desk"),
            ("il y a 2 crayons sur le bureau", "there are 2 pencils on the desk"),
            ("il y a 0 crayon sur le bureau", "there are 0 pencils on the desk"),
            ("j'attends 1,5 seconde", "I wait 1.5 seconds"), ("j'attends 2 jours", "I wait 2 days"),
            ("nous sommes le 1er août 2026 à 9 h 05", "it is 1 August 2026 at 9:05"),
            ("je vois \"x\" dans la seconde", "I see \"x\" within a second"),
            ("je vois \"x\" dans les 5 secondes", "I see \"x\" within 5 seconds"),
            ("je vois \"x\" pendant 1 minute", "I see \"x\" for 1 minute"),
            ("je vois \"x\" à cet instant", "I see \"x\" right now"),
            ("je vois dans l'ordre pendant 2 secondes :", "I see in this order for 2 seconds:"),
            ("\"Alarme\" est allumé", "\"Alarme\" is on"), ("je vois \"une\ndeux\"", "I see \"une\ndeux\""),
        ]
    )
    func both(french: String, english: String) {
        let console = StepConsole(kit: DeskKit.self, language: "fr")
        let step = ConsoleStep(kind: .given, text: french, docString: "a", table: [["b"]])
        let translated = ConsoleStep(kind: .given, text: english, docString: "a", table: [["b"]])
        #expect(console.translated(step, to: "en") == translated)
        #expect(console.translated(translated, to: "fr") == step)
        #expect(console.translated(step, to: "fr") == step)
    }

    @Test("a former wording and an abbreviated value are said as usual")
    func usual() {
        let console = StepConsole(kit: DeskKit.self, language: "fr")
        func french(_ text: String) -> String? { console.translated(ConsoleStep(text: text), to: "fr")?.text }
        #expect(french("I kill the app") == "je quitte de force l'application")
        #expect(french("\"Alarme\" is on within 3 s") == "\"Alarme\" est allumé dans les 3 secondes")
        #expect(french("it is 2026-02-15 at 9:00") == "nous sommes le 15 février 2026 à 9 h 00")
    }

    @Test("what has no other wording is not translated: undefined, ambiguous, or of one language")
    func none() {
        let console = StepConsole(kit: DeskKit.self, language: "fr")
        for text in ["je danse", "tout va bien ici", "je siffle"] {
            #expect(console.translated(ConsoleStep(text: text), to: "en") == nil, "\(text)")
        }
    }
}
