/// Step definitions that look alike, and steps for the first of them.
enum StepsVocabulary {
    /// The definitions that the steps fit.
    static let used = [
        "je vois {string}", "je vois le bouton {string}", "je touche {string}", "je touche le bouton {string}",
        "je saisis {string} dans le champ {string}", "il reste {int} place(s)", "je suis sur l'onglet {string}",
        "le serveur répond {int}",
    ]

    /// 492 others: with the same verbs, on other things.
    static let others: [String] = {
        let verbs = [
            "je vois", "je touche", "je saisis", "je lis", "je ferme", "je suis sur", "je ne vois pas", "il reste",
        ]
        let nouns = [
            "la page", "le titre", "l'onglet", "la liste", "le champ", "l'image", "la carte", "le menu", "la feuille",
            "l'alerte",
        ]
        let ends = [
            "{string}", "numéro {int}", "de {string}", "{string} et {string}", "sans {string}", "vide",
            "de la formation {string}",
        ]
        let all = ends.flatMap { end in verbs.flatMap { verb in nouns.map { "\(verb) \($0) \(end)" } } }
        return Array(all.filter { !used.contains($0) }.prefix(492))
    }()

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
