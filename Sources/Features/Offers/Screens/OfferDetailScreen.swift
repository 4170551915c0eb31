import AppShell
import Observation

/// One offer or event, whole (AIC-10, AIC-11, AIC-28).
///
/// What the list already knows is shown at once, and asked for anew behind it.
@Observable
final class OfferDetailScreen: Screen, AccessFollower {
    @ObservationIgnored private let id: Int
    /// What it was opened as; what the back end says counts.
    @ObservationIgnored private let kind: Offer.Kind
    @ObservationIgnored private let offers: Offers
    @ObservationIgnored private let context: ScreenContext
    @ObservationIgnored private let load: LatestLoad<Offer>
    /// Whether the back end has answered this screen; until then each time it appears is a try.
    @ObservationIgnored private var isFresh = false

    init(id: Int, kind: Offer.Kind, offers: Offers, context: ScreenContext) {
        self.id = id
        self.kind = kind
        self.offers = offers
        self.context = context
        load = LatestLoad(known: offers.finder.known(id))
        offers.tell(self)
    }

    private var strings: OffersStrings { offers.strings }

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
        guard offers.hooks.isOpen(), !load.state.isUnderWay else { return }
        let result = await load { () async throws(APIError) -> Offer in try await self.offers.service.offer(self.id) }
        switch result {
        case .success: isFresh = true
        // What the list remembers of it would mislead.
        case .failure(.notFound):
            load.lose(because: .notFound)
            offers.finder.drop(id)
        case .failure(.unauthorized(status: 401)): offers.hooks.onUnauthorized()
        case .failure, nil: break
        }
    }

    var content: Content {
        if let gate = offers.hooks.gate(context.router) { return .screen(title) { gate } }
        return .screen(load.state.value?.title ?? title, refresh: { await self.fetch() }) {
            switch load.state {
            case .idle, .loading:
                Content.loading(kind == .event ? strings.eventLoading : strings.offerLoading)
            case .failed(.notFound):
                Content.empty(kind == .event ? strings.eventNotFound : strings.offerNotFound)
            case .failed(let error):
                Content.failure(error, strings: strings.errors, retry: strings.retry) { await self.fetch() }
            case .loaded(let offer), .refreshing(let offer):
                whole(offer)
            case .stale(let offer, let error):
                Content.stale(error, strings: strings.errors, retry: strings.retry) { await self.fetch() }
                whole(offer)
            }
        }
    }

    private var title: String { kind == .event ? strings.event : strings.offer }

    @ContentBuilder
    private func whole(_ offer: Offer) -> [Content] {
        Content.heading(offer.title, level: 1)
        offers.drawing.badges(of: offer)
        for line in offer.description.split(whereSeparator: \.isNewline) where line.contains(where: { $0 != " " }) {
            Content.text(String(line))
        }
        if let professional = offer.professional {
            Content.section(strings.professional) {
                Content.heading(strings.professional)
                Content.link(strings.facts.place(professional.name, professional.city)) {
                    self.offers.hooks.openProfessional(professional.id, self.context.router)
                }
            }
        }
        if let link = link(to: offer) {
            Content.button(strings.share) {
                self.offers.environment.device.sharing.share(SharedItem(title: offer.title, url: link))
            }
        }
    }

    private func link(to offer: Offer) -> String? {
        switch offer.kind {
        case .offer: context.router.link(to: OfferDetail(id: offer.id))
        case .event: context.router.link(to: EventDetail(id: offer.id))
        }
    }
}
