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
    private var strings: PartnersStrings { partners.strings }

    func appear() async {
        await finder.loadIfNeeded()
    }

    func accessChanged() {
        // Where something covers it, it appears again.
        if context.router.isOnTop { context.tasks { await self.finder.loadIfNeeded() } }
    }

    var content: Content {
        if let gate = partners.hooks.gate(context.router) { return .screen(strings.list) { gate } }
        return .screen(strings.list, refresh: { await self.finder.refresh() }) {
            Content.heading(strings.list, level: 1)
            PartnerSearchControls(partners: partners) { self.context.tasks($0) }.contents
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

    private func list(_ found: [Partner]) -> [Content] {
        if !found.isEmpty {
            let cards = partners.drawing.cards(found) { self.context.router.push(PartnerDetail(id: $0.id)) }
            return [.list(strings.list) { cards }]
        }
        guard finder.isNarrowed else { return [.empty(strings.empty)] }
        return [.empty(strings.search.nothing), .button(strings.search.clear) { await self.finder.clear() }]
    }
}
