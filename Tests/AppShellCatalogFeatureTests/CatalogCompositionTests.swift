import AppShell
import AppShellCatalogFeature
import Testing

@MainActor
struct CatalogCompositionTests {
    @Test("SHELL-5: the catalogue composes in a product that is nothing else")
    func composes() throws {
        let graph = try CatalogHost().shell.graph
        #expect(graph.modules == ["catalog"])
        #expect(graph.destinationNames == ["catalog.course", "catalog.list", "catalog.pre-registration"])
        #expect(graph.placement(of: CourseDetail(key: "x").route) == .tab("courses"))
        #expect(graph.placement(of: PreRegistration(course: 1, title: "x").route) == .sheet)
    }

    @Test("SHELL-2: its links are the product's own, aliases are read and never printed")
    func links() throws {
        let links = try CatalogHost().shell.graph.links
        #expect(links.link(to: CourseDetail(key: "starter").route) == "https://sample.example/courses/starter")
        #expect(links.link(to: CourseList().route) == "https://sample.example/courses")
        #expect(links.link(to: PreRegistration(course: 1, title: "x").route) == nil)
        guard case .matched(let route, _) = links.match("https://sample.example/course/7") else {
            Issue.record("the alias is not read")
            return
        }
        #expect(route == CourseDetail(key: "7").route)
    }

    @Test("SHELL-3: its payloads are the product's own, and lead to a course")
    func payloads() throws {
        let payloads = try CatalogHost().shell.graph.payloads
        guard case .matched(let route, let entry) = payloads.match(try PushPayload(parsing: #"{"course":"starter"}"#))
        else {
            Issue.record("the payload leads nowhere")
            return
        }
        #expect(route == CourseDetail(key: "starter").route)
        #expect(entry.module == "catalog")
    }

    @Test("MAD-FR33: a link opens the course, by slug or by id", arguments: ["starter", "1"])
    func opens(_ key: String) async throws {
        let host = try CatalogHost()
        await host.start(link: "https://sample.example/courses/\(key)")
        #expect(host.shell.navigation.current == CourseDetail(key: key).route)
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
