import AppShell
import AppShellCatalogFeature

/// The catalogue in Madinia's words.
struct MadiniaCatalogStrings: CatalogStrings {
    let texts: AppTexts

    var list: String { texts("Formations") }
    var item: String { texts("Formation") }
    var loading: String { texts("Chargement des formations…") }
    var empty: String { texts("Aucune formation pour le moment") }
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }
    var notFound: String { texts("Cette formation n'existe pas ou plus.") }
    var share: String { texts("Partager") }

    var allFilter: String { texts("Tout") }
    var clearFilters: String { texts("Effacer les filtres") }
    var nothingFound: String { texts("Aucune formation ne correspond à ces filtres.") }
}

/// Why not to wait.
struct MadiniaSessionStrings: CatalogSessionStrings {
    let texts: AppTexts

    let fewSeats = 5
    func seatsLeft(_ count: Int) -> String {
        count > 0
            ? texts.plural(count, one: "Plus qu'une place", other: "Plus que \(count) places")
            : texts("Complet")
    }
    func daysLeft(_ count: Int) -> String {
        switch count {
        case 0: texts("La prochaine session commence aujourd'hui")
        case 1: texts("La prochaine session commence demain")
        default: texts("La prochaine session commence dans \(count) jours")
        }
    }
}

struct MadiniaPreRegistrationStrings: PreRegistrationStrings {
    let texts: AppTexts

    var preRegister: String { texts("Pré-inscription") }
    var email: String { texts("Email") }
    var invalidEmail: String { texts("Cette adresse email n'est pas valide.") }
    var confirm: String { texts("Confirmer") }
    var sending: String { texts("Envoi en cours…") }
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }
    var thanks: String { texts("Merci ! Nous vous contacterons bientôt.") }
    var done: String { texts("Pré-inscription enregistrée") }
    var unsent: String { texts("Votre pré-inscription n'a pas encore pu être envoyée.") }
    var dismiss: String { texts("Compris") }
}

extension CatalogPath {
    /// From the first steps to mastery.
    static func madinia(_ texts: AppTexts) -> CatalogPath {
        CatalogPath(
            steps: [
                Step(key: "starter", summary: texts("Les fondamentaux : comprendre et essayer")),
                Step(key: "performer", summary: texts("L'automatisation avancée : produire plus, et mieux")),
                Step(key: "master", summary: texts("La maîtrise : concevoir et piloter des projets")),
            ],
            strings: MadiniaPathStrings(texts: texts)
        )
    }
}

extension [CatalogGoal] {
    /// What people come for. The stems are those of the catalogue, which is in French.
    static func madinia(_ texts: AppTexts) -> [CatalogGoal] {
        [
            CatalogGoal(texts("Découvrir l'IA"), stems: ["fondamenta", "découvr", "comprendre", "bases", "prompt"]),
            CatalogGoal(texts("Créer des visuels"), stems: ["visuel", "image", "graphique", "midjourney"]),
            CatalogGoal(texts("Automatiser"), stems: ["automatis"]),
            CatalogGoal(texts("Piloter un projet"), stems: ["pilot", "projet", "chiffrer", "décider"]),
        ]
    }
}

struct MadiniaHomeStrings: CatalogHomeStrings {
    let texts: AppTexts

    var title: String { texts("Accueil") }
    let brand = "Madinia"
    var tagline: String { texts("Formez-vous à l'IA générative, du premier essai à la maîtrise.") }
    var logo: String { texts("Logo de Madinia") }
    var highlights: String { texts("Prochaines sessions") }
    var quickAccess: String { texts("Accès rapide") }
}

struct MadiniaPathStrings: CatalogPathStrings {
    let texts: AppTexts

    var title: String { texts("Votre parcours") }
    var explanation: String {
        texts(
            """
            Chaque pack prépare le suivant : Starter pose les fondamentaux, Performer les transforme en \
            automatisations, Master apprend à piloter des projets.
            """
        )
    }
    func step(_ number: Int, _ title: String) -> String { texts("Étape \(number) : \(title)") }
    func position(_ number: Int, _ count: Int) -> String { texts("Étape \(number) sur \(count)") }
    func next(_ title: String) -> String { texts("Étape suivante : \(title)") }
    func previous(_ title: String) -> String { texts("Étape précédente : \(title)") }
}
