public import AppShell

/// Offers and events: a list searched by category, kind and distance, and each of them whole.
public struct OffersModule: FeatureModule {
    public let id = "offers"
    private let tab: TabID
    private let links: OffersLinks?
    private let payloads: OffersPayloads
    private let strings: any OffersStrings
    private let offers: Directory<Offer>

    /// - Parameters:
    ///   - tab: where the list is, and where offers and events open.
    ///   - links: nil means that no link leads here and nothing is shared.
    ///   - categories: the search's categories, in this order.
    ///   - nearby: nil: nobody is asked where they are, and no distance is shown.
    ///   - openProvider: shows who offers it, by the id; nil: nothing does.
    public init(
        tab: TabID,
        links: OffersLinks? = nil,
        payloads: OffersPayloads = OffersPayloads(),
        strings: any OffersStrings,
        categories: [DirectoryCategory] = [],
        nearby: DirectoryNearby? = nil,
        service: any OffersService,
        hooks: DirectoryHooks = DirectoryHooks(),
        openProvider: ((_ id: Int, Router) -> Void)? = nil,
        environment: AppEnvironment
    ) {
        self.tab = tab
        self.links = links
        self.payloads = payloads
        self.strings = strings
        offers = Directory(
            strings: strings,
            categories: categories,
            nearby: nearby,
            kinds: DirectoryKindChoice(
                label: strings.kind,
                all: strings.allKinds,
                options: [(.offer, strings.offers), (.event, strings.events)]
            ),
            drawing: OfferDrawing(strings: strings, openProvider: openProvider),
            search: service.offers,
            fetch: service.offer,
            hooks: hooks,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/directory",
            contract: "Offers and events by category, kind and distance; a list that can't be refreshed stays"
        )
        offers.contributeList(OfferList.self, tab: tab, to: &contributions)
        offers.contributeDetail(
            OfferDetail.self,
            strings: DirectoryDetailStrings(
                title: strings.offer,
                loading: strings.offerLoading,
                notFound: strings.offerNotFound
            ),
            tab: tab,
            link: links?.offer,
            payloads: payloads.offer,
            to: &contributions
        )
        offers.contributeDetail(
            EventDetail.self,
            strings: DirectoryDetailStrings(
                title: strings.event,
                loading: strings.eventLoading,
                notFound: strings.eventNotFound
            ),
            tab: tab,
            link: links?.event,
            payloads: payloads.event,
            to: &contributions
        )
    }

    /// Someone signed in or out: forgets everything about the previous person, and reloads what is on the screen.
    public func accessChanged() { offers.accessChanged() }
}

/// The product's links to one offer and to one event, with the parameter `{id}`.
public struct OffersLinks: Sendable {
    public var offer: String
    public var event: String

    public init(offer: String, event: String) {
        self.offer = offer
        self.event = event
    }
}

/// The product's notifications that lead to offers. Their rules call the number `id`.
public struct OffersPayloads: Sendable {
    public var offer: [PayloadRule]
    public var event: [PayloadRule]

    public init(offer: [PayloadRule] = [], event: [PayloadRule] = []) {
        self.offer = offer
        self.event = event
    }
}
