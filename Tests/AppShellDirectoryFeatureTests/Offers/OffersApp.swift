import AppShell
import AppShellDirectoryFeature
import AppShellHeadless

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
            strings: SampleOffersStrings(),
            categories: [
                DirectoryCategory(id: "FOOD", title: "Gourmands"), DirectoryCategory(id: "BEAUTY", title: "Beauté"),
            ],
            nearby: DirectoryNearby(strings: SampleOffersStrings(), radii: [5, 50]),
            service: backend,
            hooks: DirectoryHooks(
                gate: { _ in
                    backend.with { $0.isOpen } ? nil : .section("Connectez-vous") { Content.text("Il faut un compte.") }
                },
                isOpen: { backend.with { $0.isOpen } },
                onUnauthorized: { backend.with { $0.unauthorized += 1 } }
            ),
            openProvider: { id, _ in backend.with { $0.providers.append(id) } },
            environment: environment
        )
        let rest = Rest(
            isOpen: { backend.with { $0.isOpen } },
            setOpen: { isOpen in backend.with { $0.isOpen = isOpen } },
            accessChanged: { offers.accessChanged() }
        )
        return [offers, rest]
    }
}

/// ``OffersApp`` on a phone.
final class OffersPhone: DirectoryPhone {
    let backend = OfferBackend()
    let session: HeadlessSession

    init(launch: Bool = true, _ prepare: (inout sending OfferBackend.State) -> Void = { _ in }) throws {
        session = .inParis(OffersApp.self, handler: backend)
        backend.with(prepare)
        if launch { try session.launch() }
    }
}
