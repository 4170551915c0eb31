import AppShell
import AppShellHeadless
import FoundationEssentials
import Observation
import Testing

@testable import ScenarioRunner

/// An app of two screens with everything that a person can act on, some of it twice.
enum DeskApp: Product {
    static let manifest = AppManifest(
        id: "desk",
        name: "Desk",
        navigation: .stack(root: Desk().route),
        links: LinkPolicy(hosts: ["desk.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [DeskModule(environment: environment)]
    }
}

struct Desk: Destination {
    static let name = "desk.root"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct Drawer: Destination {
    static let name = "desk.drawer"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct DeskModule: FeatureModule {
    let id = "desk"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Desk.self, placement: .stack) { _, context in
            DeskScreen(environment: environment) { context.router.present(Drawer()) }
        }
        contributions.destination(Drawer.self, placement: .sheet) { _, _ in DrawerScreen() }
        contributions.link("/tiroir", to: Drawer.self)
    }
}

@Observable
final class DeskScreen: Screen {
    private(set) var done: [String] = []
    private var name = ""
    private var isOn = false
    private var size = "S"
    private let environment: AppEnvironment
    private let open: () -> Void

    init(environment: AppEnvironment, open: @escaping () -> Void) {
        self.environment = environment
        self.open = open
    }

    var content: Content {
        .screen("Bureau", refresh: { self.did("tiré") }) {
            Content.text("Fait : \(done.last ?? "rien")")
            Content.badge("Prix", "490 €")
            Content.section("Haut") { Content.button("Ouvrir") { self.did("haut") } }
            Content.section("Bas") { Content.button("Ouvrir") { self.did("bas") } }
            Content.list("Tas") {
                Content.button("Prendre") { self.did("premier") }
                Content.button("Prendre") { self.did("second") }
            }
            Content.button("Dire \"oui\"") { self.did("oui") }
            Content.button("Sur deux\nlignes") { self.did("deux lignes") }
            Content.button("Envoyer", isEnabled: false) {}
            Content.button("Plus tard") { await self.later() }
            Content.button("Tiroir") { self.open() }
            Content.holdButton("Effacer", for: .seconds(2)) { self.did("effacé") }
            Content.field("Nom", value: name) { self.name = $0 }
            Content.toggle("Alarme", isOn: isOn) { self.isOn = $0 }
            Content.choice("Taille", options: ["S", "M"], selected: size) { self.size = $0 }
        }
    }

    private func did(_ what: String) { done.append(what) }

    private func later() async {
        try? await environment.clock.sleep(for: .seconds(3))
        did("plus tard")
    }
}

final class DrawerScreen: Screen {
    var content: Content { .screen("Tiroir") { Content.text("Vide") } }
}

/// With steps of its own for what generic ones don't have: plurals, an elided « que », hooks.
enum DeskKit: TestKit {
    static var product: any Product.Type { DeskApp.self }
    static let requirementPrefix = "DESK-"
    static var examples: ProductExamples { ProductExamples(links: ["https://desk.example/tiroir"]) }

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: DeskApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Nobody()
        )
    }

    static func define(in library: inout StepLibrary) {
        library.step(
            .given,
            ["fr": "il y a {int} crayon(s) sur le bureau", "en": "there is/are {int} pencil(s) on the desk"],
            "Does nothing."
        ) { (_, _: Int) in }
        library.step(.given, ["fr": "la gomme manque", "en": "the rubber is missing"], "Does nothing.") { _ in }
        library.step(.then, ["fr": "tout va bien {word}", "en": "all is well {word}"], "Does nothing.") {
            (_, _: String) in
        }
        library.step(.then, ["fr": "tout va {word} ici", "en": "all is {word} here"], "Does nothing.") {
            (_, _: String) in
        }
        library.step(.when, ["fr": "je siffle"], "Is said in French only.") { _ in }
    }
}

extension StepConsole {
    /// A console on the open app.
    static func open(_ language: String = "fr") -> StepConsole {
        let console = StepConsole(kit: DeskKit.self, language: language)
        let result = console.run(ConsoleStep(text: "l'application est ouverte"))
        #expect(result.status == .passed, "\(result.message ?? "")")
        return console
    }

    /// The paths of all elements with that label, in reading order.
    func paths(_ label: String) throws -> [[Int]] {
        try world.finder().elements.filter { $0.element.label == label && !$0.element.role.isFrame }.map(\.path)
    }

    func path(_ label: String) throws -> [Int] { try paths(label).first ?? [] }

    func status(_ text: String, docString: String? = nil, table: [[String]]? = nil) -> ConsoleResult.Status {
        run(ConsoleStep(text: text, docString: docString, table: table)).status
    }
}
