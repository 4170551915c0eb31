import AppShell
import Observation

/// All partners, or those of a search, the nearest first (AIC-25, AIC-28).
@Observable
final class PartnerListScreen: Screen, AccessFollower {
    @ObservationIgnored private let partners: Partners
    @ObservationIgnored private let context: ScreenContext

    init(partners: Partners, context: ScreenContext) {
        self.partners = partners
        self.context = context
        partners.tell(self)
    }

    private var finder: PartnerFinder { partners.finder }
    private var words: PartnersWords { partners.words }

    func appear() async {
        await finder.loadIfNeeded()
    }

    func accessChanged() {
        // Where something covers it, it appears again.
        if context.router.isOnTop { context.tasks { await self.finder.loadIfNeeded() } }
    }

    var content: Content {
        if let gate = partners.hooks.gate(context.router) { return .screen(words.list) { gate } }
        return .screen(words.list, refresh: { await self.finder.refresh() }) {
            Content.heading(words.list, level: 1)
            PartnerSearchControls(partners: partners) { self.context.tasks($0) }.contents
            switch finder.results {
            case .idle, .loading:
                Content.loading(words.loading)
            case .failed(let error):
                Content.failure(error, words: words.errors, retry: words.retry) { await self.finder.refresh() }
            case .loaded(let found), .refreshing(let found):
                list(found)
            case .stale(let found, let error):
                Content.stale(error, words: words.errors, retry: words.retry) { await self.finder.refresh() }
                list(found)
            }
        }
    }

    private func list(_ found: [Partner]) -> [Content] {
        if !found.isEmpty {
            let cards = partners.drawing.cards(found) { self.context.router.push(PartnerDetail(id: $0.id)) }
            return [.list(words.list) { cards }]
        }
        guard finder.isNarrowed else { return [.empty(words.empty)] }
        return [.empty(words.search.nothing), .button(words.search.clear) { await self.finder.clear() }]
    }
}
