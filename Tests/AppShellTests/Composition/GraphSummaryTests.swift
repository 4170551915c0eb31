import Testing

@testable import AppShell
@testable import AppShellInspection

struct GraphSummaryTests {
    @Test("a summary tells, module by module and in the product's order, all that is contributed")
    func everything() throws {
        let lock = NavigationLock(name: "sign-in", policy: .defer, scope: .arrivals, reason: "nobody is signed in")
        let rule = PayloadRule(parameters: [PayloadParameter("number", from: [.number("id")])])
        let other = SampleModule("other") {
            $0.destination(DatedPlace.self, placement: .sheet, isInternal: true) { _, _ in BlankScreen() }
            $0.payload(rule, to: ItemPlace.self)
            $0.shortcut("first", title: "First", symbol: "1.circle", to: ItemPlace(number: 1))
            $0.store(StoredKey("other.z", schema: 2))
            $0.store(StoredKey("other.a"))
            $0.startLock(lock) { false }
            $0.notificationCategory(NotificationCategory(id: "news", title: "News"))
            $0.overlay("help", at: .bottomTrailing) { _ in nil }
        }
        let modules = [other, SampleModule("empty") { _ in }, soundModule]
        let summary = try AppGraph(Composition(manifest: .sample(), modules: modules)).summary
        #expect(summary.product == "sample")
        #expect(summary.name == "Sample")
        #expect(summary.links.hosts == ["a.fr"])
        #expect(
            summary.modules == [
                GraphSummary.Module(
                    id: "other",
                    owner: nil,
                    destinations: [
                        GraphSummary.Destination(
                            name: "dated",
                            parameterNames: ["year"],
                            optionalParameterNames: ["day", "month"],
                            placement: .sheet,
                            isDurable: false,
                            isInternal: true
                        )
                    ],
                    links: [],
                    formerDestinations: [],
                    payloads: [GraphSummary.Payload(rule: rule, destination: "item")],
                    shortcuts: [
                        Shortcut(id: "first", title: "First", symbol: "1.circle", route: ItemPlace(number: 1).route)
                    ],
                    storedKeys: [StoredKey("other.z", schema: 2), StoredKey("other.a")],
                    startLocks: [lock],
                    notificationCategories: [NotificationCategory(id: "news", title: "News")],
                    overlays: ["help"],
                    events: []
                ),
                .empty("empty"),
                GraphSummary.Module(
                    id: "core",
                    owner: nil,
                    destinations: [.onTab("home"), .onTab("item", ["number"])],
                    links: [
                        try .sample("/", to: "home", "https://a.fr/"),
                        try .sample("/items/{number}", to: "item", "https://a.fr/items/7"),
                        try .sample("/item/{number}", to: "item", "https://a.fr/item/7", isAlias: true),
                    ],
                    formerDestinations: [],
                    payloads: [],
                    shortcuts: [],
                    storedKeys: [],
                    startLocks: [],
                    notificationCategories: [],
                    overlays: [],
                    events: []
                ),
            ]
        )
        #expect(summary.modules.map(\.isEmpty) == [false, true, false])
    }

    @Test(
        "an example is a link that leads by its own pattern, not by a more specific one, to a route that can be shown"
    )
    func examples() throws {
        let module = SampleModule("core") {
            $0.blank(HomePlace.self)
            $0.blank(ItemPlace.self)
            $0.blank(TextPlace.self)
            $0.link("/pages/example", aliases: ["/pages/7"], to: HomePlace.self)
            $0.link("/pages/{text}", to: TextPlace.self)
            $0.link("/items/{number}", to: ItemPlace.self)
        }
        let graph = try AppGraph(Composition(manifest: .sample(), modules: [module]))
        let examples = graph.summary.modules[0].links.map(\.example)
        #expect(
            examples == [
                "https://a.fr/pages/example", "https://a.fr/pages/7", "https://a.fr/pages/example-2",
                "https://a.fr/items/7",
            ]
        )
    }

    @Test("a link without a sample that leads back has no example, rather than a wrong one")
    func noExample() throws {
        let module = SampleModule("core") { contributions in
            contributions.blank(HomePlace.self)
            contributions.blank(TextPlace.self)
            contributions.link("/{text}", to: TextPlace.self)
            contributions.link("/example", aliases: ["/7", "/example-2"], to: HomePlace.self)
        }
        let graph = try AppGraph(Composition(manifest: .sample(), modules: [module]))
        #expect(graph.summary.modules[0].links[0].example == nil)
    }

    @Test(
        "samples are made of every part a pattern can have",
        arguments: [
            ("/", "https://a.fr/"),
            ("/{key}", "https://a.fr/word"),
            ("/é/{id:number}/{c:pi|e}", "https://a.fr/%C3%A9/7/pi"),
            ("/@{name}/{page}.html", "https://a.fr/%40word/word.html"),
            ("/blog/{year:number?}/{month:number?}", "https://a.fr/blog/7/7"),
            ("/files/{*path}", "https://a.fr/files/word"),
            ("/s?q={query}&n={page:number?}&mode=a%20b&debug", "https://a.fr/s?q=word&n=7&mode=a%20b&debug"),
            ("/faq#{anchor}", "https://a.fr/faq#word"),
            ("/faq#top", "https://a.fr/faq#top"),
            ("https://b.fr/x", "https://b.fr/x"),
            ("own://x/{key}", "own://x/word"),
        ]
    )
    func samples(pattern: String, link: String) throws {
        let policy = LinkPolicy(hosts: ["a.fr", "b.fr"], schemes: ["own"])
        let sample = LinkSample(text: "word").link(of: try LinkPattern(pattern), under: policy)
        #expect(sample == link)
        #expect(throws: Never.self) { try LinkAddress(link) }
    }

    @Test("a sample of a product without a host is a link of its scheme, and there is none without either")
    func schemes() throws {
        let pattern = try LinkPattern("/offers/{id:number}")
        let sample = LinkSample(text: "word")
        #expect(sample.link(of: pattern, under: LinkPolicy(schemes: ["own"])) == "own://offers/7")
        #expect(sample.link(of: pattern, under: LinkPolicy()) == nil)
    }
}

private struct DatedPlace: Destination {
    static let name = "dated"
    static let parameterNames = ["year"]
    static let optionalParameterNames = ["month", "day"]

    init(parameters: RouteParameters) throws(RouteError) {}
}

private struct TextPlace: Destination {
    static let name = "text"
    static let parameterNames = ["text"]

    init(parameters: RouteParameters) throws(RouteError) {}
}

extension GraphSummary.Module {
    fileprivate static func empty(_ id: String) -> GraphSummary.Module {
        GraphSummary.Module(
            id: id,
            owner: nil,
            destinations: [],
            links: [],
            formerDestinations: [],
            payloads: [],
            shortcuts: [],
            storedKeys: [],
            startLocks: [],
            notificationCategories: [],
            overlays: [],
            events: []
        )
    }
}

extension GraphSummary.Destination {
    fileprivate static func onTab(_ name: String, _ parameterNames: [String] = []) -> GraphSummary.Destination {
        GraphSummary.Destination(
            name: name,
            parameterNames: parameterNames,
            optionalParameterNames: [],
            placement: .tab("one"),
            isDurable: true,
            isInternal: false
        )
    }
}

extension GraphSummary.Link {
    fileprivate static func sample(
        _ pattern: String,
        to destination: String,
        _ example: String,
        isAlias: Bool = false
    ) throws -> GraphSummary.Link {
        GraphSummary.Link(
            pattern: try LinkPattern(pattern),
            destination: destination,
            isAlias: isAlias,
            formerSince: nil,
            example: example
        )
    }
}
