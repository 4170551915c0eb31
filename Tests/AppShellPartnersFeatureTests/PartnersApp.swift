import AppShell
import AppShellHeadless
import AppShellPartnersFeature
import Foundation
import Testing

/// A product of the partners, and of who is signed in.
enum PartnersApp: Product {
    static let manifest = AppManifest(
        id: "sample",
        name: "Sample",
        navigation: .tabs(
            [
                Tab(id: "home", title: "Accueil", symbol: "house", root: PartnerList()),
                Tab(id: "other", title: "Ailleurs", symbol: "tag", root: Elsewhere()),
            ],
            selected: "home"
        ),
        links: LinkPolicy(hosts: ["sample.example"], schemes: ["sample"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let backend = (environment.transport as? SimulatedServer)?.handler as? PartnerBackend ?? PartnerBackend()
        var environment = environment
        environment.device.location = backend
        backend.with { [clock = environment.clock] in $0.clock = clock }
        let partners = PartnersModule(
            tab: "home",
            link: "/professionals/{id}",
            payloads: [PayloadRule(parameters: [PayloadParameter("id", from: [.number("professionalId")])])],
            strings: .sample,
            categories: [
                PartnerCategory(id: "FOOD", title: "Gourmands"), PartnerCategory(id: "BEAUTY", title: "Beauté"),
            ],
            radii: [5, 50],
            service: backend,
            hooks: PartnersHooks(
                gate: { _ in backend.with { $0.isOpen } ? nil : .section("Connectez-vous") { Content.text("Compte") } },
                isOpen: { backend.with { $0.isOpen } },
                openOffer: { offer, _ in backend.with { $0.opened.append(offer) } },
                onUnauthorized: { backend.with { $0.unauthorized += 1 } }
            ),
            environment: environment
        )
        return [partners, Rest(backend: backend, partners: partners)]
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
    let backend: PartnerBackend
    let partners: PartnersModule

    func contribute(to contributions: inout Contributions) {
        contributions.destination(Elsewhere.self, placement: .tab("other")) { _, _ in ElsewhereScreen() }
        contributions.overlay("access", at: .bottomTrailing) { _ in
            .section("Accès") {
                Content.toggle("Connecté", isOn: backend.with { $0.isOpen }) { isOn in
                    backend.with { $0.isOpen = isOn }
                    partners.accessChanged()
                }
                Content.button("Autre personne") { partners.accessChanged() }
            }
        }
    }
}

final class ElsewhereScreen: Screen {
    var content: Content { .screen("Ailleurs") { Content.text("Ailleurs") } }
}

/// ``PartnersApp`` on a phone.
final class PartnersPhone {
    let backend = PartnerBackend()
    let session: HeadlessSession

    init(launch: Bool = true, _ prepare: (inout sending PartnerBackend.State) -> Void = { _ in }) throws {
        session = HeadlessSession(
            product: PartnersApp.self,
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

    /// What is drawn on the screen on top, a line an element, with plain spaces.
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
