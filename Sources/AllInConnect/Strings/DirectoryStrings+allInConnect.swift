import AppShell
import AppShellDirectoryFeature

/// What offers and partners say in the same words.
protocol AllInConnectDirectoryStrings: DirectoryStrings, NearbyStrings {
    var texts: AppTexts { get }
}

extension AllInConnectDirectoryStrings {
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }
    var share: String { texts("Partager") }

    var category: String { texts("Catégorie") }
    var allCategories: String { texts("Toutes les catégories") }
    var radius: String { texts("Distance") }
    var anyRadius: String { texts("Toutes les distances") }
    var distance: String { texts("Distance") }
    var veryNear: String { texts("moins de 100\u{A0}m") }
    func kilometres(_ number: String) -> String { texts("\(number)\u{A0}km") }

    var aroundMe: String { texts("Autour de moi") }
    var locating: String { texts("Recherche de votre position…") }
    var unavailable: String {
        texts("Votre position est introuvable pour l'instant : les distances ne sont pas connues.")
    }
    var clear: String { texts("Effacer la recherche") }
}
