import AppShell
import CucumberExpressions
import CucumberGherkin
import ScenarioRunner

/// What to write for a step that no definition matches, and the Swift code that would define it.
struct UndefinedStepActions {
    let document: OpenDocument
    let workspace: Workspace

    /// The nearest steps with the values of the text, the nearest first.
    func replacements(of place: StepPlace) -> [String] {
        place.vocabulary.library.suggestedSteps(for: place.text, in: document.lines.language)
            .filter { $0 != place.text }
    }

    /// A step in the words of another expression.
    func reworded(_ place: StepPlace, as expression: String) -> String {
        let use = place.uses.first
        return (use?.check ?? "")
            + place.vocabulary.library.filled(expression, from: place.text, timing: use?.timing)
    }

    /// Swift that defines the step.
    func snippet(for place: StepPlace, _ kind: StepDefinition.Kind, _ block: SwiftSnippet.Block?) -> String? {
        let generator = ExpressionGenerator(parameterTypes: place.vocabulary.library.parameterTypes)
        guard let expression = generator.generate(for: place.said).first else { return nil }
        return SwiftSnippet(
            kind: kind.rawValue,
            language: document.lines.language,
            expression: expression,
            block: block
        ).code
    }
}
