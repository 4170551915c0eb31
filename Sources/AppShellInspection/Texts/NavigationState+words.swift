package import AppShell
import AppShellTexts

extension NavigationState {
    /// Its `description` in the language of the current `Reader`.
    package var localizedDescription: String {
        let routes = base.routes.words
        var text = selected.map { localized("tab \($0): \(routes)") } ?? routes
        for sheet in sheets { text += " + " + localized("sheet \(sheet.routes.words)") }
        for lock in locks { text += " [" + localized("locked: \(lock.name)") + "]" }
        return text
    }
}

extension [Route] {
    fileprivate var words: String { map(\.description).joined(separator: " › ") }
}
