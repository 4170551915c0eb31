import AppShell
import AppShellHeadless
import AppShellOffersFeature
import Foundation
import Testing

/// A product of the offers, and of who is signed in.
enum OffersApp: Product {
    static let manifest = AppManifest(
        id: "sample",
        name: "Sample",
        navigation: .tabs(
            [
                Tab(id: "offers", title: "Offres", symbol: "tag", root: OfferList()),
                Tab(id: "other", title: "Ailleurs", symbol: "house", root: Elsewhere()),
            ],
            selected: "offers"
        ),
        links: LinkPolicy(hosts: ["sample.example"], schemes: ["sample"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let served = (environment.transport as? SimulatedServer)?.handler as? OfferBackend
        let backend = served ?? (environment.transport as? BackendTransport)?.backend ?? OfferBackend()
        var environment = environment
        environment.device.location = backend
        backend.with { [clock = environment.clock] in $0.clock = clock }
        let offers = OffersModule(
            tab: "offers",
            links: OffersLinks(offer: "/offers/{id}", event: "/events/{id}"),
            payloads: OffersPayloads(
                offer: [PayloadRule(parameters: [PayloadParameter("id", from: [.number("offerId")])])],
                event: [
                    PayloadRule(
                        when: ["type": ["EVENT"]],
                        parameters: [PayloadParameter("id", from: [.number("offerId")])]
                    )
                ]
            ),
            strings: .sample,
            categories: [OfferCategory(id: "FOOD", title: "Gourmands"), OfferCategory(id: "BEAUTY", title: "Beauté")],
            radii: [5, 50],
            service: backend,
            hooks: OffersHooks(
                gate: { _ in
                    backend.with { $0.isOpen } ? nil : .section("Connectez-vous") { Content.text("Il faut un compte.") }
                },
                isOpen: { backend.with { $0.isOpen } },
                openProfessional: { id, _ in backend.with { $0.professionals.append(id) } },
                onUnauthorized: { backend.with { $0.unauthorized += 1 } }
            ),
            environment: environment
        )
        return [offers, Rest(backend: backend, offers: offers)]
    }
}

struct Elsewhere: Destination {
    static let name = "rest.elsewhere"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

/// Lets someone sign in and out, from wherever they are.
struct Rest: FeatureModule {
    let id = "rest"
    let backend: OfferBackend
    let offers: OffersModule

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Elsewhere.self, placement: .tab("other")) { _, _ in ElsewhereScreen() }
        contributions.overlay("access", at: .bottomTrailing) { _ in
            .section("Accès") {
                Content.toggle("Connecté", isOn: backend.with { $0.isOpen }) { isOn in
                    backend.with { $0.isOpen = isOn }
                    offers.accessChanged()
                }
                Content.button("Autre personne") { offers.accessChanged() }
            }
        }
    }
}

final class ElsewhereScreen: Screen {
    var content: Content { .screen("Ailleurs") { Content.text("Ailleurs") } }
}

/// ``OffersApp`` on a phone.
final class OffersPhone {
    let backend = OfferBackend()
    let session: HeadlessSession

    init(launch: Bool = true, _ prepare: (inout sending OfferBackend.State) -> Void = { _ in }) throws {
        session = HeadlessSession(
            product: OffersApp.self,
            start: Date(rfc3339: "2026-01-10T12:00:00Z") ?? .distantPast,
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: backend
        )
        backend.with(prepare)
        if launch { try session.launch() }
    }

    /// What is drawn, a line an element, with plain spaces; of the screen on top alone.
    func lines() throws -> [String] {
        let layer = try #require(try session.content().children.last)
        let screen = try #require(layer.children.first { $0.role == .screen })
        return screen.outline.split(separator: "\n").map { line in
            String(line.drop { $0 == " " }).replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        }
    }

    /// The labels of the cards, in their order.
    func cards() throws -> [String] {
        try lines().filter { $0.hasPrefix("card ") }.map { String($0.dropFirst("card “".count).dropLast()) }
    }
}
