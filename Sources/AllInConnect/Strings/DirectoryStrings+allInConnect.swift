import AppShell
import AppShellDirectoryFeature

/// What offers and partners say in the same words.
extension DirectoryStrings {
    var retry: String { "Réessayer" }
    var errors: APIErrorStrings { .french }
    var share: String { "Partager" }

    var category: String { "Catégorie" }
    var allCategories: String { "Toutes les catégories" }
    var radius: String { "Distance" }
    var anyRadius: String { "Toutes les distances" }
    var distance: String { "Distance" }
    var veryNear: String { "moins de 100\u{A0}m" }
    func kilometres(_ number: String) -> String { "\(number)\u{A0}km" }

    var aroundMe: String { "Autour de moi" }
    var locating: String { "Recherche de votre position…" }
    var unavailable: String {
        "Votre position est introuvable pour l'instant : les distances ne sont pas connues."
    }
    var clear: String { "Effacer la recherche" }
}
