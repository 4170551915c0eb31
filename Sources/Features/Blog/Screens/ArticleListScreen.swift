import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The feed, newest first (MAD-FR14).
@Observable
final class ArticleListScreen: Screen {
    @ObservationIgnored private let store: BlogStore
    @ObservationIgnored private let strings: any BlogStrings
    @ObservationIgnored private let formats: LocalFormats
    @ObservationIgnored private let context: ScreenContext
    @ObservationIgnored private let fronts = ArticleFronts()

    init(store: BlogStore, strings: any BlogStrings, formats: LocalFormats, context: ScreenContext) {
        self.store = store
        self.strings = strings
        self.formats = formats
        self.context = context
    }

    func appear() async {
        await store.loadIfNeeded()
    }

    var content: Content {
        .screen(strings.list, refresh: { await self.store.load() }) {
            Content.loaded(
                store.articles,
                loading: strings.loading,
                errors: strings.errors,
                retry: strings.retry,
                load: { await self.store.load() },
                content: list
            )
        }
    }

    private func list(_ articles: [Article]) -> [Content] {
        guard !articles.isEmpty else { return [.empty(strings.empty)] }
        let region = "\(formats.locale.identifier) \(formats.timeZone.identifier)"
        return [.list(strings.list) { for article in articles { card(article, in: region) } }]
    }

    private func card(_ article: Article, in region: String) -> Content {
        let front = fronts.front(of: article, in: region, make: draw)
        var card = Content.card(article.title) {
            self.context.router.push(ArticleDetail(key: article.key))
        } content: {
            // `return`: the array as it is, not gathered anew by the builder.
            return front
        }
        card.id = "article-\(article.id)"
        return card
    }

    @ContentBuilder
    private func draw(_ article: Article) -> [Content] {
        Content.heading(article.title, level: 2)
        if let url = article.imageURL.flatMap(HTTPSAddress.read) {
            Content.image(strings.picture(article.title), source: url)
        }
        let excerpt = Excerpt.clipped(article.excerpt)
        if !excerpt.isEmpty { Content.text(excerpt) }
        Content.text(formats.day(article.publishedAt))
    }
}
