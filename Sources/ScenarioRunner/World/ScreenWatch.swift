import AppShell
import AppShellHeadless
import ScenarioReports
import ScreenRendering

/// Compares the screen after each step with the one before.
struct Watch {
    private struct State: Equatable {
        let navigation: NavigationState?
        let screen: ContentSnapshot?
    }

    private var last: State?
    /// The product's, which does not change.
    private var theme: ScreenTheme?

    /// Nil where nothing has changed.
    mutating func snapshot(of session: HeadlessSession) -> ScreenSnapshot? {
        let state = State(navigation: try? session.navigation(), screen: try? session.content())
        guard state != last else { return nil }
        last = state
        if theme == nil, state.screen != nil { theme = ScreenTheme(session.manifest.theme) }
        return ScreenSnapshot(
            navigation: state.navigation.map { "\($0)" },
            screen: state.screen.map { ScreenElement($0) },
            theme: state.screen == nil ? nil : theme
        )
    }
}
