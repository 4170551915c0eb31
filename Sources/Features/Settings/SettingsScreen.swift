import AppShell
import Observation

/// Every section with its rows, as they are now.
@Observable
final class SettingsScreen: Screen {
    /// Counts what was set here, so that a row is drawn anew also where what it reads can't be observed.
    private var changes = 0
    @ObservationIgnored private let title: String
    @ObservationIgnored private let sections: [SettingsSection]
    @ObservationIgnored private let hooks: SettingsHooks
    @ObservationIgnored private let webPages: any WebPageOpener
    @ObservationIgnored private let router: Router

    init(
        title: String,
        sections: [SettingsSection],
        hooks: SettingsHooks,
        webPages: any WebPageOpener,
        router: Router
    ) {
        self.title = title
        self.sections = sections
        self.hooks = hooks
        self.webPages = webPages
        self.router = router
    }

    func appear() async { hooks.onAppear() }

    var content: Content {
        _ = changes
        return .screen(title) {
            Content.heading(title, level: 1)
            if let gate = hooks.gate(router) {
                gate
            } else {
                for section in sections { draw(section) }
            }
        }
    }

    private func draw(_ section: SettingsSection) -> Content? {
        let note = section.note()
        if section.rows.isEmpty, note == nil { return nil }
        return .section(section.title) {
            Content.heading(section.title)
            note.map { Content.text($0) }
            for row in section.rows { draw(row) }
        }
    }

    private func draw(_ row: SettingsRow) -> Content? {
        switch row {
        case .toggle(let label, let isOn, let isEnabled, let set):
            var toggle = Content.toggle(label, isOn: isOn()) { isOn in
                guard isEnabled() else { return }
                set(isOn)
                self.changes += 1
            }
            toggle.state.isDisabled = !isEnabled()
            return toggle
        case .choice(let label, let options, let selected, let isEnabled, let choose):
            var choice = Content.choice(label, options: options, selected: selected()) { option in
                guard isEnabled() else { return }
                choose(option)
                self.changes += 1
            }
            choice.state.isDisabled = !isEnabled()
            return choice
        case .button(let label, let isShown, let action):
            return isShown() ? .button(label) { action() } : nil
        case .webPage(let label, let url):
            return .link(label) { self.webPages.open(url) }
        }
    }
}
