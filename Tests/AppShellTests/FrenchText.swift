import AppShell
import AppShellInspection
import AppShellTexts
import Testing

/// Checks that what is said in English is said in French, too, with nothing English left in it.
func expectFrench(_ english: String, sourceLocation: SourceLocation = #_sourceLocation, _ say: () -> String) {
    let french = Reader.$current.withValue(Reader(.french, translations: Translations.inspection), operation: say)
    // Codes, links, and what is quoted.
    let own = french.replacing(/\[[a-z-]+\]|https:\S+|« [^»]* »|\{[^}]*\}/, with: "")
    let words = own.matches(of: /\b(the|is|are|of|which|and|not|it|no|nothing|stands|write|add|give|drop|name)\b/)
    #expect(words.isEmpty && french != english, "\(french)", sourceLocation: sourceLocation)
    #expect(inEnglish(say) == english, sourceLocation: sourceLocation)
}

/// Checks each issue of a composition, its fact and its fix.
func expectFrench(_ issues: [CompositionIssue], sourceLocation: SourceLocation = #_sourceLocation) {
    for issue in issues {
        expectFrench("\(issue)", sourceLocation: sourceLocation) { issue.localizedDescription }
    }
}
