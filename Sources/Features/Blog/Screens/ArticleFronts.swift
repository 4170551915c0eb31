import AppShell

/// What the cards show of articles that were drawn, one entry an article, as long as nothing in it has changed: the feed
/// is drawn often, and cutting an excerpt costs more than all else on a card.
final class ArticleFronts {
    private var fronts: [Article.ID: (article: Article, front: [Content])] = [:]
    private var region = ""

    /// - Parameters:
    ///   - region: the language and the time zone of the texts; the device may change both while the app runs.
    ///   - make: draws what is not known, or of an article that is no longer the same.
    func front(of article: Article, in region: String, make: (Article) -> [Content]) -> [Content] {
        if region != self.region {
            self.region = region
            fronts = [:]
        }
        if let known = fronts[article.id], known.article == article { return known.front }
        let front = make(article)
        fronts[article.id] = (article, front)
        return front
    }
}
