import AppShellTexts
import ScreenRendering

/// A screen as nested lists of words, as the page of a run has it: `badge “Durée”: 2 jours`. In the language of the
/// current `Reader`, but for what the app says.
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
        var words = ExplorationPage.said(roleName(of: element))
        if !element.label.isEmpty { words += " " + quoted(element.label) }
        if let value = element.value {
            words = ExplorationPage.said(
                localized("\(ExplorationPage.mark): \(ExplorationPage.mark)"),
                with: [words, said(value)]
            )
        }
        let notes = notes(on: element)
        return notes.isEmpty ? words : "\(words) [\(notes.joined(separator: ", "))]"
    }

    private func notes(on element: ScreenElement) -> [String] {
        let flags = element.flags
        var notes: [String] = []
        if element.role == "toggle" {
            notes.append(ExplorationPage.said(localized(flags.contains(.selected) ? "on" : "off")))
        } else if flags.contains(.selected) {
            notes.append(ExplorationPage.said(localized("selected")))
        }
        for (flag, name) in [
            (ScreenElement.Flags.disabled, localized("disabled")), (.busy, localized("busy")),
            (.valid, localized("valid")), (.invalid, localized("invalid")),
        ] where flags.contains(flag) {
            notes.append(ExplorationPage.said(name))
        }
        if let message = element.message { notes.append(quoted(message)) }
        if let placeholder = element.placeholder {
            let words = localized("placeholder “\(ExplorationPage.mark)”")
            notes.append(ExplorationPage.said(words, with: [said(placeholder)]))
        }
        if flags.contains(.focused) { notes.append(ExplorationPage.said(localized("focused"))) }
        if let note = element.note {
            let isEnglish = Reader.current.language == .english
            notes.append(ExplorationPage.said(isEnglish ? note : element.drawing?.localizedNote ?? note))
        }
        if flags.contains(.covered) { notes.append(ExplorationPage.said(localized("covered"))) }
        return notes
    }

    private func roleName(of element: ScreenElement) -> String {
        let heading = "heading "
        guard element.role.hasPrefix(heading) else { return Reader.current.text(element.role) }
        return localized("heading \(element.role.dropFirst(heading.count))")
    }

    private func quoted(_ text: String) -> String {
        ExplorationPage.said(localized("“\(ExplorationPage.mark)”"), with: [said(text)])
    }

    /// What the app says, in its language.
    private func said(_ text: String) -> String {
        "<bdi lang=\"\(ExplorationPage.escaped(language))\">\(HTMLText.typeset(text, language: language))</bdi>"
    }
}
