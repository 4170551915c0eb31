import AppShell
import AppShellCatalogFeature

extension CatalogStrings {
    /// The catalogue in Madinia's words.
    static var madinia: CatalogStrings {
        CatalogStrings(
            list: "Formations",
            course: "Formation",
            loading: "Chargement des formations…",
            empty: "Aucune formation pour le moment",
            retry: "Réessayer",
            errors: .french,
            duration: "Durée",
            level: "Niveau",
            price: "Prix",
            nextSession: "Prochaine session",
            priceOnRequest: "Sur demande",
            noSession: "Date à venir",
            currency: "EUR",
            objectives: "Objectifs",
            prerequisites: "Prérequis",
            courseNotFound: "Cette formation n'existe pas ou plus.",
            share: "Partager",
            filters: CatalogFilterStrings(
                category: "Catégorie",
                goal: "Objectif",
                all: "Tout",
                clear: "Effacer les filtres",
                nothing: "Aucune formation ne correspond à ces filtres."
            ),
            urgency: UrgencyStrings(
                fewSeats: 5,
                seats: { count in
                    switch count {
                    case ...0: "Complet"
                    case 1: "Plus qu'une place"
                    default: "Plus que \(count) places"
                    }
                },
                days: { count in
                    switch count {
                    case 0: "La prochaine session commence aujourd'hui"
                    case 1: "La prochaine session commence demain"
                    default: "La prochaine session commence dans \(count) jours"
                    }
                }
            ),
            payment: PaymentStrings(
                action: "Finaliser mon inscription",
                note: "Le paiement se fait sur le site madinia.fr."
            ),
            preRegister: PreRegistrationStrings(
                action: "Pré-inscription",
                email: "Email",
                invalidEmail: "Cette adresse email n'est pas valide.",
                confirm: "Confirmer",
                sending: "Envoi en cours…",
                thanks: "Merci ! Nous vous contacterons bientôt.",
                done: "Pré-inscription enregistrée",
                unsent: "Votre pré-inscription n'a pas encore pu être envoyée.",
                dismiss: "Compris"
            )
        )
    }
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
            strings: CoursePathStrings(
                title: "Votre parcours",
                explanation:
                    "Chaque pack prépare le suivant : Starter pose les fondamentaux, Performer les transforme en automatisations, Master apprend à piloter des projets.",
                step: { "Étape \($0) : \($1)" },
                position: { "Étape \($0) sur \($1)" },
                next: { "Étape suivante : \($0)" },
                previous: { "Étape précédente : \($0)" }
            )
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

extension CatalogHomeStrings {
    static var madinia: CatalogHomeStrings {
        CatalogHomeStrings(
            title: "Accueil",
            brand: "Madinia",
            tagline: "Formez-vous à l'IA générative, du premier essai à la maîtrise.",
            logo: "Logo de Madinia",
            highlights: "Prochaines sessions",
            quickAccess: "Accès rapide"
        )
    }
}
