import AppShell
import AppShellBlogFeature

/// The blog in Madinia's words.
struct MadiniaBlogStrings: BlogStrings {
    let texts: AppTexts

    var list: String { texts("Blog") }
    var article: String { texts("Article") }
    var loading: String { texts("Chargement des articles…") }
    var empty: String { texts("Aucun article pour le moment") }
    var retry: String { texts("Réessayer") }
    var errors: APIErrorStrings { texts.apiErrors }
    func readingTime(_ minutes: Int) -> String { texts("Lecture : \(minutes) min") }
    func picture(_ title: String) -> String { texts("Illustration de l'article « \(title) »") }
    var image: String { texts("Image") }
    var articleNotFound: String { texts("Cet article n'existe pas ou plus.") }
}
