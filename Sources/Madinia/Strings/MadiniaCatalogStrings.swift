import AppShell
import AppShellCatalogFeature

/// The catalogue in Madinia's words.
struct MadiniaCatalogStrings: CatalogStrings {
    let list = "Formations"
    let course = "Formation"
    let loading = "Chargement des formations…"
    let empty = "Aucune formation pour le moment"
    let retry = "Réessayer"
    let errors: APIErrorStrings = .french
    let duration = "Durée"
    let level = "Niveau"
    let price = "Prix"
    let nextSession = "Prochaine session"
    let priceOnRequest = "Sur demande"
    let noSession = "Date à venir"
    let currency = "EUR"
    let objectives = "Objectifs"
    let prerequisites = "Prérequis"
    let courseNotFound = "Cette formation n'existe pas ou plus."
    let share = "Partager"

    let categoryFilter = "Catégorie"
    let goalFilter = "Objectif"
    let allFilter = "Tout"
    let clearFilters = "Effacer les filtres"
    let nothingFound = "Aucune formation ne correspond à ces filtres."

    let fewSeats = 5
    func seatsLeft(_ count: Int) -> String {
        switch count {
        case ...0: "Complet"
        case 1: "Plus qu'une place"
        default: "Plus que \(count) places"
        }
    }
    func daysLeft(_ count: Int) -> String {
        switch count {
        case 0: "La prochaine session commence aujourd'hui"
        case 1: "La prochaine session commence demain"
        default: "La prochaine session commence dans \(count) jours"
        }
    }

    let pay = "Finaliser mon inscription"
    let paymentNote = "Le paiement se fait sur le site madinia.fr."

    let preRegister = "Pré-inscription"
    let email = "Email"
    let invalidEmail = "Cette adresse email n'est pas valide."
    let confirm = "Confirmer"
    let sending = "Envoi en cours…"
    let thanks = "Merci ! Nous vous contacterons bientôt."
    let done = "Pré-inscription enregistrée"
    let unsent = "Votre pré-inscription n'a pas encore pu être envoyée."
    let dismiss = "Compris"
}

extension CoursePath {
    /// From the first steps to mastery.
    static var madinia: CoursePath {
        CoursePath(
            steps: [
                Step(key: "starter", summary: "Les fondamentaux : comprendre et essayer"),
                Step(key: "performer", summary: "L'automatisation avancée : produire plus, et mieux"),
                Step(key: "master", summary: "La maîtrise : concevoir et piloter des projets"),
            ],
            strings: MadiniaPathStrings()
        )
    }
}

extension [CourseGoal] {
    /// What people come for.
    static var madinia: [CourseGoal] {
        [
            CourseGoal("Découvrir l'IA", stems: ["fondamenta", "découvr", "comprendre", "bases", "prompt"]),
            CourseGoal("Créer des visuels", stems: ["visuel", "image", "graphique", "midjourney"]),
            CourseGoal("Automatiser", stems: ["automatis"]),
            CourseGoal("Piloter un projet", stems: ["pilot", "projet", "chiffrer", "décider"]),
        ]
    }
}

struct MadiniaHomeStrings: CatalogHomeStrings {
    let title = "Accueil"
    let brand = "Madinia"
    let tagline = "Formez-vous à l'IA générative, du premier essai à la maîtrise."
    let logo = "Logo de Madinia"
    let highlights = "Prochaines sessions"
    let quickAccess = "Accès rapide"
}

struct MadiniaPathStrings: CoursePathStrings {
    let title = "Votre parcours"
    let explanation =
        "Chaque pack prépare le suivant : Starter pose les fondamentaux, Performer les transforme en automatisations, Master apprend à piloter des projets."
    func step(_ number: Int, _ title: String) -> String { "Étape \(number) : \(title)" }
    func position(_ number: Int, _ count: Int) -> String { "Étape \(number) sur \(count)" }
    func next(_ title: String) -> String { "Étape suivante : \(title)" }
    func previous(_ title: String) -> String { "Étape précédente : \(title)" }
}
