import AppShell

/// How a path is drawn: whole on the home screen and over the list, as one step on an item's page.
struct CatalogPathContent {
    let path: CatalogPath
    let store: CatalogStore
    let open: (CatalogItem) -> Void

    /// All steps whose items are known; nil while none is.
    var whole: Content? {
        let steps = path.steps.enumerated().compactMap { index, step in
            store.known(step.key).map { card(index, step, $0) }
        }
        guard !steps.isEmpty else { return nil }
        return .section(path.strings.title) {
            Content.heading(path.strings.title)
            Content.text(path.strings.explanation)
            Content.orderedList(path.strings.title) { steps }
        }
    }

    /// Where an item stands, and what comes before and after it; nil for one that is no step.
    func neighbours(of item: CatalogItem) -> Content? {
        guard let index = path.position(of: item) else { return nil }
        return .section(path.strings.title) {
            Content.heading(path.strings.title)
            Content.text(path.strings.position(index + 1, path.steps.count))
            Content.text(path.strings.explanation)
            if let previous = neighbour(index - 1) { link(previous, path.strings.previous) }
            if let next = neighbour(index + 1) { link(next, path.strings.next) }
        }
    }

    private func card(_ index: Int, _ step: CatalogPath.Step, _ item: CatalogItem) -> Content {
        .card(path.strings.step(index + 1, item.title), action: { self.open(item) }) {
            Content.text(step.summary)
        }
    }

    private func neighbour(_ index: Int) -> CatalogItem? {
        path.steps.indices.contains(index) ? store.known(path.steps[index].key) : nil
    }

    private func link(_ item: CatalogItem, _ strings: (String) -> String) -> Content {
        .link(strings(item.title)) { self.open(item) }
    }
}
