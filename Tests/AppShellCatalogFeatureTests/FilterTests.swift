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
        let goals = [CatalogGoal("Essayer", stems: ["essay"]), CatalogGoal("Coder", stems: ["cod"])]
        let choices = CatalogChoices([.categories("Catégorie"), .goals("Objectif", goals)])
        choices.choose("Essayer", of: 1)
        choices.keep(among: [.starter, .bare])
        #expect(choices.chosen == [nil, "Essayer"])
        choices.keep(among: [.bare])
        #expect(!choices.isOn)
    }

    @Test("an item is found by all of what was chosen, whatever a product filters by")
    func all() {
        let level = CatalogFilter("Niveau", order: ["Débutant", "Avancé"]) { item in
            item.facts.filter { $0.id == "level" }.compactMap(\.text)
        }
        let choices = CatalogChoices([.categories("Catégorie"), level])
        func found() -> [String] {
            choices.apply(to: [.starter, .bare, .workshop]) { item in choices.filters.map { $0.options(item) } }
                .map(\.title)
        }
        choices.choose("Débutant", of: 1)
        #expect(found() == ["Starter", "Workshop"])
        choices.choose("Ateliers", of: 0)
        #expect(found() == ["Workshop"])
        choices.choose("Avancé", of: 1)
        #expect(found() == [])
        choices.clear()
        #expect(found() == ["Starter", "Atelier", "Workshop"])
    }
}
