import Testing

@testable import AppShell

struct CompositionMemoTests {
    private let memo = CompositionMemo()

    private func graph(_ module: SampleModule, manifest: AppManifest = .sample()) throws -> AppGraph {
        try AppGraph(manifest: manifest, modules: [module], memo: memo)
    }

    @Test("SHELL-6: a product that declares the same again gets the tables of the first time")
    func same() throws {
        let first = try graph(soundModule)
        let second = try graph(soundModule)
        #expect(zip(first.links.entries, second.links.entries).allSatisfy { $0 === $1 })
        #expect(second.links.link(to: ItemPlace(number: 7).route) == "https://a.fr/items/7")
        #expect(second.destinationNames == first.destinationNames)
        #expect(second.initialState == first.initialState)
    }

    @Test("SHELL-6: what is declared otherwise is checked anew, and has tables of its own")
    func others() throws {
        _ = try graph(soundModule)
        let other = SampleModule("core") { contributions in
            contributions.blank(HomePlace.self)
            contributions.blank(ItemPlace.self)
            contributions.link("/", to: HomePlace.self)
            contributions.link("/items/{number}", aliases: ["/item/{number}", "/thing/{number}"], to: ItemPlace.self)
        }
        #expect(try graph(other).links.entries.count == 4)
        let moved = try graph(soundModule, manifest: .sample(links: LinkPolicy(hosts: ["b.fr"])))
        #expect(moved.links.link(to: HomePlace().route) == "https://b.fr/")
        let faulty = SampleModule("core") { contributions in
            soundModule.declare(&contributions)
            contributions.blank(HomePlace.self)
        }
        #expect(throws: CompositionError.self) { try graph(faulty) }
        #expect(throws: CompositionError.self) { try graph(faulty) }
        #expect(try graph(soundModule).links.entries.count == 3)
    }

    @Test("SHELL-6: screens are those of this composition, also where its tables are known")
    func screens() throws {
        var made: [Int] = []
        func module(_ number: Int) -> SampleModule {
            SampleModule("core") { contributions in
                contributions.destination(HomePlace.self, placement: .tab("one")) { _, _ in
                    made.append(number)
                    return BlankScreen()
                }
                contributions.link("/", to: HomePlace.self)
            }
        }
        for number in 1...2 {
            let shell = Shell(graph: try graph(module(number))) { TaskScope { _ in Task {} } }
            shell.start()
            shell.stop()
        }
        #expect(made == [1, 2])
    }
}
