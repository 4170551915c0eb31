import AppShellBlogFeature
import Testing

struct ArticleTests {
    @Test("MAD-FR33: an article is named by its slug, else by its id, and answers to both and to nothing else")
    func key() {
        let named = Article.sample(7, slug: "prompts")
        #expect(named.key == "prompts")
        for key in ["prompts", "7"] { #expect(named.answers(to: key)) }
        for key in ["", "Prompts", "70", "07", " 7", "٧"] { #expect(!named.answers(to: key), "\(key)") }
        #expect(Article.sample(7).key == "7")
        #expect(!Article.sample(7).answers(to: ""))
    }
}
