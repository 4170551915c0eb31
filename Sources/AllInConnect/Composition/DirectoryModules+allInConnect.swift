import AppShell
import AppShellAccountFeature
import AppShellOffersFeature
import AppShellPartnersFeature

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
            strings: .allInConnect,
            categories: BusinessCategory.allCases.map { OfferCategory(id: $0.rawValue, title: $0.title) },
            radii: AllInConnectApp.radii,
            service: service,
            hooks: OffersHooks(
                gate: { account.gate($0) },
                isOpen: { account.isSignedIn },
                openProfessional: { id, router in router.open(PartnerDetail(id: id)) },
                onUnauthorized: { account.expire() }
            ),
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
            strings: .allInConnect,
            categories: BusinessCategory.allCases.map { PartnerCategory(id: $0.rawValue, title: $0.title) },
            radii: AllInConnectApp.radii,
            service: service,
            hooks: PartnersHooks(
                gate: { account.gate($0) },
                isOpen: { account.isSignedIn },
                openOffer: { offer, router in
                    switch offer.kind {
                    case .offer: router.open(OfferDetail(id: offer.id))
                    case .event: router.open(EventDetail(id: offer.id))
                    }
                },
                onUnauthorized: { account.expire() }
            ),
            environment: environment
        )
    }
}
