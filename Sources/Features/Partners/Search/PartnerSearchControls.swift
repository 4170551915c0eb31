import AppShell

/// How the search is drawn over the list.
struct PartnerSearchControls {
    let partners: Partners
    /// Starts what a control asks for.
    let start: (@escaping () async -> Void) -> Void

    private var finder: PartnerFinder { partners.finder }
    private var strings: PartnerSearchStrings { partners.strings.search }

    @ContentBuilder
    var contents: [Content] {
        Content.toggle(strings.aroundMe, isOn: finder.whereabouts.isWanted) { isOn in
            start { await finder.setAround(isOn) }
        }
        note
        if !partners.radii.isEmpty {
            choice(strings.radius, strings.anyRadius, partners.radii.map { ($0, text(ofRadius: $0)) }, finder.radius) {
                radius in await finder.choose(radius: radius)
            }
        }
        if !partners.categories.isEmpty {
            let options = partners.categories.map { ($0.id, $0.title) }
            choice(strings.category, strings.allCategories, options, finder.category) { category in
                await finder.choose(category: category)
            }
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
        strings.kilometres(partners.environment.formats.number(radius))
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
