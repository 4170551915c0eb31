import AppShell

/// How the search is drawn over the list.
struct OfferSearchControls {
    let offers: Offers
    /// Starts what a control asks for.
    let start: (@escaping () async -> Void) -> Void

    private var finder: OfferFinder { offers.finder }
    private var strings: OfferSearchStrings { offers.strings.search }

    @ContentBuilder
    var contents: [Content] {
        Content.toggle(strings.aroundMe, isOn: finder.whereabouts.isWanted) { isOn in
            start { await finder.setAround(isOn) }
        }
        note
        if !offers.radii.isEmpty {
            choice(strings.radius, strings.anyRadius, offers.radii.map { ($0, text(ofRadius: $0)) }, finder.radius) {
                radius in await finder.choose(radius: radius)
            }
        }
        if !offers.categories.isEmpty {
            let options = offers.categories.map { ($0.id, $0.title) }
            choice(strings.category, strings.allCategories, options, finder.category) { category in
                await finder.choose(category: category)
            }
        }
        choice(strings.kind, strings.allKinds, [(.offer, strings.offers), (.event, strings.events)], finder.kind) {
            kind in
            await finder.choose(kind: kind)
        }
    }

    /// What there is to know of the position.
    private var note: Content? {
        switch finder.whereabouts.state {
        case .asking: .progress(strings.locating)
        case .unknown(.denied): .banner(strings.denied)
        case .unknown(.unavailable): .banner(strings.unavailable)
        case .unwanted, .known: nil
        }
    }

    private func text(ofRadius radius: Int) -> String {
        strings.kilometres(offers.environment.formats.number(radius))
    }

    private func choice<Value: Equatable>(
        _ label: String,
        _ all: String,
        _ options: [(value: Value, title: String)],
        _ selected: Value?,
        choose: @escaping (Value?) async -> Void
    ) -> Content {
        let title = selected.flatMap { selected in options.first { $0.value == selected }?.title }
        return .choice(label, options: [all] + options.map(\.title), selected: title ?? all) { option in
            start { await choose(options.first { $0.title == option }?.value) }
        }
    }
}
