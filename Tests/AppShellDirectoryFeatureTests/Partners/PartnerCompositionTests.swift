import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Foundation
import Testing

/// The module alone in an app graph, and what leads to it.
struct PartnerCompositionTests {
    /// A product of nothing but the partners.
    private enum Alone: Product {
        static let manifest = AppManifest(
            id: "alone",
            name: "Alone",
            navigation: .tabs(
                [Tab(id: "home", title: "Accueil", symbol: "house", root: PartnerList())],
                selected: "home"
            ),
            links: LinkPolicy(hosts: ["sample.example"], schemes: ["sample"])
        )

        static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
            Array(PartnersApp.modules(in: environment).prefix(1))
        }
    }

    private func graph() throws -> AppGraph {
        try AppGraph(Alone.self, in: try PartnersPhone(launch: false).session.environment)
    }

    @Test("SHELL-5, AIC-28: the partners compose in a product that is nothing else; a detail opens on their tab")
    func composes() throws {
        let graph = try graph()
        #expect(graph.modules == ["partners"])
        #expect(graph.destinationNames == ["partners.list", "partners.partner"])
        #expect(graph.placement(of: PartnerDetail(id: 1).route) == .tab("home"))
    }

    @Test("SHELL-2: a link to a partner is printed back, whichever of its forms was read", arguments: [1, 42, Int.max])
    func links(_ id: Int) throws {
        let links = try graph().links
        let route = PartnerDetail(id: id).route
        #expect(links.link(to: route) == "https://sample.example/professionals/\(id)")
        for link in ["https://sample.example/professionals/\(id)", "sample://professionals/\(id)"] {
            guard case .matched(let read, _) = links.match(link) else {
                Issue.record("\(link) leads nowhere")
                continue
            }
            #expect(read == route)
        }
    }

    @Test("SHELL-2: destinations are read back from their routes, and a number that is none is refused")
    func destinations() throws {
        for id in [1, 123, Int.max] {
            #expect(try PartnerDetail(parameters: PartnerDetail(id: id).route.parameters) == PartnerDetail(id: id))
        }
        #expect(try PartnerList(parameters: PartnerList().route.parameters) == PartnerList())
        for text in ["", "0", "007", "-1", "1.5", "abc", " 1", "9223372036854775808"] {
            #expect(throws: RouteError.self) { try PartnerDetail(parameters: ["id": text]) }
        }
        #expect(throws: RouteError.missingParameter("id")) { try PartnerDetail(parameters: [:]) }
    }

    @Test("the names that are stored stay as they are")
    func stored() {
        #expect("\(PartnerList().route)" == "partners.list")
        #expect("\(PartnerDetail(id: 1).route)" == "partners.partner(id: 1)")
    }

    @Test("AIC-12: a link and a notification open the detail on its tab, cold and while the app runs")
    func opens() throws {
        for arrival in [Arrival.link("sample://professionals/1"), .tap(#"{"professionalId":"1"}"#)] {
            let cold = try PartnersPhone(launch: false)
            try cold.session.launch(with: arrival)
            let running = try PartnersPhone()
            try running.session.selectTab("Ailleurs")
            try running.session.receive(arrival)
            for phone in [cold, running] {
                #expect(try phone.lines().first == "screen “Chez Rosa”")
                #expect(try phone.session.selectedTab == "Accueil")
            }
        }
    }
}
