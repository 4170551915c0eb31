import AppShell
import AppShellBlogFeature

extension BlogStrings {
    /// The blog in Madinia's words.
    static var madinia: BlogStrings {
        BlogStrings(
            list: "Blog",
            article: "Article",
            loading: "Chargement des articles…",
            empty: "Aucun article pour le moment",
            retry: "Réessayer",
            errors: .french,
            readingTime: { "Lecture : \($0) min" },
            picture: { "Illustration de l'article « \($0) »" },
            image: "Image",
            goFurther: "Aller plus loin",
            articleNotFound: "Cet article n'existe pas ou plus."
        )
    }
}
