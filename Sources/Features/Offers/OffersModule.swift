public import AppShell

/// Offers and events: a list that is searched by category, kind and distance, and each of them whole.
public struct OffersModule: FeatureModule {
    public let id = "offers"
    private let tab: TabID
    private let links: OffersLinks?
    private let payloads: OffersPayloads
    private let offers: Offers

    /// - Parameters:
    ///   - tab: where the list is, and offers and events open.
    ///   - links: nil: no link leads here, and nothing is shared.
    ///   - categories: what the list can be searched by, in this order.
    ///   - radii: in kilometres, in this order.
    public init(
        tab: TabID,
        links: OffersLinks?,
        payloads: OffersPayloads = OffersPayloads(),
        strings: OffersStrings,
        categories: [OfferCategory],
        radii: [Int],
        service: any OffersService,
        hooks: OffersHooks,
        environment: AppEnvironment
    ) {
        self.tab = tab
        self.links = links
        self.payloads = payloads
        offers = Offers(
            strings: strings,
            categories: categories,
            radii: radii,
            service: service,
            hooks: hooks,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        let offers = offers
        contributions.start { start in offers.finder.tasks = start.tasks }
        contributions.task(on: .foreground) { await offers.finder.refreshIfNeeded() }
        contributions.destination(OfferList.self, placement: .tab(tab)) { _, context in
            OfferListScreen(offers: offers, context: context)
        }
        contributions.destination(OfferDetail.self, placement: .tab(tab)) { offer, context in
            OfferDetailScreen(id: offer.id, kind: .offer, offers: offers, context: context)
        }
        contributions.destination(EventDetail.self, placement: .tab(tab)) { event, context in
            OfferDetailScreen(id: event.id, kind: .event, offers: offers, context: context)
        }
        if let links {
            if let list = links.list { contributions.link(list, to: OfferList.self) }
            contributions.link(links.offer, to: OfferDetail.self)
            contributions.link(links.event, to: EventDetail.self)
        }
        for rule in payloads.offer { contributions.payload(rule, to: OfferDetail.self) }
        for rule in payloads.event { contributions.payload(rule, to: EventDetail.self) }
    }

    // MARK: For what the product passes to other features

    /// Someone has signed in or out: forgets everything of the one before, and loads anew what is on the screen.
    public func accessChanged() { offers.accessChanged() }
}

/// The product's links to offers. Those to one offer or event name it `{id}`.
public struct OffersLinks: Sendable {
    public var list: String?
    public var offer: String
    public var event: String

    public init(list: String? = nil, offer: String, event: String) {
        self.list = list
        self.offer = offer
        self.event = event
    }
}

/// The product's notifications that lead to offers. Their rules call what names one `id`.
public struct OffersPayloads: Sendable {
    public var offer: [PayloadRule]
    public var event: [PayloadRule]

    public init(offer: [PayloadRule] = [], event: [PayloadRule] = []) {
        self.offer = offer
        self.event = event
    }
}
