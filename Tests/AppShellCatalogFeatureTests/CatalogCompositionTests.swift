import AppShell
import AppShellCatalogFeature
import Testing

@MainActor
struct CatalogCompositionTests {
    @Test("SHELL-5: the catalogue composes in a product that is nothing else")
    func composes() throws {
        let graph = try CatalogHost().shell.graph
        #expect(graph.modules == ["catalog"])
        #expect(graph.destinationNames == ["catalog.item", "catalog.list", "catalog.pre-registration"])
        #expect(graph.placement(of: CatalogDetail(key: "x").route) == .tab("courses"))
        #expect(graph.placement(of: PreRegistration(item: 1, title: "x").route) == .sheet)
    }

    @Test(
        "what a product does without is not there: no home, path, filter, urgency or pre-registration, nor what they keep"
    )
    func plain() async throws {
        let host = try CatalogHost(of: PlainCatalog.self)
        #expect(host.shell.graph.destinationNames == ["catalog.item", "catalog.list"])
        #expect(host.shell.graph.contributions.storedKeys.isEmpty)
        await host.start(link: "https://sample.example/courses/starter")
        #expect(host.outline.contains("badge “Prix”: 490\u{A0}€"))
        for text in ["Pré-inscription", "J-13", "Payer"] { #expect(!host.outline.contains(text), "\(text)") }
        host.shell.perform(.popToRoot)
        await host.settle()
        #expect(host.outline.contains("card “Starter”"))
        for text in ["Catégorie", "Effacer"] { #expect(!host.outline.contains(text), "\(text)") }
    }

    @Test("SHELL-2: its links are the product's own, aliases are read and never printed")
    func links() throws {
        let links = try CatalogHost().shell.graph.links
        #expect(links.link(to: CatalogDetail(key: "starter").route) == "https://sample.example/courses/starter")
        #expect(links.link(to: CatalogList().route) == "https://sample.example/courses")
        #expect(links.link(to: PreRegistration(item: 1, title: "x").route) == nil)
        guard case .matched(let route, _) = links.match("https://sample.example/course/7") else {
            Issue.record("the alias is not read")
            return
        }
        #expect(route == CatalogDetail(key: "7").route)
    }

    @Test("SHELL-3: its payloads are the product's own, and lead to a course")
    func payloads() throws {
        let payloads = try CatalogHost().shell.graph.payloads
        guard case .matched(let route, let entry) = payloads.match(try PushPayload(parsing: #"{"course":"starter"}"#))
        else {
            Issue.record("the payload leads nowhere")
            return
        }
        #expect(route == CatalogDetail(key: "starter").route)
        #expect(entry.module == "catalog")
    }

    @Test("MAD-FR33: a link opens the course, by slug or by id", arguments: ["starter", "1"])
    func opens(_ key: String) async throws {
        let host = try CatalogHost()
        await host.start(link: "https://sample.example/courses/\(key)")
        #expect(host.shell.navigation.current == CatalogDetail(key: key).route)
        #expect(host.outline.contains("heading 1 “Starter”"))
    }

    @Test("what one screen has loaded the next one shows at once")
    func shared() async throws {
        let host = try CatalogHost()
        await host.start()
        if case .tap(let action) = host.find("Starter")?.action { host.shell.run(action) }
        #expect(host.outline.contains("heading 1 “Starter”"))
        #expect(host.service.fetches == 1)
    }

    @Test("a second launch begins with nothing of the first")
    func launches() async throws {
        let service = SampleService()
        let first = try CatalogHost(service)
        await first.start()
        let second = try CatalogHost(service)
        second.shell.start()
        #expect(second.outline.contains("loading “Chargement”"))
    }
}
