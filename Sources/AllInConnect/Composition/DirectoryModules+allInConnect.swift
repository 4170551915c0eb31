import AppShell
import AppShellAccountFeature
import AppShellDirectoryFeature

extension OffersModule {
    /// Links and payloads as docs/apis.md lists them (AIC-10, AIC-11, AIC-14).
    static func allInConnect(service: any OffersService, account: AccountReference, environment: AppEnvironment)
        -> OffersModule
    {
        let strings = AllInConnectOffersStrings(texts: environment.texts)
        return OffersModule(
            tab: .offers,
            links: OffersLinks(offer: "/offers/{id:number}", event: "/events/{id:number}"),
            payloads: OffersPayloads(
                offer: [.screen(["offer_detail"]), .legacy("offerId")],
                event: [.screen(["event_detail"]), .legacy("offerId", when: ["type": ["EVENT"]])]
            ),
            strings: strings,
            categories: .allInConnect(environment.texts),
            nearby: DirectoryNearby(strings: strings, radii: AllInConnectApp.radii),
            service: service,
            hooks: .allInConnect(account),
            openProvider: { id, router in router.open(PartnerDetail(id: id)) },
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
        let strings = AllInConnectPartnersStrings(texts: environment.texts)
        return PartnersModule(
            tab: .home,
            link: "/professionals/{id:number}",
            payloads: [.screen(["professional_detail", "partner_detail"]), .legacy("professionalId")],
            strings: strings,
            categories: .allInConnect(environment.texts),
            nearby: DirectoryNearby(strings: strings, radii: AllInConnectApp.radii),
            map: strings,
            offers: PartnerOffersSetup(strings: strings) { offer, router in
                switch offer.kind {
                case .offer: router.open(OfferDetail(id: offer.id))
                case .event: router.open(EventDetail(id: offer.id))
                }
            },
            service: service,
            hooks: .allInConnect(account),
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
