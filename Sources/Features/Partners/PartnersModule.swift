public import AppShell

/// Partners: a list that is searched by category and distance, and each of them whole with what they offer.
public struct PartnersModule: FeatureModule {
    public let id = "partners"
    private let tab: TabID
    private let link: String?
    private let payloads: [PayloadRule]
    private let partners: Partners

    /// - Parameters:
    ///   - tab: where the list is, and partners open.
    ///   - link: to one partner, which it names `{id}`; nil: none leads here, and nothing is shared.
    ///   - payloads: the product's notifications that lead to a partner. Their rules call what names one `id`.
    ///   - categories: what the list can be searched by, in this order.
    ///   - radii: in kilometres, in this order.
    public init(
        tab: TabID,
        link: String?,
        payloads: [PayloadRule] = [],
        strings: PartnersStrings,
        categories: [PartnerCategory],
        radii: [Int],
        service: any PartnersService,
        hooks: PartnersHooks,
        environment: AppEnvironment
    ) {
        self.tab = tab
        self.link = link
        self.payloads = payloads
        partners = Partners(
            strings: strings,
            categories: categories,
            radii: radii,
            service: service,
            hooks: hooks,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        let partners = partners
        contributions.start { start in partners.finder.tasks = start.tasks }
        contributions.task(on: .foreground) { await partners.finder.refreshIfNeeded() }
        contributions.destination(PartnerList.self, placement: .tab(tab)) { _, context in
            PartnerListScreen(partners: partners, context: context)
        }
        contributions.destination(PartnerDetail.self, placement: .tab(tab)) { partner, context in
            PartnerDetailScreen(id: partner.id, partners: partners, context: context)
        }
        if let link { contributions.link(link, to: PartnerDetail.self) }
        for rule in payloads { contributions.payload(rule, to: PartnerDetail.self) }
    }

    // MARK: For what the product passes to other features

    /// Someone has signed in or out: forgets everything of the one before, and loads anew what is on the screen.
    public func accessChanged() { partners.accessChanged() }
}
