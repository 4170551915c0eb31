import AppShell
import Observation

/// One partner, whole, with what they offer (AIC-12, AIC-28).
///
/// What the list already knows is shown at once, and asked for anew behind it.
@Observable
final class PartnerDetailScreen: Screen, AccessFollower {
    @ObservationIgnored private let id: Int
    @ObservationIgnored private let partners: Partners
    @ObservationIgnored private let context: ScreenContext
    @ObservationIgnored private let load: LatestLoad<Partner>
    /// Whether the back end has answered this screen; until then each time it appears is a try.
    @ObservationIgnored private var isFresh = false

    init(id: Int, partners: Partners, context: ScreenContext) {
        self.id = id
        self.partners = partners
        self.context = context
        load = LatestLoad(known: partners.finder.known(id))
        partners.tell(self)
    }

    private var strings: PartnersStrings { partners.strings }

    func appear() async {
        if !isFresh { await fetch() }
    }

    func accessChanged() {
        load.forget()
        isFresh = false
        // Where something covers it, it appears again.
        if context.router.isOnTop { context.tasks { await self.fetch() } }
    }

    private func fetch() async {
        guard partners.hooks.isOpen(), !load.state.isUnderWay else { return }
        let result = await load { () async throws(APIError) -> Partner in
            try await self.partners.service.partner(self.id)
        }
        switch result {
        case .success: isFresh = true
        // What the list remembers of it would mislead.
        case .failure(.notFound):
            load.lose(because: .notFound)
            partners.finder.drop(id)
        case .failure(.unauthorized(status: 401)): partners.hooks.onUnauthorized()
        case .failure, nil: break
        }
    }

    var content: Content {
        if let gate = partners.hooks.gate(context.router) { return .screen(strings.partner) { gate } }
        return .screen(load.state.value?.name ?? strings.partner, refresh: { await self.fetch() }) {
            switch load.state {
            case .idle, .loading:
                Content.loading(strings.partnerLoading)
            case .failed(.notFound):
                Content.empty(strings.notFound)
            case .failed(let error):
                Content.failure(error, strings: strings.errors, retry: strings.retry) { await self.fetch() }
            case .loaded(let partner), .refreshing(let partner):
                whole(partner)
            case .stale(let partner, let error):
                Content.stale(error, strings: strings.errors, retry: strings.retry) { await self.fetch() }
                whole(partner)
            }
        }
    }

    @ContentBuilder
    private func whole(_ partner: Partner) -> [Content] {
        Content.heading(partner.name, level: 1)
        partners.drawing.badges(of: partner)
        address(of: partner)
        if partner.offers.isEmpty {
            Content.text(strings.noOffers)
        } else {
            section(strings.offers, partner.offers.filter { $0.kind == .offer })
            section(strings.events, partner.offers.filter { $0.kind == .event })
        }
        if let link = context.router.link(to: PartnerDetail(id: partner.id)) {
            Content.button(strings.share) {
                self.partners.environment.device.sharing.share(SharedItem(title: partner.name, url: link))
            }
        }
    }

    private func address(of partner: Partner) -> Content? {
        let lines = [partner.address, partner.city].compactMap(\.self).filter { !$0.isEmpty }
        return lines.isEmpty ? nil : .badge(strings.address, lines.joined(separator: ", "))
    }

    private func section(_ title: String, _ offers: [PartnerOffer]) -> Content? {
        guard !offers.isEmpty else { return nil }
        return .section(title) {
            Content.heading(title)
            Content.list(title) {
                for offer in offers {
                    Content.link(offer.title) { self.partners.hooks.openOffer(offer, self.context.router) }
                }
            }
        }
    }
}
