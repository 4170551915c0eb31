import AppShell
import Observation

/// All offers and events, or those of a search, the nearest first (AIC-25, AIC-28).
@Observable
final class OfferListScreen: Screen, AccessFollower {
    @ObservationIgnored private let offers: Offers
    @ObservationIgnored private let context: ScreenContext

    init(offers: Offers, context: ScreenContext) {
        self.offers = offers
        self.context = context
        offers.tell(self)
    }

    private var finder: OfferFinder { offers.finder }
    private var strings: OffersStrings { offers.strings }

    func appear() async {
        await finder.loadIfNeeded()
    }

    func accessChanged() {
        // Where something covers it, it appears again.
        if context.router.isOnTop { context.tasks { await self.finder.loadIfNeeded() } }
    }

    var content: Content {
        if let gate = offers.hooks.gate(context.router) { return .screen(strings.list) { gate } }
        return .screen(strings.list, refresh: { await self.finder.refresh() }) {
            Content.heading(strings.list, level: 1)
            OfferSearchControls(offers: offers) { self.context.tasks($0) }.contents
            switch finder.results {
            case .idle, .loading:
                Content.loading(strings.loading)
            case .failed(let error):
                Content.failure(error, strings: strings.errors, retry: strings.retry) { await self.finder.refresh() }
            case .loaded(let found), .refreshing(let found):
                list(found)
            case .stale(let found, let error):
                Content.stale(error, strings: strings.errors, retry: strings.retry) { await self.finder.refresh() }
                list(found)
            }
        }
    }

    private func list(_ found: [Offer]) -> [Content] {
        if !found.isEmpty {
            let cards = offers.drawing.cards(found) { self.open($0) }
            return [.list(strings.list) { cards }]
        }
        guard finder.isNarrowed else { return [.empty(strings.empty)] }
        return [.empty(strings.search.nothing), .button(strings.search.clear) { await self.finder.clear() }]
    }

    private func open(_ offer: Offer) {
        switch offer.kind {
        case .offer: context.router.push(OfferDetail(id: offer.id))
        case .event: context.router.push(EventDetail(id: offer.id))
        }
    }
}
