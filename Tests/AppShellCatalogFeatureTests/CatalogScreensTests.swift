import AppShell
import AppShellCatalogFeature
import Testing

/// What list and detail show in each state.
@MainActor
struct CatalogScreensTests {
    private func lines(_ host: CatalogHost) -> [String] {
        host.outline.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
    }

    @Test("MAD-FR5, MAD-FR6: a card has the title and the four badges")
    func card() async throws {
        let host = try CatalogHost()
        await host.start()
        let lines = lines(host)
        let start = try #require(lines.firstIndex(of: "card “Starter”"))
        #expect(
            lines[start..<start + 6] == [
                "card “Starter”", "heading 2 “Starter”", "badge “Durée”: 2 jours", "badge “Niveau”: Débutant",
                "badge “Prix”: 490\u{A0}€", "badge “Prochaine session”: 15 février 2026",
            ]
        )
    }

    @Test("MAD-FR6: what is not fixed yet is said in words")
    func bare() async throws {
        let host = try CatalogHost()
        await host.start(link: "https://sample.example/courses/9")
        let lines = lines(host)
        #expect(lines.contains("badge “Prix”: Sur demande"))
        #expect(lines.contains("badge “Prochaine session”: Date à venir"))
        #expect(!lines.contains { $0.contains("Objectifs") || $0.contains("Prérequis") })
    }

    @Test("MAD-FR7: the detail has the badges, the description, the objectives, the prerequisites and the action")
    func detail() async throws {
        let host = try CatalogHost()
        await host.start(link: "https://sample.example/courses/starter")
        let lines = lines(host)
        let start = try #require(lines.firstIndex(of: "heading 1 “Starter”"))
        #expect(
            lines[start...].prefix(15) == [
                "heading 1 “Starter”", "badge “Durée”: 2 jours", "badge “Niveau”: Débutant",
                "badge “Prix”: 490\u{A0}€", "badge “Prochaine session”: 15 février 2026", "text “J-13”",
                "text “Les fondamentaux.”", "section “Objectifs”", "heading 2 “Objectifs”", "list “Objectifs”",
                "text “Comprendre”",
                "text “Essayer”", "section “Prérequis”", "heading 2 “Prérequis”", "text “Aucun.”",
            ]
        )
        #expect(lines.contains("button “Pré-inscription”"))
    }

    @Test("the list says that it loads, that there is nothing, and what went wrong, with a way to try again")
    func states() async throws {
        let host = try CatalogHost(SampleService(.failure(.timedOut)))
        host.shell.start()
        #expect(lines(host).contains("loading “Chargement”"))
        await host.settle()
        #expect(lines(host).contains("failure “Le serveur met trop de temps à répondre.”"))
        host.service.answer = .success([])
        await host.tap("Réessayer")
        #expect(lines(host).contains("empty “Aucun cours”"))
    }

    @Test("MAD-OFF1: what was loaded stays readable offline, under what went wrong")
    func stale() async throws {
        let host = try CatalogHost()
        await host.start()
        host.service.answer = .failure(.offline)
        guard case .refresh(.task(let refresh)) = screen(host).action else {
            Issue.record("the list can't be refreshed")
            return
        }
        await refresh()
        #expect(lines(host).contains("banner “Connexion requise”"))
        #expect(lines(host).contains("card “Starter”"))
        await host.tap("Starter")
        #expect(lines(host).contains("heading 1 “Starter”"))
        #expect(lines(host).contains("banner “Connexion requise”"))
    }

    @Test("a course that the back end no longer knows is said to be gone, even where the list still has it")
    func gone() async throws {
        let host = try CatalogHost()
        await host.start()
        host.service.answer = .success([.bare])
        await host.tap("Starter")
        #expect(lines(host).contains("empty “Ce cours n'existe pas.”"))
        #expect(!lines(host).contains("heading 1 “Starter”"))
    }

    @Test("MAD-FR33: a slug of digits wins over that id, also among what the list has loaded")
    func slugFirst() async throws {
        let digits = CatalogItem(
            id: 5,
            slug: "1",
            title: "Un",
            summary: "",
            objectives: [],
            prerequisites: nil,
            duration: "1 jour",
            level: "Débutant",
            price: nil,
            nextSession: nil
        )
        let host = try CatalogHost(SampleService(.success([.starter, digits])))
        await host.start()
        host.service.answer = .failure(.offline)
        await host.tap("Un")
        #expect(lines(host).contains("heading 1 “Un”"))
        #expect(!lines(host).contains("heading 1 “Starter”"))
    }

    @Test("a refresh while one is under way asks nothing more, and what there was stays on the screen")
    func once() async throws {
        let host = try CatalogHost()
        await host.start()
        guard case .refresh(.task(let refresh)) = screen(host).action else {
            Issue.record("the list can't be refreshed")
            return
        }
        host.shell.run(.task(refresh), times: 2)
        await Task.yield()
        #expect(lines(host).contains("card “Starter”"))
        await host.settle()
        #expect(host.service.fetches == 2)
        #expect(lines(host).contains("card “Starter”"))
    }

    private func screen(_ host: CatalogHost) -> Content {
        func find(_ content: Content) -> Content? {
            content.role == .screen ? content : content.children.lazy.compactMap { find($0) }.first
        }
        return find(host.shell.content) ?? .empty("no screen")
    }
}
