import Testing

@testable import AppShell

struct AppGraphTests {
    @Test("SHELL-6: a valid product has no issue, and its graph knows what was composed")
    func valid() throws {
        let graph = try AppGraph(Composition(manifest: .sample(), modules: [soundModule]))
        #expect(graph.modules == ["core"])
        #expect(graph.destinationNames == ["home", "item"])
        #expect(graph.rules.destinations == ["home", "item"])
        #expect(graph.initialState.current == HomePlace().route)
        #expect(graph.placement(of: ItemPlace(number: 1).route) == .tab("one"))
        #expect(graph.placement(of: Route(name: "nowhere")) == nil)
        #expect(graph.links.link(to: ItemPlace(number: 7).route) == "https://a.fr/items/7")
    }

    @Test("SHELL-6: no tabs at all is legal: one stack")
    func tabless() throws {
        let manifest = AppManifest(id: "sample", name: "Sample", navigation: .stack(root: HomePlace().route))
        let graph = try AppGraph(
            Composition(manifest: manifest, modules: [SampleModule("core") { $0.blank(HomePlace.self, .stack) }])
        )
        #expect(graph.initialState == NavigationState(root: HomePlace().route))
        #expect(manifest.tabs.isEmpty)
    }

    @Test("SHELL-6: a product that a host knows to be valid is not checked, and has its own tables and screens")
    func known() throws {
        enum Faulty: Product {
            static let manifest = AppManifest.sample()

            static func modules(in environment: AppEnvironment) -> [any FeatureModule] { [soundModule, soundModule] }
        }
        #expect(throws: CompositionError.self) { try AppGraph(Faulty.self, in: .test()) }
        let graph = try AppGraph(Faulty.self, in: .test(), isValid: true)
        #expect(graph.links.link(to: ItemPlace(number: 7).route) == "https://a.fr/items/7")
        #expect(graph.destinationNames == ["home", "item"])
    }

    @Test("SHELL-6: all issues come at once, in the order of the rules, and the error lists them")
    func all() throws {
        let tab = Tab(id: "one", title: "One", symbol: "1.circle", root: HomePlace())
        let manifest = AppManifest.sample(
            tabs: [tab, tab],
            selected: "two",
            links: LinkPolicy(unmatched: .tab("three"))
        )
        let module = SampleModule("core") {
            $0.blank(ItemPlace.self, .tab("four"))
            $0.blank(ItemPlace.self, .sheet)
            $0.link("bad", to: ItemPlace.self)
            $0.link("/items", to: ItemPlace.self)
            $0.link("/home", to: HomePlace.self)
            $0.link("/items/{number}", aliases: ["/items/{number}"], to: ItemPlace.self)
        }
        let error = try #require(throws: CompositionError.self) {
            try AppGraph(Composition(manifest: manifest, modules: [module, SampleModule("core") { _ in }]))
        }
        #expect(
            error.issues.map(\.code) == [
                "module-duplicate", "destination-duplicate", "tab-duplicate", "tab-selected-unknown",
                "tab-root-missing", "tab-root-missing", "placement-unknown-tab", "unmatched-unknown-tab",
                "link-invalid", "link-dead", "link-parameters", "link-overlap", "link-unprintable",
            ]
        )
        let lines = error.description.split(separator: "\n").map(String.init)
        #expect(lines[0] == "The composition of “sample” has 13 issues:")
        #expect(lines.dropFirst() == error.issues.map { "  - \($0)" }[...])
    }

    @Test("a single issue is counted as one")
    func single() throws {
        let error = try #require(throws: CompositionError.self) {
            try AppGraph(Composition(manifest: .sample(), modules: [soundModule, SampleModule("core") { _ in }]))
        }
        #expect(error.description.hasPrefix("The composition of “sample” has 1 issue:\n  - [module-duplicate]"))
    }

    @Test("each product is composed with modules of its own, made in its environment")
    func product() throws {
        enum Sample: Product {
            static let manifest = AppManifest.sample()

            static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
                [soundModule, SampleModule(environment.configuration.appVersion) { _ in }]
            }
        }
        #expect(try AppGraph(Sample.self, in: .test()).modules == ["core", "1.0.0"])
    }
}
