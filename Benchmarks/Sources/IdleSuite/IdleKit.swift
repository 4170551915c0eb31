package import AppShell
package import AppShellHeadless
import Foundation
package import ScenarioRunner

/// Eight steps that do nothing, on a product that has nothing: what remains is the runner's own.
package enum IdleKit: TestKit {
    package static var product: any Product.Type { IdleApp.self }
    package static let requirementPrefix = "IDLE-"

    package static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: IdleApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: NoBackend()
        )
    }

    package static func define(in library: inout StepLibrary) {
        library.step(.given, ["en": "nothing at all"], "Does nothing.") { _ in }
        library.step(.given, ["en": "the number {int}"], "Does nothing.") { (_, _: Int) in }
        library.step(.given, ["en": "a cart with {int} items"], "Does nothing.") { (_, _: Int) in }
        library.step(.when, ["en": "the customer says {string}"], "Does nothing.") { (_, _: String) in }
        library.step(.when, ["en": "the customer pays by {string}"], "Does nothing.") { (_, _: String) in }
        library.step(.when, ["en": "an hour passes"], "Does nothing.") { _ in }
        library.step(.then, ["en": "the total is {int}"], "Does nothing.") { (_, _: Int) in }
        library.step(.then, ["en": "all is well"], "Does nothing.") { _ in }
    }
}

enum IdleApp: Product {
    static let manifest = AppManifest(
        id: "idle",
        name: "Idle",
        navigation: .stack(root: IdleHome().route),
        links: LinkPolicy(hosts: ["idle.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] { [IdleModule()] }
}

struct IdleHome: Destination {
    static let name = "idle.home"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct IdleModule: FeatureModule {
    let id = "idle"

    func contribute(to contributions: inout Contributions) {
        contributions.destination(IdleHome.self, placement: .stack) { _, _ in IdleScreen() }
    }
}

final class IdleScreen: Screen {
    var content: Content { .screen("Idle") { Content.text("Rien à voir") } }

    func appear() async {}
}

struct NoBackend: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}
