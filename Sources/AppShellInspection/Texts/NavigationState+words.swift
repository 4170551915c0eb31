public import AppShell
package import AppShellTexts

extension NavigationState {
    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String {
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

extension KnownText {
    /// The shell's report of a command, `push catalog.list: tab formations: …`, or of a screen, in the language of the
    /// current `Reader`.
    package static func navigationEvent(_ english: String) -> String {
        guard Reader.current.language != .english else { return english }
        if let refused = english.wholeMatch(of: #/(.*?) refused: (.*)/#) {
            return localized("\(command(refused.1)) refused: \(reason(String(refused.2)))")
        }
        if let held = english.wholeMatch(of: #/(.*?) deferred by the lock “(.*)”/#) {
            return localized("\(command(held.1)) deferred by the lock “\(String(held.2))”")
        }
        if let unseen = english.wholeMatch(of: #/(.*?) can't be shown: (.*)/#) {
            return localized("\(String(unseen.1)) can't be shown: \(reason(String(unseen.2)))")
        }
        guard let event = english.wholeMatch(of: #/(.*?): ((?:tab )?[\w\-]+[.:(].*)/#) else { return english }
        return localized("\(command(event.1)): \(state(event.2))")
    }

    private static func command(_ english: Substring) -> String {
        let names = #/(replace by|pop to root|open sheet|[a-z]+)( .*)?/#
        guard let match = english.wholeMatch(of: names), let name = commandName(match.1) else { return String(english) }
        let place = String(match.2 ?? "")
        return name + (match.1 == "open" ? place.replacing(" on ", with: localized(" on ")) : place)
    }

    private static func commandName(_ english: Substring) -> String? {
        switch english {
        case "start": localized("start")
        case "restored": localized("restored")
        case "select": localized("select the tab")
        case "push", "open": localized("open")
        case "replace by": localized("replace by")
        case "pop to root": localized("back to the first screen")
        case "pop": localized("back")
        case "reset": localized("reset")
        case "present", "open sheet": localized("open the sheet")
        case "dismiss": localized("close the sheet")
        case "close": localized("close")
        case "lock": localized("lock")
        case "unlock": localized("unlock")
        default: nil
        }
    }

    /// A state's description.
    private static func state(_ english: Substring) -> String {
        var parts = english.split(separator: " + sheet ", omittingEmptySubsequences: false).map(String.init)
        if let tab = parts[0].wholeMatch(of: #/tab ([^:]*): (.*)/#) {
            parts[0] = localized("tab \(String(tab.1)): \(String(tab.2))")
        }
        let text = parts[0] + parts.dropFirst().map { " + " + localized("sheet \($0)") }.joined()
        return text.replacing(#/ \[locked: ([^\]]*)\]/#) { " [" + localized("locked: \(String($0.1))") + "]" }
    }
}
