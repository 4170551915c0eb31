import AppShell
import AppShellHeadless
import FoundationEssentials
import Observation

@testable import ScenarioRunner

/// An app in which a step can fail in every way: a form, twins, a sheet, an overlay, what loads, what is locked.
enum StallApp: Product {
    static let manifest = AppManifest(
        id: "shop",
        name: "Boutique",
        navigation: .tabs(
            [
                Tab(id: "shop", title: "Boutique", symbol: "cart", root: StallPlace(name: "shop")),
                Tab(id: "order", title: "Commande", symbol: "envelope", root: StallPlace(name: "order")),
            ],
            selected: "shop"
        ),
        links: LinkPolicy(hosts: ["shop.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [StallModule(environment: environment)]
    }
}

struct StallPlace: Destination {
    static let name = "shop.place"
    static let parameterNames = ["name"]
    let name: String

    init(name: String) {
        self.name = name
    }

    init(parameters: RouteParameters) throws(RouteError) {
        name = try parameters.text("name")
    }

    var parameters: RouteParameters { ["name": name] }
}

private struct StallModule: FeatureModule {
    let id = "shop"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.destination(StallPlace.self, placement: .tab("shop")) { place, context in
            switch place.name {
            case "order": OrderScreen(environment: environment)
            default: ShelfScreen(name: place.name, environment: environment, context: context)
            }
        }
        contributions.overlay("helper", at: .bottomTrailing) { _ in .button("Une question ?") {} }
    }
}

private final class ShelfScreen: Screen {
    private let name: String
    private let environment: AppEnvironment
    private let context: ScreenContext
    private var state = "rien"

    init(name: String, environment: AppEnvironment, context: ScreenContext) {
        self.name = name
        self.environment = environment
        self.context = context
    }

    var content: Content {
        .screen(name == "shop" ? "Boutique" : "Panier") {
            if name == "shop" {
                Content.section("Thés") {
                    Content.card("Thé vert") {
                    } content: {
                        Content.badge("Prix", "4\u{202F}€")
                    }
                    Content.button("Voir tout") {}
                }
                Content.section("Cafés") { Content.button("Voir tout") {} }
                Content.button("Étape 1 : le thé") {}
                Content.button("Étape 2 : l’eau") {}
                Content.holdButton("Tout effacer", for: .seconds(3)) {}
                Content.button("Panier ouvert") { self.context.router.present(StallPlace(name: "cart")) }
                Content.button("Vibrer") { self.environment.device.haptics.play(.click) }
                Content.button("Bientôt") { await self.wait(.seconds(3)) }
                Content.button("Plus tard") { await self.wait(.seconds(7_200)) }
                Content.button("Tourner") { await self.spin() }
                Content.button("Charger") { await self.load() }
            }
            if state == "charge" { Content.loading("Chargement des thés…") } else { Content.text(state) }
        }
    }

    private func wait(_ duration: Duration) async {
        try? await environment.clock.sleep(for: duration, purpose: "the end of the infusion")
        state = "prêt"
    }

    private func spin() async {
        while true {
            do { try await environment.clock.sleep(for: .zero) } catch { return }
        }
    }

    private func load() async {
        state = "charge"
        let client = APIClient(baseURL: "https://shop.example/api", environment: environment)
        _ = try? await client.send(.get, "/teas", retry: .once())
        state = "chargé"
    }
}

@Observable
private final class OrderScreen: Screen {
    private var name = ""
    private var email = ""
    private var wantsGift = false
    private var isSending = false
    @ObservationIgnored private let environment: AppEnvironment

    init(environment: AppEnvironment) {
        self.environment = environment
    }

    var content: Content {
        .screen("Commande") {
            Content.field("Nom", value: name, isEnabled: !isSending) { self.name = $0 }
            Content.field(
                "Adresse e-mail",
                value: email,
                keyboard: .email,
                isEnabled: !isSending,
                isValid: email.isEmpty ? nil : email.contains("@"),
                message: email.isEmpty || email.contains("@") ? nil : "Il manque un @."
            ) { self.email = $0 }
            Content.button("Commander", isEnabled: isComplete && !isSending, isBusy: isSending) { await self.send() }
            Content.section("Cadeau") {
                Content.toggle("Emballage cadeau", isOn: wantsGift) { self.wantsGift = $0 }
                Content.choice("Papier", options: ["bleu", "rouge"], selected: "bleu") { _ in }
                Content.button("Ruban", isEnabled: false) {}
            }
        }
    }

    private var isComplete: Bool { !name.isEmpty && email.contains("@") }

    private func send() async {
        isSending = true
        let client = APIClient(baseURL: "https://shop.example/api", environment: environment)
        let body = Array(#"{"name":"\#(name)","contact":{"email":"\#(email)"},"token":"jeton-tres-secret"}"#.utf8)
        _ = try? await client.send(.post, "/orders", body: body)
        isSending = false
    }
}

enum StallKit: TestKit {
    static var product: any Product.Type { StallApp.self }
    static let requirementPrefix = "SHOP-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: StallApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: StallBackend()
        )
    }

    static func define(in library: inout StepLibrary) {}

    /// Made once: every test runs several scenarios.
    private static let vocabulary = library

    /// What the last step of a scenario says; the app is open before the first one.
    static func message(of steps: String...) -> String? { run(steps).message }

    static func run(_ steps: [String]) -> TinyRun {
        let lines = ["Soit l'application est ouverte"] + steps
        let body = lines.map { line in line.split(separator: "\n").map { "    \($0)\n" }.joined() }.joined()
        return TinyRun(
            script: "# language: fr\nFonctionnalité: F\n  Scénario: S\n\(body)",
            library: vocabulary,
            kit: StallKit.self
        )
    }
}

private struct StallBackend: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 200) }
}
