import AppShell
import AppShellDirectoryFeature

/// What both sample directories say in the same words.
extension DirectoryStrings {
    var loading: String { "Chargement" }
    var retry: String { "Réessayer" }
    var errors: APIErrorStrings { .french }
    var share: String { "Partager" }
    var category: String { "Catégorie" }
    var allCategories: String { "Toutes" }
    var nothing: String { "Rien de tel" }
    var clear: String { "Effacer" }
}

extension NearbyStrings {
    var radius: String { "Rayon" }
    var anyRadius: String { "Partout" }
    var distance: String { "Distance" }
    var veryNear: String { "à deux pas" }
    func kilometres(_ number: String) -> String { "\(number) km" }
    var aroundMe: String { "Autour de moi" }
    var locating: String { "Position demandée" }
    var denied: String { "Position refusée" }
    var unavailable: String { "Position inconnue" }
}
