import AppShell
import Observation

/// Says what the product is, and leads to everything else (MAD-FR3).
@Observable
final class CatalogHomeScreen: Screen {
    /// The next sessions that are shown.
    private static let maximumHighlights = 3

    @ObservationIgnored private let setup: CatalogHomeSetup
    @ObservationIgnored private let catalog: Catalog
    @ObservationIgnored private let context: ScreenContext

    init(setup: CatalogHomeSetup, catalog: Catalog, context: ScreenContext) {
        self.setup = setup
        self.catalog = catalog
        self.context = context
    }

    func appear() async {
        await catalog.store.loadIfNeeded()
    }

    var content: Content {
        .screen(setup.strings.title, refresh: { await self.catalog.store.load() }) {
            Content.image(setup.strings.logo, source: "logo")
            Content.heading(setup.strings.brand, level: 1)
            Content.text(setup.strings.tagline)
            for button in setup.headerButtons { draw(button) }
            Content.loaded(
                catalog.store.items,
                loading: catalog.strings.loading,
                errors: catalog.strings.errors,
                retry: catalog.strings.retry,
                load: { await self.catalog.store.load() },
                content: discovery
            )
            if !setup.quickAccess.isEmpty {
                Content.section(setup.strings.quickAccess) {
                    Content.heading(setup.strings.quickAccess)
                    for button in setup.quickAccess { draw(button) }
                }
            }
        }
    }

    private func discovery(_ items: [CatalogItem]) -> [Content] {
        [catalog.path { self.open($0) }?.whole, highlights(items)].compactMap(\.self)
    }

    /// The next sessions with a seat left, the soonest first.
    private func highlights(_ items: [CatalogItem]) -> Content? {
        let now = catalog.environment.clock.now
        let upcoming = items.compactMap { item in
            item.session(at: now).flatMap { $0.isFull ? nil : (item, $0.start) }
        }
        let soonest = upcoming.sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }.prefix(Self.maximumHighlights)
        guard !soonest.isEmpty else { return nil }
        return .section(setup.strings.highlights) {
            Content.heading(setup.strings.highlights)
            Content.list(setup.strings.highlights) {
                for (item, _) in soonest { catalog.drawing.card(item) { self.open(item) } }
            }
        }
    }

    private func open(_ item: CatalogItem) {
        context.router.open(CatalogDetail(key: item.key))
    }

    private func draw(_ button: CatalogHomeSetup.Button) -> Content {
        .button(button.label) { button.act(self.context.router) }
    }
}
