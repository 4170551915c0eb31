import AppShell
import Observation

/// All items as cards, or those that its filters find (MAD-FR5, MAD-FR9).
@Observable
final class CatalogListScreen: Screen {
    @ObservationIgnored private let catalog: Catalog
    @ObservationIgnored private let context: ScreenContext

    init(catalog: Catalog, context: ScreenContext) {
        self.catalog = catalog
        self.context = context
    }

    private var store: CatalogStore { catalog.store }
    private var strings: any CatalogStrings { catalog.strings }

    func appear() async {
        await store.loadIfNeeded()
    }

    var content: Content {
        .screen(strings.list, refresh: { await self.store.load() }) {
            Content.heading(strings.list, level: 1)
            // What was loaded stays readable offline (MAD-OFF1).
            Content.loaded(
                store.items,
                loading: strings.loading,
                errors: strings.errors,
                retry: strings.retry,
                load: { await self.store.load() },
                content: list
            )
        }
    }

    private func list(_ items: [CatalogItem]) -> [Content] {
        guard !items.isEmpty else { return [.empty(strings.empty)] }
        let shown = catalog.choices.apply(to: items, options: catalog.drawing.options)
        var contents = [catalog.path { self.open($0) }?.whole].compactMap(\.self) + filters(items)
        if shown.isEmpty {
            contents.append(.empty(strings.nothingFound))
        } else {
            let cards = catalog.drawing.cards(shown) { self.context.router.push(CatalogDetail(key: $0)) }
            contents.append(.list(strings.list) { return cards })
        }
        return contents
    }

    private func open(_ item: CatalogItem) {
        context.router.push(CatalogDetail(key: item.key))
    }

    /// Only what some item is found by.
    private func filters(_ items: [CatalogItem]) -> [Content] {
        let choices = catalog.choices
        var contents: [Content] = []
        for (index, filter) in choices.filters.enumerated() {
            let options = options(of: filter, index, items)
            guard options.count > 1 else { continue }
            contents.append(choice(filter.label, options, choices.chosen[index]) { choices.choose($0, of: index) })
        }
        if choices.isOn { contents.append(.button(strings.clearFilters) { choices.clear() }) }
        return contents
    }

    private func options(of filter: CatalogFilter, _ index: Int, _ items: [CatalogItem]) -> [String] {
        if let order = filter.order {
            let drawing = catalog.drawing
            return order.filter { option in items.contains { drawing.options(of: $0)[index].contains(option) } }
        }
        var options: [String] = []
        for item in items {
            for option in filter.options(item) where !options.contains(option) { options.append(option) }
        }
        return options
    }

    private func choice(
        _ label: String,
        _ options: [String],
        _ selected: String?,
        choose: @escaping (String?) -> Void
    ) -> Content {
        .choice(label, options: [strings.allFilter] + options, selected: selected ?? strings.allFilter) { option in
            choose(option == self.strings.allFilter ? nil : option)
        }
    }
}
