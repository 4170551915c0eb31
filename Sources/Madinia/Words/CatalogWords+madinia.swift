import AppShell
import CatalogFeature

extension CatalogWords {
    /// The catalogue in Madinia's words.
    static var madinia: CatalogWords {
        CatalogWords(
            list: "Formations",
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
            preRegister: PreRegistrationWords(
                action: "Pré-inscription",
                email: "Email",
                invalidEmail: "Cette adresse email n'est pas valide.",
                confirm: "Confirmer",
                sending: "Envoi en cours…",
                thanks: "Merci ! Nous vous contacterons bientôt.",
                done: "Pré-inscription enregistrée"
            )
        )
    }
}
