import AppShellTexts
import CucumberExpressions
import Testing

@testable import ScenarioRunner

/// The words that testers use lead to the steps that say the same.
struct StepSynonymTests {
    private static let library = StepLibrary.withGenericSteps()

    @Test(
        "a step in testers' words has the step that says the same for its suggestion, and no other",
        arguments: [
            ("fr", "je clique sur \"Starter\"", "je tape sur {string}"),
            ("fr", "Je clique sur \"Starter\" dans \"Formations\"", "je tape sur {string} dans {string}"),
            ("fr", "je clique sur l'onglet \"Blog\"", "j'ouvre l'onglet {string}"),
            ("fr", "j’appuie sur \"Starter\"", "je tape sur {string}"),
            ("fr", "j'appuie longuement sur \"Starter\"", "je maintiens {string} pendant {duration}"),
            ("fr", "je touche \"Starter\"", "je tape sur {string}"),
            ("fr", "je dois voir \"Starter\"", "je vois {string}"),
            ("fr", "je vérifie que je dois voir \"Starter\"", "je vois {string}"),
            ("fr", "je ne devrais pas voir \"Starter\"", "je ne vois pas {string}"),
            ("fr", "je suis sur l'écran \"Accueil\"", "l'écran {string} est affiché"),
            ("fr", "je remplis le champ \"Nom\" avec \"Ada\"", "je saisis {string} dans le champ {string}"),
            ("fr", "j'active le mode avion", "le téléphone est hors connexion"),
            ("fr", "je désactive le mode avion", "le téléphone est connecté"),
            ("fr", "je coupe le wifi", "le téléphone est hors connexion"),
            ("fr", "je tue l'application", "je quitte de force l'application"),
            ("fr", "je swipe vers le bas", "je tire pour rafraîchir"),
            ("en", "I click on \"Starter\"", "I tap {string}"), ("en", "I press \"Starter\"", "I tap {string}"),
            ("en", "I should see \"Starter\"", "I see {string}"),
            ("en", "I shouldn't see \"Starter\"", "I do not see {string}"),
            ("en", "I am on the \"Accueil\" screen", "the {string} screen is shown"),
            ("en", "I enter \"Ada\" in the \"Nom\" field", "I type {string} into the {string} field"),
            ("en", "I turn on airplane mode", "the phone is offline"), ("en", "I quit the app", "I force-quit the app"),
            ("en", "I swipe down", "I pull to refresh"),
        ]
    )
    func suggestions(_ language: String, _ step: String, _ meant: String) {
        #expect(Self.library.matches(step).isEmpty)
        #expect(Self.library.suggestions(for: step, in: language).first == meant)
    }

    @Test("what stands for a whole step is one of the vocabulary", arguments: ["fr", "en"])
    func whole(_ language: String) throws {
        for (said, meant) in try #require(StepSynonyms.of(language)).beginnings where !meant.contains("…") {
            #expect(!Self.library.matches(meant).isEmpty, "\(said): \(meant)")
        }
        for (said, meant) in try #require(StepSynonyms.of(language)).words {
            for meaning in meant {
                let isThere = Self.library.definitions.contains { StepSearch(meaning).finds($0) }
                #expect(isThere, "\(said): \(meaning)")
            }
        }
    }

    private static func found(_ words: String) -> [String] {
        let search = StepSearch(words)
        return library.currentDefinitions.filter { $0.language == "fr" && search.finds($0) }.map(\.expression.source)
    }

    @Test(
        "the search finds steps by testers' words and by infinitives",
        arguments: [
            ("cliquer", "je tape sur {string}"), ("pousser", "une notification push arrive :"),
            ("avion", "le téléphone est hors connexion"), ("wifi", "le téléphone est connecté"),
            ("tuer", "je quitte de force l'application"), ("taper", "je tape sur {string}"),
            ("saisir champ", "je saisis {string} dans le champ {string}"),
            ("hors ligne", "le téléphone est hors connexion"), ("offline", "le téléphone est hors connexion"),
            ("défiler", "je balaie {string} et tape sur {string}"), ("scroll", "je tire pour rafraîchir"),
            ("demain", "nous sommes le {date} à {time}"), ("déconnexion", "le téléphone est hors connexion"),
            ("capture", "l'écran {string} est affiché"), ("couleur", "{string} a une lueur {word}"),
            ("grisé", "{string} est désactivé(e)"),
        ]
    )
    func search(_ words: String, _ step: String) {
        #expect(Self.found(words).contains(step))
    }

    @Test(
        "a suggestion is a step with the values of the text",
        arguments: [
            ("je tape sur Starter", "je tape sur \"Starter\""), ("je tappe sur Starter", "je tape sur \"Starter\""),
            ("je clique sur Starter Plus", "je tape sur \"Starter Plus\""),
            ("je saisi \"Zoé\" dans le champ \"Nom\"", "je saisis \"Zoé\" dans le champ \"Nom\""),
            ("je saisis Zoé dans le champ Nom", "je saisis \"Zoé\" dans le champ \"Nom\""),
            ("nous somme le 12/02/2026 à 9h", "nous sommes le 12 février 2026 à 9h"),
            ("j'attends une heure", "j'attends 1 heure"), ("j'attends un peu", "j'attends 2 secondes"),
            ("je vérifie que je vois Starter", "je vérifie que je vois \"Starter\""),
            ("l'onglet \"Offres\" est visible", "l'onglet \"Offres\" est sélectionné"),
            ("la liste \"Offres\" a 3 élements", "la liste \"Offres\" a 3 éléments"),
        ]
    )
    func filled(_ said: String, _ step: String) {
        #expect(Self.library.suggestedSteps(for: said, in: "fr").first == step)
        #expect(Self.library.matches(step).count == 1)
    }

    @Test("a word that nothing is near gets no guess", arguments: ["sombre", "zzz", "wagon"])
    func noGuess(_ word: String) {
        #expect(StepSearch(word).nothingFound(among: Self.library.definitions) == "No step says “\(word)”.")
        #expect(Self.found(word) == [])
    }

    @Test("a misspelt word gets the right one")
    func misspelt() {
        let told = StepSearch("onglte").nothingFound(among: Self.library.definitions)
        #expect(told.hasPrefix("No step says “onglte”. Did you mean “onglet”?\nNearest:\n"), "\(told)")
    }
}
