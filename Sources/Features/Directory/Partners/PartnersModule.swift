public import AppShell

/// Partners: a list searched by category and distance, and each of them whole, with what they offer where a product has that.
public struct PartnersModule: FeatureModule {
    public let id = "partners"
    private let tab: TabID
    private let link: String?
    private let payloads: [PayloadRule]
    private let strings: any PartnersStrings
    private let partners: Directory<Partner>

    /// - Parameters:
    ///   - tab: where the list is, and where partners open.
    ///   - link: to one partner, with the parameter `{id}`; nil means that no link leads here and nothing is shared.
    ///   - payloads: the product's notifications that lead to a partner. Their rules call the number `id`.
    ///   - categories: the search's categories, in this order.
    ///   - nearby: nil: nobody is asked where they are, and no distance is shown.
    ///   - map: nil: there is no map beside the list.
    ///   - offers: nil: nothing is said of what partners offer.
    public init(
        tab: TabID,
        link: String? = nil,
        payloads: [PayloadRule] = [],
        strings: any PartnersStrings,
        categories: [DirectoryCategory] = [],
        nearby: DirectoryNearby? = nil,
        map: (any DirectoryMapStrings)? = nil,
        offers: PartnerOffersSetup? = nil,
        service: any PartnersService,
        hooks: DirectoryHooks = DirectoryHooks(),
        environment: AppEnvironment
    ) {
        self.tab = tab
        self.link = link
        self.payloads = payloads
        self.strings = strings
        partners = Directory(
            strings: strings,
            categories: categories,
            nearby: nearby,
            map: map,
            drawing: PartnerDrawing(strings: strings, offers: offers),
            search: service.partners,
            fetch: service.partner,
            hooks: hooks,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/directory",
            contract: "Partners by category and distance; a list that can't be refreshed stays"
        )
        partners.contributeList(PartnerList.self, tab: tab, to: &contributions)
        partners.contributeDetail(
            PartnerDetail.self,
            strings: DirectoryDetailStrings(
                title: strings.partner,
                loading: strings.partnerLoading,
                notFound: strings.notFound
            ),
            tab: tab,
            link: link,
            payloads: payloads,
            to: &contributions
        )
    }

    /// Someone signed in or out: forgets everything about the previous person, and reloads what is on the screen.
    public func accessChanged() { partners.accessChanged() }
}
