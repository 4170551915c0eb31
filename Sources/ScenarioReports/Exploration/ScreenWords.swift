import ScreenRendering

/// A screen as nested lists of words, as the page of a run has it: `badge “Durée”: 2 jours`.
struct ScreenWords {
    private let screen: ScreenElement
    private let language: String

    init(_ screen: ScreenElement, language: String) {
        self.screen = screen
        self.language = language
    }

    var html: String { list(screen.role == "app" ? screen.children : [screen]) }

    private func list(_ elements: [ScreenElement]) -> String {
        let items = elements.map { element in
            "<li>\(words(for: element))\(element.children.isEmpty ? "" : list(element.children))</li>"
        }
        return "<ul>\(items.joined())</ul>"
    }

    private func words(for element: ScreenElement) -> String {
        var words = ExplorationPage.escaped(element.role)
        if !element.label.isEmpty { words += " “\(said(element.label))”" }
        if let value = element.value { words += ": \(said(value))" }
        let notes = notes(on: element)
        return notes.isEmpty ? words : "\(words) [\(notes.joined(separator: ", "))]"
    }

    private func notes(on element: ScreenElement) -> [String] {
        let flags = element.flags
        var notes: [String] = []
        if element.role == "toggle" {
            notes.append(flags.contains(.selected) ? "on" : "off")
        } else if flags.contains(.selected) {
            notes.append("selected")
        }
        for (flag, name) in [
            (ScreenElement.Flags.disabled, "disabled"), (.busy, "busy"), (.valid, "valid"), (.invalid, "invalid"),
        ] where flags.contains(flag) {
            notes.append(name)
        }
        if let message = element.message { notes.append("“\(said(message))”") }
        if let placeholder = element.placeholder { notes.append("placeholder “\(said(placeholder))”") }
        if flags.contains(.focused) { notes.append("focused") }
        if let note = element.note { notes.append(ExplorationPage.escaped(note)) }
        if flags.contains(.covered) { notes.append("covered") }
        return notes
    }

    /// What the app says, in its language.
    private func said(_ text: String) -> String {
        "<bdi lang=\"\(ExplorationPage.escaped(language))\">\(HTMLText.typeset(text, language: language))</bdi>"
    }
}
