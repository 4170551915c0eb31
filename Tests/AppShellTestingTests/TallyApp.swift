import AppShell
import AppShellHeadless
import CucumberGherkin
import Foundation
import ScenarioRunner

/// A product of one screen, for the tests.
enum TallyApp: Product {
    static let manifest = AppManifest(
        id: "tally",
        name: "Tally",
        navigation: .stack(root: Tally().route),
        links: LinkPolicy(hosts: ["tally.example"]),
        strings: .english
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] { [TallyModule()] }
}

struct Tally: Destination {
    static let name = "tally"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

private struct TallyModule: FeatureModule {
    let id = "tally"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Tally.self, placement: .stack) { _, _ in TallyScreen() }
        contributions.link("/tally", to: Tally.self)
    }
}

private final class TallyScreen: Screen {
    var content: Content { .screen("Tally") { Content.text("None yet") } }
}

enum TallyTestKit: TestKit {
    static var product: any Product.Type { TallyApp.self }
    static let requirementPrefix = "TAL-"

    static func makeSession() -> HeadlessSession { makeSession(of: TallyApp.self) }

    static func makeSession(of product: any Product.Type) -> HeadlessSession {
        HeadlessSession(
            product: product,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(locale: Locale(identifier: "en_GB"), timeZone: .gmt),
            handler: Nobody()
        )
    }

    static func define(in library: inout StepLibrary) {}
}

/// The same product, with a step that ends otherwise each time.
enum ChanceTestKit: TestKit {
    static var product: any Product.Type { TallyApp.self }
    static let requirementPrefix = "TAL-"

    static func makeSession() -> HeadlessSession { TallyTestKit.makeSession() }

    static func define(in library: inout StepLibrary) {
        library.step(.when, ["en": "it fails in another way each time"], "Fails with a text of its own.") { _ in
            throw StepFailure(UUID().uuidString)
        }
    }
}

private struct Nobody: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}
