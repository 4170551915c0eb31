import AppShell
import Testing

@testable import AppShellBlogFeature

/// The feed caches the drawing of each card (MAD-NFR5).
@MainActor
struct FrontTests {
    @Test("MAD-NFR5: a card is drawn once, and again when the article or the phone's language or zone changes")
    func once() {
        let fronts = ArticleFronts()
        var made: [Article] = []
        func draw(_ article: Article, in region: String) {
            _ = fronts.front(of: article, in: region) { article in
                made.append(article)
                return []
            }
        }
        let before = Article.sample(1, title: "Avant")
        let after = Article.sample(1, title: "Après")
        draw(before, in: "fr_FR Europe/Paris")
        draw(before, in: "fr_FR Europe/Paris")
        #expect(made == [before])
        draw(after, in: "fr_FR Europe/Paris")
        #expect(made == [before, after])
        draw(after, in: "fr_FR America/Martinique")
        #expect(made == [before, after, after])
    }
}
