import AppShell
import ScenarioRunner

/// The sheets, for a team that does not want people to come back to where they were.
enum AfreshApp: Product {
    static let manifest = AppManifest(
        id: "afresh",
        name: "Afresh",
        navigation: SheetsApp.manifest.navigation,
        links: SheetsApp.manifest.links,
        restoration: .never,
        strings: .english
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] { SheetsApp.modules(in: environment) }
}

enum AfreshKit: TestKit {
    static var product: any Product.Type { AfreshApp.self }
}
