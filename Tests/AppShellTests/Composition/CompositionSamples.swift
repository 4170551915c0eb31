import Testing

@testable import AppShell

/// A module made of a closure.
struct SampleModule: FeatureModule {
    let id: String
    let declare: (inout Contributions) -> Void

    init(_ id: String, _ declare: @escaping (inout Contributions) -> Void) {
        self.id = id
        self.declare = declare
    }

    func contribute(to contributions: inout Contributions) { declare(&contributions) }
}

struct HomePlace: Destination {
    static let name = "home"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct ItemPlace: Destination {
    static let name = "item"
    static let parameterNames = ["number"]
    let number: Int

    init(number: Int) {
        self.number = number
    }

    init(parameters: RouteParameters) throws(RouteError) {
        number = try parameters.identifier("number")
    }

    var parameters: RouteParameters { ["number": "\(number)"] }
}

final class BlankScreen: Screen {
    var content: Content { .screen("Blank") {} }
}

extension Contributions {
    /// A destination with a blank screen.
    mutating func blank<D: Destination>(
        _ type: D.Type,
        _ placement: Placement = .tab("one"),
        isInternal: Bool = false
    ) {
        destination(type, placement: placement, isInternal: isInternal) { _, _ in BlankScreen() }
    }
}

extension AppManifest {
    static func sample(
        tabs: [Tab] = [Tab(id: "one", title: "One", symbol: "1.circle", root: HomePlace())],
        selected: TabID = "one",
        links: LinkPolicy = LinkPolicy(hosts: ["a.fr"])
    ) -> AppManifest {
        AppManifest(id: "sample", name: "Sample", navigation: .tabs(tabs, selected: selected), links: links)
    }
}

/// Contributes the home and the item, with their links.
var soundModule: SampleModule {
    SampleModule("core") { contributions in
        contributions.blank(HomePlace.self)
        contributions.blank(ItemPlace.self)
        contributions.link("/", to: HomePlace.self)
        contributions.link("/items/{number}", aliases: ["/item/{number}"], to: ItemPlace.self)
    }
}

/// The issues of a composition, as they are printed.
func issues(_ manifest: AppManifest = .sample(), _ modules: [any FeatureModule] = [soundModule]) -> [String] {
    do throws(CompositionError) {
        _ = try AppGraph(Composition(manifest: manifest, modules: modules))
        return []
    } catch {
        expectFrench(error.issues)
        return error.issues.map(\.description)
    }
}
