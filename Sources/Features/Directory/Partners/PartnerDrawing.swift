import AppShell

/// How partners are drawn.
struct PartnerDrawing: DirectoryDrawing {
    let strings: any PartnersStrings
    let offers: PartnerOffersSetup?

    func venue(of partner: Partner) -> String? { partner.city }

    func position(of partner: Partner) -> Position? { partner.position }

    func destination(for partner: Partner) -> any Destination { PartnerDetail(id: partner.id) }

    @ContentBuilder
    func summary(of partner: Partner, in directory: Directory<Partner>) -> [Content] {
        directory.distanceBadge(of: partner)
        directory.categoryBadge(of: partner)
        partner.city.map { Content.text($0) }
        if let offers, !partner.offers.isEmpty { Content.text(offers.strings.offerCount(partner.offers.count)) }
    }

    @ContentBuilder
    func details(of partner: Partner, in directory: Directory<Partner>, _ router: Router) -> [Content] {
        directory.distanceBadge(of: partner)
        directory.categoryBadge(of: partner)
        address(of: partner)
        for fact in partner.facts { Content.badge(fact.label, fact.text) }
        if let offers { draw(partner.offers, offers, router) }
    }

    @ContentBuilder
    private func draw(_ all: [PartnerOffer], _ setup: PartnerOffersSetup, _ router: Router) -> [Content] {
        if all.isEmpty {
            Content.text(setup.strings.noOffers)
        } else {
            section(setup.strings.offers, all.filter { $0.kind == .offer }, setup, router)
            section(setup.strings.events, all.filter { $0.kind == .event }, setup, router)
        }
    }

    private func address(of partner: Partner) -> Content? {
        let lines = [partner.address, partner.city].compactMap(\.self).filter { !$0.isEmpty }
        return lines.isEmpty ? nil : .badge(strings.address, lines.joined(separator: ", "))
    }

    private func section(
        _ title: String,
        _ offers: [PartnerOffer],
        _ setup: PartnerOffersSetup,
        _ router: Router
    ) -> Content? {
        guard !offers.isEmpty else { return nil }
        return .section(title) {
            Content.heading(title)
            Content.list(title) {
                for offer in offers { Content.link(offer.title) { setup.open(offer, router) } }
            }
        }
    }
}
