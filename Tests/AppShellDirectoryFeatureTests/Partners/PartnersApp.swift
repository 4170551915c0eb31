import AppShell
import AppShellDirectoryFeature
import AppShellHeadless

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
            strings: SamplePartnersStrings(),
            categories: [
                DirectoryCategory(id: "FOOD", title: "Gourmands"), DirectoryCategory(id: "BEAUTY", title: "Beauté"),
            ],
            nearby: DirectoryNearby(strings: SamplePartnersStrings(), radii: [5, 50]),
            map: SamplePartnersStrings(),
            offers: PartnerOffersSetup(strings: SamplePartnersStrings()) { offer, _ in
                backend.with { $0.opened.append(offer) }
            },
            service: backend,
            hooks: DirectoryHooks(
                gate: { _ in backend.with { $0.isOpen } ? nil : .section("Connectez-vous") { Content.text("Compte") } },
                isOpen: { backend.with { $0.isOpen } },
                onUnauthorized: { backend.with { $0.unauthorized += 1 } }
            ),
            environment: environment
        )
        let rest = Rest(
            isOpen: { backend.with { $0.isOpen } },
            setOpen: { isOpen in backend.with { $0.isOpen = isOpen } },
            accessChanged: { partners.accessChanged() }
        )
        return [partners, rest]
    }
}

/// ``PartnersApp`` on a phone.
final class PartnersPhone: DirectoryPhone {
    let backend = PartnerBackend()
    let session: HeadlessSession

    init(launch: Bool = true, _ prepare: (inout sending PartnerBackend.State) -> Void = { _ in }) throws {
        session = .inParis(PartnersApp.self, handler: backend)
        backend.with(prepare)
        if launch { try session.launch() }
    }
}
