import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// Steps in another language than that of their script, which has words for them too.
extension StepLint {
    mutating func checkLanguage(of step: Gherkin.Step, _ said: [SaidSteps.Said], in document: Gherkin.Document) {
        let language = document.feature?.language ?? "en"
        guard let text = said.first?.text, case let matches = library.matches(text),
            let expression = library.foreignWording(of: matches, in: language)
        else { return }
        // A row of examples says a value in the place of its column's name.
        let own = text == step.text && !matches[0].isSoft ? library.text(of: matches[0], in: language) : nil
        issues.append(
            LintIssue(
                .stepLanguage,
                document,
                step.location,
                fact: localized("“\(step.text)” is in another language than this script."),
                fix: localized("Write “\(own ?? expression)”."),
                suggestion: own
            )
        )
    }
}

extension StepLibrary {
    /// The expression that a script in a language has for a step in another one; nil for a step in its language.
    func foreignWording(of matches: [Match], in language: String) -> String? {
        guard matches.count == 1, definitions[matches[0].index].language != language,
            definitions[matches[0].index].phrase == nil
        else { return nil }
        return translation(of: matches[0].index, in: language)?.source
    }
}
