package import AppShell

/// A product of many modules with ten destinations and ten links each.
package enum ComposedProduct: Product {
    /// How many modules the product has; set for the length of a measurement.
    @TaskLocal package static var moduleCount = 10

    private static let places = Digits.map(below: 10_000, PlaceMaker())

    package static var manifest: AppManifest {
        AppManifest(
            id: "composed",
            name: "Composed",
            navigation: .stack(root: Home().route),
            links: LinkPolicy(hosts: ["madinia.fr", "www.madinia.fr"])
        )
    }

    package static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [HomeModule()]
            + (0..<moduleCount).map { number in
                PlacesModule(id: "module\(number)", places: places[(number * 10)..<(number * 10 + 10)])
            }
    }
}

/// Composing the product, every rule checked.
package enum CompositionWork {
    package static func composing(_ moduleCount: Int) -> Work {
        Work(operations: 1) {
            ComposedProduct.$moduleCount.withValue(moduleCount) {
                (try? AppGraph(ComposedProduct.self, in: .bench).links.entries.count) ?? -1
            }
        }
    }
}

struct HomeModule: FeatureModule {
    let id = "home-module"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Home.self, placement: .stack) { _, _ in BlankScreen() }
        contributions.link("/home", to: Home.self)
    }
}

struct PlacesModule: FeatureModule {
    let id: String
    let places: ArraySlice<PlaceContribution>

    func contribute(to contributions: inout Contributions) {
        for place in places { place.contribute(to: &contributions) }
    }
}
