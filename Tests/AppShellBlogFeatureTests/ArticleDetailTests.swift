import AppShell
import AppShellBlogFeature
import Testing

/// One article, what it leads to, and when it counts as viewed.
@MainActor
struct ArticleDetailTests {
    private func opened(_ article: Article) async throws -> BlogHost {
        let host = try BlogHost([article])
        await host.start(link: "/blog/\(article.key)")
        return host
    }

    @Test("MAD-FR15: title, date, reading time, image and formatted content")
    func whole() async throws {
        let content = """
            <p>Un <b>deux</b> <a href="https://a.example">trois</a></p><h3>Titre</h3><ol><li>A<li>B<p>C</ol>
            <blockquote>Dit</blockquote><pre>x = 1</pre><img src="https://a.example/j.png">
            """
        let host = try await opened(.sample(1, title: "L'article", content: content, image: "https://a.example/i.png"))
        #expect(
            host.lines == [
                "screen “L'article”", "heading 1 “L'article”", "text “1er mars 2026”", "text “Lecture : 1 min”",
                "image “Illustration de L'article”: https://a.example/i.png", "paragraph “Un deux trois”",
                "text “Un ”", "strong “deux”", "text “ ”", "link “trois”", "heading 2 “Titre”", "ordered list",
                "text “A”", "section", "text “B”", "text “C”", "quote", "text “Dit”", "code “x = 1”",
                "image “Image”: https://a.example/j.png",
            ]
        )
    }

    @Test("MAD-FR33: a link of the product's own in an article opens in the app, another one in the browser")
    func links() async throws {
        let content = "<a href='https://sample.example/other'>nous</a> <a href='https://a.example/x'>eux</a>"
        let host = try await opened(.sample(1, content: content))
        await host.tap("eux")
        #expect(host.phone.pages == ["https://a.example/x"])
        #expect(host.shell.navigation.current == ArticleDetail(key: "1").route)
        await host.tap("nous")
        #expect(host.shell.navigation.current == Other().route)
        #expect(host.phone.pages.count == 1)
    }

    @Test("MAD-FR16, MAD-FR17: an article leads to its related item")
    func related() async throws {
        let host = try BlogHost([.sample(1, related: 2)])
        host.product.related = [2: "Performer"]
        await host.start(link: "/blog/1")
        #expect(
            host.lines.suffix(4) == [
                "section “Aller plus loin”", "heading 2 “Aller plus loin”", "card “Performer”", "heading 2 “Performer”",
            ]
        )
        #expect(host.product.relatedLoads.contains(2))
        await host.tap("Performer")
        #expect(host.shell.navigation.current == Other().route)
    }

    @Test("MAD-FR16: without a related item, or with one that is not known, there is no section")
    func unrelated() async throws {
        for related in [nil, 3] {
            let host = try BlogHost([.sample(1, related: related)])
            host.product.related = [2: "Performer"]
            await host.start(link: "/blog/1")
            #expect(host.lines.contains("heading 1 “Titre”"))
            #expect(!host.lines.contains { $0.contains("Aller plus loin") })
        }
    }

    @Test("in a product where articles lead nowhere, what they name is neither asked for nor shown")
    func leadsNowhere() async throws {
        let host = try BlogHost([.sample(1, related: 2)], hasRelated: false)
        host.product.related = [2: "Performer"]
        await host.start(link: "/blog/1")
        #expect(host.lines.contains("heading 1 “Titre”"))
        #expect(!host.lines.contains { $0.contains("Performer") })
        #expect(host.product.relatedLoads == [])
    }

    @Test("what the feed knows is shown at once, and asked for anew behind it")
    func known() async throws {
        let host = try BlogHost([.sample(1, content: "ancien")])
        await host.start()
        host.service.hold()
        await host.tap("Titre")
        #expect(host.lines.contains("text “ancien”"))
        host.service.answer = .success([.sample(1, content: "nouveau")])
        host.service.release()
        await host.settle()
        #expect(host.lines.contains("text “nouveau”"))
        #expect(!host.lines.contains("text “ancien”"))
    }

    @Test("an unknown article says so, a failure can be tried again")
    func failures() async throws {
        let unknown = try BlogHost([.sample(1)])
        await unknown.start(link: "/blog/x")
        #expect(unknown.lines == ["screen “Article”", "empty “Cet article n'existe pas.”"])
        let failed = try BlogHost()
        failed.service.answer = .failure(.offline)
        await failed.start(link: "/blog/1")
        #expect(failed.lines.contains("failure “Connexion requise”"))
        failed.service.answer = .success([.sample(1)])
        await failed.tap("Réessayer")
        #expect(failed.lines.contains("heading 1 “Titre”"))
        #expect(failed.product.views == ["Titre"])
    }

    @Test("an article that is gone is said to be, and leaves the feed")
    func gone() async throws {
        let host = try BlogHost([.sample(1, title: "Parti"), .sample(2)])
        await host.start()
        host.service.answer = .success([.sample(2)])
        await host.tap("Parti")
        #expect(host.lines.contains("empty “Cet article n'existe pas.”"))
        host.shell.perform(.pop)
        #expect(host.lines.filter { $0.hasPrefix("card") } == ["card “Titre”"])
    }

    @Test("MAD-FR33: a slug of digits wins over that id")
    func slugFirst() async throws {
        let host = try BlogHost([.sample(1, title: "L'id"), .sample(5, slug: "1", title: "Le slug", day: -1)])
        await host.start()
        host.service.answer = .failure(.offline)
        await host.tap("Le slug")
        #expect(host.lines.contains("heading 1 “Le slug”"))
    }

    @Test("MAD-FR19: an article counts as viewed once each time it comes on top")
    func views() async throws {
        let host = try await opened(.sample(1, title: "Vu"))
        #expect(host.product.views == ["Vu"])
        await host.refresh()
        #expect(host.product.views == ["Vu"])
        host.shell.perform(.select("other"))
        await host.settle()
        host.shell.perform(.select("blog"))
        await host.settle()
        #expect(host.product.views == ["Vu", "Vu"])
    }

    @Test("MAD-FR19: what the feed knows counts as viewed once, although it is asked for anew")
    func knownView() async throws {
        let host = try BlogHost([.sample(1, title: "Vu")])
        await host.start()
        #expect(host.product.views == [])
        await host.tap("Vu")
        #expect(host.product.views == ["Vu"])
    }

    @Test("MAD-FR19: an article whose answer comes after the person has gone on is not viewed, until they come back")
    func late() async throws {
        let host = try BlogHost([.sample(1, title: "Tard")])
        host.service.hold()
        await host.start(link: "/blog/1")
        host.shell.perform(.select("other"))
        host.service.release()
        await host.settle()
        #expect(host.product.views == [])
        host.shell.perform(.select("blog"))
        await host.settle()
        #expect(host.product.views == ["Tard"])
    }

    @Test("MAD-FR19: an article that could not be shown is not viewed")
    func notViewed() async throws {
        let host = try BlogHost()
        await host.start(link: "/blog/1")
        #expect(host.product.views == [])
    }
}
