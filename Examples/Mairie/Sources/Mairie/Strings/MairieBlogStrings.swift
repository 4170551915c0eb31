import AppShell
import AppShellBlogFeature

/// The news in the town hall's words.
struct MairieBlogStrings: BlogStrings {
    let texts: AppTexts

    var list: String { texts("Actualités") }
    var article: String { texts("Actualité") }
    var loading: String { texts("Chargement des actualités…") }
    var empty: String { texts("Aucune actualité pour le moment") }
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }
    func readingTime(_ minutes: Int) -> String { texts("Lecture : \(minutes) min") }
    func picture(_ title: String) -> String { texts("Photo : \(title)") }
    var image: String { texts("Photo") }
    var articleNotFound: String { texts("Cette actualité n'existe pas ou plus.") }
}
