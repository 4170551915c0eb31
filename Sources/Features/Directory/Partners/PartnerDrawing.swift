import AppShell

/// How partners are drawn.
struct PartnerDrawing: DirectoryDrawing {
    let strings: any PartnersStrings
    let openOffer: (PartnerOffer, Router) -> Void

    func venue(of partner: Partner) -> String? { partner.city }

    func position(of partner: Partner) -> Position? { partner.position }

    func destination(for partner: Partner) -> any Destination { PartnerDetail(id: partner.id) }

    @ContentBuilder
    func summary(of partner: Partner, in directory: Directory<Partner>) -> [Content] {
        directory.distanceBadge(of: partner)
        directory.categoryBadge(of: partner)
        partner.city.map { Content.text($0) }
        if !partner.offers.isEmpty { Content.text(strings.offerCount(partner.offers.count)) }
    }

    @ContentBuilder
    func details(of partner: Partner, in directory: Directory<Partner>, _ router: Router) -> [Content] {
        directory.distanceBadge(of: partner)
        directory.categoryBadge(of: partner)
        address(of: partner)
        if partner.offers.isEmpty {
            Content.text(strings.noOffers)
        } else {
            section(strings.offers, partner.offers.filter { $0.kind == .offer }, router)
            section(strings.events, partner.offers.filter { $0.kind == .event }, router)
        }
    }

    private func address(of partner: Partner) -> Content? {
        let lines = [partner.address, partner.city].compactMap(\.self).filter { !$0.isEmpty }
        return lines.isEmpty ? nil : .badge(strings.address, lines.joined(separator: ", "))
    }

    private func section(_ title: String, _ offers: [PartnerOffer], _ router: Router) -> Content? {
        guard !offers.isEmpty else { return nil }
        return .section(title) {
            Content.heading(title)
            Content.list(title) {
                for offer in offers { Content.link(offer.title) { self.openOffer(offer, router) } }
            }
        }
    }
}
