import ScriptTestSupport
import Testing

@testable import CucumberExpressions

/// A step with a typo, of every kind and at places all over it, must find its own expression first: at least 95 % do.
struct SuggestionTypoTests {
    private static let steps: [(expression: String, step: String)] = [
        ("j'ouvre l'application", "j'ouvre l'application"),
        ("je relance l'application", "je relance l'application"),
        ("je vois {string}", "je vois \"Formations\""),
        ("je ne vois pas {string}", "je ne vois pas \"Formations\""),
        ("je vois le bouton {string}", "je vois le bouton \"Réessayer\""),
        ("le bouton {string} est désactivé", "le bouton \"Envoyer\" est désactivé"),
        ("je touche {string}", "je touche \"Se préinscrire\""),
        ("je touche deux fois {string}", "je touche deux fois \"Envoyer\""),
        ("je saisis {string} dans {string}", "je saisis \"a@b.fr\" dans \"Email\""),
        ("j'efface le champ {string}", "j'efface le champ \"Email\""),
        ("je suis sur l'onglet {string}", "je suis sur l'onglet \"Blog\""),
        ("je choisis l'onglet {string}", "je choisis l'onglet \"Blog\""),
        ("je reviens en arrière", "je reviens en arrière"),
        ("je ferme la feuille", "je ferme la feuille"),
        ("j'ouvre le lien {string}", "j'ouvre le lien \"https://madinia.fr/blog\""),
        ("je reçois la notification {string}", "je reçois la notification \"Nouvelle formation\""),
        ("le réseau est coupé", "le réseau est coupé"),
        ("le réseau est rétabli", "le réseau est rétabli"),
        ("le serveur répond {int}", "le serveur répond 503"),
        ("le serveur met {int} seconde(s) à répondre", "le serveur met 3 secondes à répondre"),
        ("il se passe {int} seconde(s)", "il se passe 10 secondes"),
        ("nous sommes le {date}", "nous sommes le 15 février 2026"),
        ("il est {time}", "il est 20h00"),
        ("il reste {int} place(s) pour {string}", "il reste 3 places pour \"Performer\""),
        ("la liste contient {int} élément(s)", "la liste contient 12 éléments"),
        ("le prix de la formation est {float} €", "le prix de la formation est 490.50 €"),
        ("the app is open", "the app is open"),
        ("the app is restarted", "the app is restarted"),
        ("I see {string}", "I see \"Offers\""),
        ("I do not see {string}", "I do not see \"Offers\""),
        ("I tap {string}", "I tap \"Sign in\""),
        ("I type {string} into {string}", "I type \"secret\" into \"Password\""),
        ("I go back", "I go back"),
        ("I open the link {string}", "I open the link \"allinconnect://offers/7\""),
        ("{int} seconds pass", "60 seconds pass"),
        ("the server answers {int}", "the server answers 500"),
        ("the device is offline", "the device is offline"),
        ("the device is online again", "the device is online again"),
        ("the best score is {int}", "the best score is 314"),
        ("the keypad is at {int} percent", "the keypad is at 20 percent"),
        ("I have {int} cucumber(s) in my belly/stomach", "I have 42 cucumbers in my belly"),
    ]

    @Test func findsTheExpressionDespiteOneTypo() {
        var random = MutationGenerator(seed: 95)
        let expressions = Self.steps.map(\.expression)
        var tried = 0
        var missed: [String] = []
        for (expression, step) in Self.steps {
            for typo in Self.typos(of: step, &random) {
                tried += 1
                let found = Suggestions.nearestExpressions(to: typo, among: expressions, limit: 1)
                if found != [expression] { missed.append("« \(typo) » gave \(found)") }
            }
        }
        #expect(tried > 300)
        #expect(missed.count * 20 <= tried, "\(missed.count) of \(tried): \(missed.prefix(20))")
    }

    @Test func findsTheTextDespiteOneTypo() {
        var random = MutationGenerator(seed: 96)
        let texts = Self.steps.map(\.step)
        var tried = 0
        var missed = 0
        for text in texts {
            for typo in Self.typos(of: text, &random) {
                tried += 1
                if Suggestions.nearest(to: typo, among: texts, limit: 1) != [text] { missed += 1 }
            }
        }
        #expect(missed * 20 <= tried, "\(missed) of \(tried)")
    }

    /// At two places: the character lost, doubled, changed, swapped with the next, another put before it.
    private static func typos(of text: String, _ random: inout MutationGenerator) -> [String] {
        let characters = Array(text)
        let letters = Array("abcdefghijklmnopqrstuvwxyzéèà '")
        var typos: [[Character]] = []
        for _ in 0..<2 {
            let index = random.below(characters.count)
            let before = Array(characters[..<index])
            let after = Array(characters[(index + 1)...])
            let current = characters[index]
            typos.append(before + after)
            typos.append(before + [current, current] + after)
            typos.append(before + [random.pick(letters)] + after)
            typos.append(before + [random.pick(letters), current] + after)
            if let next = after.first { typos.append(before + [next, current] + Array(after.dropFirst())) }
        }
        return typos.map { String($0) }
    }
}
