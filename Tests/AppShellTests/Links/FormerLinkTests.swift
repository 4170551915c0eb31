import AppShellInspection
import Testing

@testable import AppShell

/// Links of earlier releases beside those of today.
struct FormerLinkTests {
    private func composition(_ declare: @escaping (inout Contributions) -> Void) -> Composition {
        let manifest = AppManifest(
            id: "p",
            name: "P",
            navigation: .stack(root: HomePlace().route),
            links: LinkPolicy(hosts: ["p.example"])
        )
        return Composition(
            manifest: manifest,
            modules: [
                SampleModule("a") { contributions in
                    contributions.blank(HomePlace.self, .stack)
                    contributions.blank(ItemPlace.self, .stack)
                    declare(&contributions)
                }
            ]
        )
    }

    @Test("a link of today comes first, however specific the former one is, and is still printed")
    func precedence() throws {
        let table = composition { contributions in
            contributions.formerLink("/items/{number:7|eight}/{*rest?}", since: "1.4.0", to: ItemPlace.self)
            contributions.formerLink("/items/7", since: "1.4.0", to: HomePlace.self)
            contributions.link("/items/{number}", to: ItemPlace.self)
        }.composedLinks.table
        let route = ItemPlace(number: 7).route
        #expect(table.find("https://p.example/items/7") == route)
        #expect(table.link(to: route) == "https://p.example/items/7")
        let path = "/items/7"
        #expect(path.withUTF8Bytes { table.find(path: $0) } == 2)
    }

    @Test("a former link to which those of today leave nothing is an issue; one that they leave something is not")
    func shadowed() {
        let issues = composition { contributions in
            contributions.link("/items/{number}", to: ItemPlace.self)
            contributions.formerLink("/items/all", since: "1.4.0", to: HomePlace.self)
            contributions.formerLink("/items/{number:slug}", since: "1.4.0", to: ItemPlace.self)
            contributions.formerLink("/{place}/{number:slug}", since: "1.4.0", to: PlacedItem.self)
            contributions.blank(PlacedItem.self, .stack)
        }.issues
        expectFrench(issues)
        #expect(
            issues.map { "\($0)" }
                == ["/items/all", "/items/{number:slug}"].map {
                    "[link-unreachable] a: no link reaches the pattern “\($0)”: “/items/{number}” of “a” comes first. "
                        + "Fix: drop it, or change what comes first."
                }
        )
    }

    @Test("a former link opens what replaces it, and two that fit one link are an issue as ever")
    func former() {
        let composition = composition { contributions in
            contributions.link("/", to: HomePlace.self)
            contributions.link("/items/{number}", to: ItemPlace.self)
            contributions.formerLink("/things/{number}", since: "1.4.0", to: ItemPlace.self)
            contributions.formerLink("/things/{number}", since: "1.6.0", to: ItemPlace.self)
        }
        #expect(composition.composedLinks.table.find("https://p.example/things/3") == ItemPlace(number: 3).route)
        #expect(composition.issues.map(\.code) == ["link-overlap"])
    }

    @Test("explain tries the former patterns last")
    func explained() {
        let table = composition { contributions in
            contributions.formerLink("/items/all", since: "1.4.0", to: HomePlace.self)
            contributions.link("/items/new", to: HomePlace.self)
            contributions.link("/items/{number}/more", to: ItemPlace.self)
        }.composedLinks.table
        func tried(_ path: String) -> [String] {
            table.explain("https://p.example" + path).attempts.map(\.entry.pattern.source)
        }
        #expect(tried("/items/all") == ["/items/new", "/items/{number}/more", "/items/all"])
        #expect(tried("/items/new") == ["/items/new"])
    }
}

private struct PlacedItem: Destination {
    static let name = "placed"
    static let parameterNames = ["place", "number"]
    let parameters: RouteParameters

    init(parameters: RouteParameters) throws(RouteError) {
        self.parameters = parameters
    }
}
