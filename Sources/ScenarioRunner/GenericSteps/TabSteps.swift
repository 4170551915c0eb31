import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    /// How many things wait on a tab.
    mutating func defineTabSteps() {
        step(
            .then,
            [
                "fr": "l'onglet {string} porte la pastille {string}",
                "en": "the {string} tab has the badge {string}",
            ],
            "The tab bar shows that number on the tab."
        ) { (world, title: String, badge: String) in
            try world.eventually {
                let shown = try world.tab(title).state.badge.map { "\($0)" }
                return Mismatch(localized("The badge of the tab “\(title)”"), expectedText: badge, actual: shown)?
                    .description
            }
        }
        step(
            .then,
            ["fr": "l'onglet {string} ne porte pas de pastille", "en": "the {string} tab has no badge"],
            "The tab bar shows no number on the tab."
        ) { (world, title: String) in
            try world.now {
                guard let badge = try world.tab(title).state.badge else { return nil }
                let subject = localized("The badge of the tab “\(title)”")
                return Mismatch(subject, expected: localized("none"), actual: "\(badge)").description
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func tab(_ title: String) throws -> ContentSnapshot {
        let finder = try finder()
        let tabs = finder.elements.filter { $0.element.role == .tab }
        guard let tab = tabs.first(where: { PlainText($0.element.label) == PlainText(title) }) else {
            throw finder.covered(title, for: .selecting)
                ?? HeadlessError.notFound(MissingElement(title, for: .selecting, of: finder.root))
        }
        return tab.element
    }
}
