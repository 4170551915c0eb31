import AppShell
import AppShellBlogFeature
import Testing

@MainActor
struct BlogCompositionTests {
    @Test("SHELL-2: the blog's links are the product's own, aliases are read and never printed")
    func links() throws {
        let links = try BlogHost().shell.graph.links
        #expect(links.link(to: ArticleDetail(key: "prompts").route) == "https://sample.example/blog/prompts")
        #expect(links.link(to: ArticleList().route) == "https://sample.example/blog")
        for path in ["article", "blog"] {
            guard case .matched(let route, _) = links.match("https://sample.example/\(path)/7") else {
                Issue.record("\(path) is not read")
                continue
            }
            #expect(route == ArticleDetail(key: "7").route)
        }
    }

    @Test("SHELL-3: its payloads are the product's own, and lead to an article")
    func payloads() throws {
        let payloads = try BlogHost().shell.graph.payloads
        guard case .matched(let route, let entry) = payloads.match(try PushPayload(parsing: #"{"article":"prompts"}"#))
        else {
            Issue.record("the payload leads nowhere")
            return
        }
        #expect(route == ArticleDetail(key: "prompts").route)
        #expect(entry.module == "blog")
    }

    @Test("SHELL-2: an article's destination is read back from its route")
    func roundTrip() throws {
        for key in ["prompts", "7", "é/%2F"] {
            let article = ArticleDetail(key: key)
            #expect(try ArticleDetail(parameters: article.route.parameters) == article)
        }
    }

    @Test("MAD-NFR10: every screen in every state: no element without a label, no heading's level skipped")
    func accessible() async throws {
        let content = "<h3>A</h3><p>x <a href='https://a.example'>lien</a></p><img src='https://a.example/i.png'>"
        let article = Article.sample(1, content: content, image: "https://a.example/i.png", related: 2)
        for (path, error) in [("/blog", nil), ("/blog/1", nil), ("/blog/x", nil), ("/blog/1", APIError.offline)] {
            let host = try BlogHost([article])
            if let error { host.service.answer = .failure(error) }
            host.product.related = [2: "Performer"]
            host.shell.receive(.link("https://sample.example" + path))
            host.shell.start()
            #expect(issues(ContentSnapshot(host.shell.content)) == [])
            await host.settle()
            #expect(issues(ContentSnapshot(host.shell.content)) == [])
        }
    }

    private func issues(_ content: ContentSnapshot) -> [String] {
        var issues: [String] = []
        var level = 0
        func visit(_ element: ContentSnapshot) {
            let hasText = element.label.contains { !$0.isWhitespace }
            if !hasText, element.isInteractive || element.role == .image {
                issues.append("no label: \(element.summary)")
            }
            if case .heading(let deeper) = element.role {
                // A screen's title stands for a heading of level 1 where there is none.
                if deeper > max(level, 1) + 1 { issues.append("level \(deeper) after \(level)") }
                level = deeper
            }
            for child in element.children { visit(child) }
        }
        visit(content)
        return issues
    }
}
