import AppShell
import Testing

@testable import AppShellCatalogFeature

@MainActor
struct FilterTests {
    private func choose(_ category: String, _ host: CatalogHost) async {
        if case .choose(let choose) = host.find("Catégorie")?.action { choose(category) }
        await host.settle()
    }

    @Test("MAD-FR9: a category that the refreshed catalogue no longer has is let go of, and nothing stays hidden")
    func categoryGone() async throws {
        let host = try CatalogHost(SampleService(.success([.starter, .bare, .workshop])))
        await host.start()
        await choose("Ateliers", host)
        #expect(!host.outline.contains("Starter"))
        await host.refresh()
        #expect(!host.outline.contains("Starter"), "a refresh alone keeps the filter")
        host.service.answer = .success([.starter, .bare])
        await host.refresh()
        #expect(host.outline.contains("Starter"))
        #expect(host.outline.contains("Atelier"))
        #expect(host.find("Effacer") == nil)
        host.service.answer = .success([.starter, .bare, .workshop])
        await host.refresh()
        #expect(host.find("Catégorie")?.value == "Tout")
    }

    @Test("MAD-FR9: so is a goal that no course serves any more")
    func goalGone() {
        let filter = CatalogFilter()
        let goals = [CourseGoal("Essayer", stems: ["essay"]), CourseGoal("Coder", stems: ["cod"])]
        filter.goal = "Essayer"
        filter.keep(among: [.starter, .bare], goals: goals)
        #expect(filter.goal == "Essayer")
        filter.keep(among: [.bare], goals: goals)
        #expect(!filter.isOn)
    }
}
