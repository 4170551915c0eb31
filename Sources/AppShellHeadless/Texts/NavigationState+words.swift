package import AppShell
import AppShellTexts

extension NavigationState {
    /// Its `description` in the language of the current `Reader`.
    package var localizedDescription: String {
        var text = Self.words(for: base.routes)
        if let selected { text = localized("tab \(selected): \(text)") }
        for sheet in sheets { text = localized("\(text) + sheet \(Self.words(for: sheet.routes))") }
        for lock in locks { text = localized("\(text) [locked: \(lock.name)]") }
        return text
    }

    private static func words(for routes: [Route]) -> String {
        routes.map(\.description).joined(separator: " › ")
    }
}
