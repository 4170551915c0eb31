import AppShell
import AppShellBlogFeature

/// The blog in Madinia's words.
struct MadiniaBlogStrings: BlogStrings {
    let list = "Blog"
    let article = "Article"
    let loading = "Chargement des articles…"
    let empty = "Aucun article pour le moment"
    let retry = "Réessayer"
    let errors: APIErrorStrings = .french
    func readingTime(_ minutes: Int) -> String { "Lecture : \(minutes) min" }
    func picture(_ title: String) -> String { "Illustration de l'article « \(title) »" }
    let image = "Image"
    let goFurther = "Aller plus loin"
    let articleNotFound = "Cet article n'existe pas ou plus."
}
