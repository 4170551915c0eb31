import CucumberExpressions
import Testing

@testable import ScenarioRunner

/// What a step may go on with.
struct CompletionTests {
    private static func texts(_ text: String, _ language: String = "fr", limit: Int = 12) -> [String] {
        StepConsole.open(language).completions(of: text, limit: limit).map(\.text)
    }

    @Test("whatever is typed, a completion without a placeholder is a step", arguments: ["fr", "en"])
    func areSteps(_ language: String) {
        let console = StepConsole.open(language)
        let wordings = console.product.library.definitions.filter { $0.language == language }
            .map { BegunStep.wording(StepWording.parts(of: $0.expression.source)) }
        var whole: Set<String> = []
        // Two of every four, one of each kind below: all of them take twice as long.
        for (turn, wording) in wordings.enumerated() where turn % 4 < 2 {
            let values = wording.replacing("{string}", with: "\"O\"").replacing("{int}", with: "1")
                .replacing("{duration}", with: "3 secondes")
            // Where it stops in the middle of a value, too.
            let text = turn.isMultiple(of: 2) ? wording : values
            let typed = String(text.prefix(turn * 7 % (text.count + 1)))
            for completion in console.completions(of: typed, limit: 1_000)
            where completion.isWhole && whole.insert(completion.text).inserted {
                #expect(console.product.library.matches(completion.text).count == 1, "\(completion.text)")
            }
        }
        #expect(whole.count > 30)
    }

    @Test("an empty text has every current step of the language, as a person says it")
    func all() {
        let texts = Self.texts("", limit: 10_000)
        #expect(texts.contains("je tape sur {string}"))
        #expect(texts.contains("{string} est allumé"))
        #expect(!texts.contains { $0.contains("(") || $0.hasPrefix("I ") })
        #expect(Self.texts("", limit: 3).count == 3)
    }

    @Test("steps that begin so go before those that have the words; a typographic apostrophe is one")
    func order() {
        let texts = Self.texts("j’att")
        #expect(texts.first == "j'attends {duration}")
        let both = Self.texts("la notification", limit: 100).map { $0.hasPrefix("la notification") }
        #expect(both.first == true)
        #expect(both.last == false)
        #expect(both == both.sorted { $0 && !$1 })
        let words = Self.texts("serveur répond", limit: 100)
        #expect(words.allSatisfy { $0.contains("serveur") && $0.contains("répond") })
        #expect(words.count > 3)
        #expect(Self.texts("serveur zzz") == [])
    }

    @Test(
        "within quotes, the screen says what can stand there",
        arguments: [
            ("je tape sur \"T", ["je tape sur \"Tiroir\""]), ("je tape sur \"Pri", []),
            ("je tape sur 'D", ["je tape sur 'Dire \"oui\"'"]), ("j'active \"", ["j'active \"Alarme\""]),
            ("je maintiens \"", ["je maintiens \"Effacer\" pendant {duration}"]),
            ("je choisis \"M", ["je choisis \"M\" dans {string}"]),
            ("je choisis \"M\" dans \"", ["je choisis \"M\" dans \"Taille\""]),
            ("je saisis \"Ada\" dans le champ \"", ["je saisis \"Ada\" dans le champ \"Nom\""]),
            ("je tape sur \"Ouvrir\" dans \"Ba", ["je tape sur \"Ouvrir\" dans \"Bas\""]),
            ("je vois \"Pri", ["je vois \"Prix\""]),
            ("j'ouvre le lien \"", ["j'ouvre le lien \"https://desk.example/tiroir\""]),
            ("l'écran \"", ["l'écran \"Bureau\" est affiché"]),
        ]
    )
    func values(text: String, expected: [String]) {
        let texts = Self.texts(text, limit: 100)
        #expect(Array(texts.prefix(expected.count)) == expected)
        if expected.isEmpty { #expect(texts.isEmpty) }
    }

    @Test("what stands there already stays, and the rest follows")
    func rest() {
        #expect(Self.texts("je saisis \"Ada\" dan") == ["je saisis \"Ada\" dans le champ {string}"])
        #expect(Self.texts("I type \"Ada\" into the \"", "en") == ["I type \"Ada\" into the \"Nom\" field"])
        #expect(Self.texts("j'attends 3 secondes") == ["j'attends 3 secondes"])
        #expect(Self.texts("j'attends 3 sec") == [])
    }
}
