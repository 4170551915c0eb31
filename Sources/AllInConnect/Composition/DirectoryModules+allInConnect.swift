import AppShell
import AppShellAccountFeature
import AppShellDirectoryFeature

extension OffersModule {
    /// Links and payloads as docs/apis.md lists them (AIC-10, AIC-11, AIC-14).
    static func allInConnect(service: any OffersService, account: AccountReference, environment: AppEnvironment)
        -> OffersModule
    {
        OffersModule(
            tab: .offers,
            links: OffersLinks(offer: "/offers/{id:number}", event: "/events/{id:number}"),
            payloads: OffersPayloads(
                offer: [.screen(["offer_detail"]), .legacy("offerId")],
                event: [.screen(["event_detail"]), .legacy("offerId", when: ["type": ["EVENT"]])]
            ),
            strings: AllInConnectOffersStrings(texts: environment.texts),
            categories: .allInConnect(environment.texts),
            radii: AllInConnectApp.radii,
            service: service,
            hooks: .allInConnect(account),
            openProfessional: { id, router in router.open(PartnerDetail(id: id)) },
            environment: environment
        )
    }
}

extension PartnersModule {
    /// AIC-12, AIC-14.
    static func allInConnect(
        service: any PartnersService,
        account: AccountReference,
        environment: AppEnvironment
    ) -> PartnersModule {
        PartnersModule(
            tab: .home,
            link: "/professionals/{id:number}",
            payloads: [.screen(["professional_detail", "partner_detail"]), .legacy("professionalId")],
            strings: AllInConnectPartnersStrings(texts: environment.texts),
            categories: .allInConnect(environment.texts),
            radii: AllInConnectApp.radii,
            service: service,
            hooks: .allInConnect(account),
            openOffer: { offer, router in
                switch offer.kind {
                case .offer: router.open(OfferDetail(id: offer.id))
                case .event: router.open(EventDetail(id: offer.id))
                }
            },
            environment: environment
        )
    }
}

extension DirectoryHooks {
    fileprivate static func allInConnect(_ account: AccountReference) -> DirectoryHooks {
        DirectoryHooks(
            gate: { account.gate($0) },
            isOpen: { account.isSignedIn },
            onUnauthorized: { account.expire() }
        )
    }
}

extension [DirectoryCategory] {
    fileprivate static func allInConnect(_ texts: AppTexts) -> [DirectoryCategory] {
        BusinessCategory.allCases.map { DirectoryCategory(id: $0.rawValue, title: $0.title(texts)) }
    }
}
