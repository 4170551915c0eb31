import AppShell
import AppShellCatalogFeature

/// The activities in the town hall's words.
struct MairieCatalogStrings: CatalogStrings {
    let texts: AppTexts

    var list: String { texts("Activités") }
    var item: String { texts("Activité") }
    var loading: String { texts("Chargement des activités…") }
    var empty: String { texts("Aucune activité cette saison") }
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }
    var notFound: String { texts("Cette activité n'existe pas ou plus.") }
    var share: String { texts("Partager") }
    var allFilter: String { texts("Tout") }
    var clearFilters: String { texts("Effacer les filtres") }
    var nothingFound: String { texts("Aucune activité ne correspond à ces filtres.") }
}

struct MairieHomeStrings: CatalogHomeStrings {
    let texts: AppTexts

    var title: String { texts("Accueil") }
    let brand = "Saint-Rémy"
    var tagline: String { texts("Votre commune, ses ateliers et ses services.") }
    var logo: String { texts("Blason de Saint-Rémy") }
    var highlights: String { texts("Prochaines séances") }
    var quickAccess: String { texts("Accès rapide") }
}

struct MairieRegistrationStrings: PreRegistrationStrings {
    let texts: AppTexts

    var preRegister: String { texts("S'inscrire") }
    var email: String { texts("Courriel") }
    var invalidEmail: String { texts("Cette adresse n'est pas valide.") }
    var confirm: String { texts("Confirmer") }
    var sending: String { texts("Envoi en cours…") }
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }
    var thanks: String { texts("Inscription notée. Confirmez-la en mairie sous une semaine.") }
    var done: String { texts("Inscription enregistrée") }
    var unsent: String { texts("Votre inscription n'a pas encore pu être envoyée.") }
    var dismiss: String { texts("Compris") }
}
