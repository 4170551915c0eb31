import AppShellTexts
import CucumberGherkin

extension LanguageHint {
    /// A sentence: `This looks French.`
    var fact: String {
        switch mismatch {
        case .undeclared(let actual, _): localized("This looks \(Reader.current.text(actual)).")
        case .misdeclared(let actual, let declared, _):
            localized(
                "This looks \(Reader.current.text(actual)), and the file says that it is \(Reader.current.text(declared))."
            )
        case .keyword(let written, let other, let own, _):
            localized("“\(written)” is \(Reader.current.text(other)), and this file is \(Reader.current.text(own)).")
        }
    }

    /// A sentence: ``Add `# language: fr` as the first line.``
    var fix: String {
        switch mismatch {
        case .undeclared(_, let code): localized("Add `# language: \(code)` as the first line.")
        case .misdeclared(_, _, let code): localized("Write `# language: \(code)`.")
        case .keyword(_, _, _, let wanted): localized("Write “\(wanted)”.")
        }
    }
}
