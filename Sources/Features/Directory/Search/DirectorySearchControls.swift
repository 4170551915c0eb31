import AppShell

/// The search controls above the list.
struct DirectorySearchControls<Record: DirectoryRecord> {
    let directory: Directory<Record>
    /// Runs a control's action.
    let start: (@escaping () async -> Void) -> Void

    private var finder: DirectoryFinder<Record> { directory.finder }
    private var strings: any DirectoryStrings { directory.strings }

    @ContentBuilder
    var contents: [Content] {
        if let nearby = directory.nearby { controls(of: nearby) }
        if !directory.categories.isEmpty {
            let options = directory.categories.map { ($0.id, $0.title) }
            choice(strings.category, strings.allCategories, options, finder.category) { category in
                await finder.choose(category: category)
            }
        }
        if let kinds = directory.kinds {
            choice(kinds.label, kinds.all, kinds.options, finder.kind) { kind in await finder.choose(kind: kind) }
        }
    }

    @ContentBuilder
    private func controls(of nearby: DirectoryNearby) -> [Content] {
        let strings = nearby.strings
        Content.toggle(strings.aroundMe, isOn: finder.whereabouts.isWanted) { isOn in
            start { await finder.setAround(isOn) }
        }
        note(strings)
        if !nearby.radii.isEmpty {
            let options = nearby.radii.map { ($0, strings.kilometres(directory.environment.formats.number($0))) }
            choice(strings.radius, strings.anyRadius, options, finder.radius) { radius in
                await finder.choose(radius: radius)
            }
        }
    }

    /// Says what is known about the position.
    private func note(_ strings: any NearbyStrings) -> Content? {
        switch finder.whereabouts.state {
        case .asking: .progress(strings.locating)
        case .unknown(.denied): .banner(strings.denied)
        case .unknown(.unavailable): .banner(strings.unavailable)
        case .unwanted, .known: nil
        }
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
