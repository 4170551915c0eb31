import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Testing

/// The module alone in an app graph, and what leads to it.
struct OfferCompositionTests {
    /// A product of nothing but the offers.
    private enum Alone: Product {
        static let manifest = AppManifest(
            id: "alone",
            name: "Alone",
            navigation: .tabs(
                [Tab(id: "offers", title: "Offres", symbol: "tag", root: OfferList())],
                selected: "offers"
            ),
            links: LinkPolicy(hosts: ["sample.example"], schemes: ["sample"])
        )

        static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
            Array(OffersApp.modules(in: environment).prefix(1))
        }
    }

    private func graph() throws -> AppGraph {
        try AppGraph(Alone.self, in: try OffersPhone(launch: false).session.environment)
    }

    @Test("SHELL-5, AIC-28: the offers compose in a product that is nothing else; details open on their tab")
    func composes() throws {
        let graph = try graph()
        #expect(graph.modules == ["offers"])
        #expect(graph.destinationNames == ["offers.event", "offers.list", "offers.offer"])
        #expect(graph.placement(of: OfferDetail(id: 1).route) == .tab("offers"))
        #expect(graph.placement(of: EventDetail(id: 1).route) == .tab("offers"))
    }

    @Test("SHELL-2: links to an offer and an event are printed back, whichever of their forms was read")
    func links() throws {
        let links = try graph().links
        for id in [1, 42, Int.max] {
            for (route, path) in [(OfferDetail(id: id).route, "offers"), (EventDetail(id: id).route, "events")] {
                #expect(links.link(to: route) == "https://sample.example/\(path)/\(id)")
                for link in ["https://sample.example/\(path)/\(id)", "sample://\(path)/\(id)"] {
                    guard case .matched(let read, _) = links.match(link) else {
                        Issue.record("\(link) leads nowhere")
                        continue
                    }
                    #expect(read == route)
                }
            }
        }
    }

    @Test("SHELL-2: destinations are read back from their routes, and a number that is none is refused")
    func destinations() throws {
        for id in [1, 123, Int.max] {
            #expect(try OfferDetail(parameters: OfferDetail(id: id).route.parameters) == OfferDetail(id: id))
            #expect(try EventDetail(parameters: EventDetail(id: id).route.parameters) == EventDetail(id: id))
        }
        #expect(try OfferList(parameters: OfferList().route.parameters) == OfferList())
        for text in ["", "0", "007", "-1", "1.5", "abc", " 1", "9223372036854775808"] {
            #expect(throws: RouteError.self) { try OfferDetail(parameters: ["id": text]) }
            #expect(throws: RouteError.self) { try EventDetail(parameters: ["id": text]) }
        }
        #expect(throws: RouteError.missingParameter("id")) { try OfferDetail(parameters: [:]) }
    }

    @Test("the names that are stored stay as they are")
    func stored() {
        #expect("\(OfferList().route)" == "offers.list")
        #expect("\(OfferDetail(id: 1).route)" == "offers.offer(id: 1)")
        #expect("\(EventDetail(id: 1).route)" == "offers.event(id: 1)")
    }

    @Test(
        "AIC-10, AIC-11: a link opens the detail on its tab, cold and while the app runs",
        arguments: [("offers/1", "Menu"), ("events/3", "Fête")]
    )
    func opens(_ path: String, _ title: String) throws {
        let cold = try OffersPhone(launch: false)
        try cold.session.launch(with: .link("https://sample.example/\(path)"))
        #expect(try cold.lines().first == "screen “\(title)”")
        #expect(try cold.session.selectedTab == "Offres")
        let running = try OffersPhone()
        try running.session.selectTab("Ailleurs")
        try running.session.receive(.link("sample://\(path)"))
        #expect(try running.lines().first == "screen “\(title)”")
        #expect(try running.session.selectedTab == "Offres")
    }

    @Test("AIC-10, AIC-11: the product's notifications open the detail once they are tapped")
    func notifications() throws {
        let phone = try OffersPhone()
        try phone.session.selectTab("Ailleurs")
        try phone.session.receive(.tap(#"{"offerId":"1"}"#))
        #expect(try phone.lines().first == "screen “Menu”")
        #expect(try phone.session.navigation().current == OfferDetail(id: 1).route)
        try phone.session.receive(.tap(#"{"offerId":3,"type":"EVENT"}"#))
        #expect(try phone.lines().first == "screen “Fête”")
        #expect(try phone.session.navigation().current == EventDetail(id: 3).route)
        #expect(try phone.session.selectedTab == "Offres")
    }
}
