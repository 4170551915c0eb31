import AppShell
import AppShellDirectoryFeature
import AppShellHeadless
import Testing

/// Partners and offers of which all is left out that may be.
struct PlainDirectoryTests {
    private enum PlainPartners: Product {
        static let manifest = PartnersApp.manifest

        static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
            let backend = (environment.transport as? SimulatedServer)?.handler as? PartnerBackend ?? PartnerBackend()
            return [
                PartnersModule(
                    tab: "home",
                    strings: SamplePartnersStrings(),
                    service: backend,
                    environment: environment
                ),
                Rest(isOpen: { true }, setOpen: { _ in }, accessChanged: {}),
            ]
        }
    }

    private enum PlainOffers: Product {
        static let manifest = OffersApp.manifest

        static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
            let backend = (environment.transport as? SimulatedServer)?.handler as? OfferBackend ?? OfferBackend()
            return [
                OffersModule(
                    tab: "offers",
                    strings: SampleOffersStrings(),
                    service: backend,
                    environment: environment
                ),
                Rest(isOpen: { true }, setOpen: { _ in }, accessChanged: {}),
            ]
        }
    }

    private struct Phone: DirectoryPhone {
        let session: HeadlessSession
    }

    @Test("a product without distances, categories, offers and links says nothing of them")
    func partners() throws {
        let backend = PartnerBackend()
        backend.with { state in
            state.partners = [
                Partner(
                    id: 1,
                    name: "Poste",
                    category: "X",
                    city: "Menton",
                    distance: 2,
                    facts: [PartnerFact("Le", "lundi")]
                )
            ]
        }
        let phone = Phone(session: .inParis(PlainPartners.self, handler: backend))
        try phone.session.launch()
        #expect(
            try phone.lines() == [
                "screen “Partenaires”", "heading 1 “Partenaires”", "list “Partenaires”", "card “Poste”",
                "heading 2 “Poste”", "text “Menton”",
            ]
        )
        try phone.session.tap("Poste")
        #expect(
            try phone.lines() == [
                "screen “Poste”", "heading 1 “Poste”", "badge “Adresse”: Menton", "badge “Le”: lundi",
            ]
        )
    }

    @Test("offers of a product without distances ask for no position; where nobody is shown, a name is no link")
    func offers() throws {
        let backend = OfferBackend()
        backend.with { $0.offers = [.sample(1, "Menu")] }
        let phone = Phone(session: .inParis(PlainOffers.self, handler: backend))
        try phone.session.launch()
        let list = try phone.lines()
        #expect(list.contains("card “Menu”"))
        for text in ["Autour de moi", "Rayon", "Catégorie"] { #expect(!list.contains { $0.contains(text) }, "\(text)") }
        try phone.session.tap("Menu")
        #expect(try phone.lines().contains("text “Chez Rosa, Menton”"))
        #expect(try !phone.lines().contains { $0.hasPrefix("link") || $0.contains("Partager") })
    }
}
