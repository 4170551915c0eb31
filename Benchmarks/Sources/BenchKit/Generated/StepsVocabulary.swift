/// Step definitions that look alike, and steps for the first of them.
enum StepsVocabulary {
    /// The definitions that the steps fit.
    static let used = [
        "je vois {string}", "je vois le bouton {string}", "je touche {string}", "je touche le bouton {string}",
        "je saisis {string} dans le champ {string}", "il reste {int} place(s)", "je suis sur l'onglet {string}",
        "le serveur répond {int}",
    ]

    /// 492 others: with the same verbs, on other things.
    static let others = Array(alike.filter { !used.contains($0) }.prefix(492))

    /// The same with 60 that have no plain beginning and 20 regular expressions among them.
    static let mixed = Array(loose + others.prefix(492 - loose.count))

    private static let nouns = [
        "la page", "le titre", "l'onglet", "la liste", "le champ", "l'image", "la carte", "le menu", "la feuille",
        "l'alerte",
    ]

    private static let alike: [String] = {
        let verbs = [
            "je vois", "je touche", "je saisis", "je lis", "je ferme", "je suis sur", "je ne vois pas", "il reste",
        ]
        let ends = [
            "{string}", "numéro {int}", "de {string}", "{string} et {string}", "sans {string}", "vide",
            "de la formation {string}",
        ]
        return ends.flatMap { end in verbs.flatMap { verb in nouns.map { "\(verb) \($0) \(end)" } } }
    }()

    /// What an index can't find by its beginning; regular expressions between slashes.
    private static let loose = nouns.flatMap { noun in
        [
            "{string} est dans \(noun)", "{string} suit {string} dans \(noun) {int}", "un/une {string} remplit \(noun)",
            "{int} fois \(noun) de {string}", "le/la {word} ouvre \(noun) {string}", "/(?:on|il) lit \(noun) (.*)/",
            "/^je relis \(noun) (\\d+) fois$/",
        ]
    }

    /// 1,000 steps, each of which fits one definition.
    static let steps = (0..<125).flatMap { number in
        [
            "je vois \"Formation \(number)\"", "je vois le bouton \"S'inscrire \(number)\"",
            "je touche \"Envoyer \(number)\"", "je touche le bouton \"Valider \(number)\"",
            "je saisis \"a\(number)@b.fr\" dans le champ \"Email\"", "il reste \(number) places",
            "je suis sur l'onglet \"Blog \(number)\"", "le serveur répond \(number)",
        ]
    }
}
