import AppShell
import AppShellBlogFeature
import Testing

/// The feed in each state.
@MainActor
struct ArticleListTests {
    @Test("MAD-FR14: newest first by instant, whatever the back end's order and the days' spelling")
    func order() async throws {
        let host = try BlogHost([
            .sample(1, title: "Neuf", day: 8), .sample(2, title: "Dix", day: 9), .sample(3, title: "Ancien", day: -200),
            .sample(4, title: "Premier", day: 0), .sample(5, title: "Jumeau", day: 9),
        ])
        await host.start()
        let cards = host.lines.filter { $0.hasPrefix("card") }
        #expect(cards == ["Jumeau", "Dix", "Neuf", "Premier", "Ancien"].map { "card “\($0)”" })
    }

    @Test("MAD-FR14: a card has the title, the image if there is one, the excerpt and the date")
    func card() async throws {
        let host = try BlogHost([
            .sample(2, title: "Avec", image: "https://a.example/i.png"), .sample(1, title: "Sans", excerpt: " "),
            .sample(0, title: "Interdite", excerpt: "Un\n extrait.", image: "http://a.example/i.png"),
        ])
        await host.start()
        #expect(
            host.lines.dropFirst() == [
                "list “Blog”", "card “Avec”", "heading 2 “Avec”",
                "image “Illustration de Avec”: https://a.example/i.png", "text “Un extrait.”", "text “1er mars 2026”",
                "card “Sans”", "heading 2 “Sans”", "text “1er mars 2026”", "card “Interdite”", "heading 2 “Interdite”",
                "text “Un extrait.”", "text “1er mars 2026”",
            ]
        )
    }

    @Test("MAD-FR14: an excerpt of three lines is whole, a longer one ends with a word and a sign of omission")
    func excerpt() async throws {
        func shown(_ excerpt: String) async throws -> String {
            let host = try BlogHost([.sample(1, excerpt: excerpt)])
            await host.start()
            return host.lines[4].replacing("text “", with: "").replacing("”", with: "")
        }
        let whole = String(repeating: "neuf mots ", count: 15) + "et la fin."
        #expect(whole.count == 160)
        #expect(try await shown(whole) == whole)
        #expect(try await shown(whole + " Suite.") == whole + "…")
        #expect(try await shown(whole + "!") == String(repeating: "neuf mots ", count: 15) + "et la…")
        #expect(try await shown(String(repeating: "x", count: 500)) == String(repeating: "x", count: 160) + "…")
        let punctuated = String(repeating: "a", count: 150) + ", " + String(repeating: "b", count: 20)
        #expect(try await shown(punctuated) == String(repeating: "a", count: 150) + "…")
    }

    @Test("MAD-FR14: the feed says that it loads, what went wrong with a way to try again, and that there is nothing")
    func states() async throws {
        let host = try BlogHost()
        host.service.answer = .failure(.timedOut)
        host.shell.start()
        #expect(host.lines.contains("loading “Chargement”"))
        await host.settle()
        #expect(host.lines.contains("failure “Le serveur met trop de temps à répondre.”"))
        host.service.answer = .success([])
        await host.tap("Réessayer")
        #expect(host.lines.contains("empty “Aucun article”"))
        host.service.answer = .success([.sample(1)])
        await host.refresh()
        #expect(host.lines.contains("card “Titre”"))
    }

    @Test("MAD-OFF1: what was loaded stays readable offline, under what went wrong")
    func stale() async throws {
        let host = try BlogHost([.sample(1, title: "Lu")])
        await host.start()
        host.service.answer = .failure(.offline)
        await host.refresh()
        #expect(host.lines.contains("banner “Connexion requise”"))
        await host.tap("Lu")
        #expect(host.lines.contains("heading 1 “Lu”"))
        #expect(host.lines.contains("banner “Connexion requise”"))
    }

    @Test("two articles of one title are two cards, each leading to its own")
    func twins() async throws {
        let host = try BlogHost([.sample(1, content: "un"), .sample(2, content: "deux", day: 1)])
        await host.start()
        #expect(host.find { $0.id == "article-1" }?.label == "Titre")
        if case .tap(let open) = host.find(where: { $0.id == "article-2" })?.action { host.shell.run(open) }
        await host.settle()
        #expect(host.shell.navigation.current == ArticleDetail(key: "2").route)
        #expect(host.lines.contains("text “deux”"))
    }

    @Test("a refresh while one is under way asks nothing more, and what there was stays on the screen")
    func once() async throws {
        let host = try BlogHost([.sample(1)])
        await host.start()
        host.service.hold()
        await host.refresh()
        await host.refresh()
        #expect(host.lines.contains("card “Titre”"))
        host.service.release()
        await host.settle()
        #expect(host.service.fetches == 2)
    }
}
