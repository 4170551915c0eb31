import CucumberExpressions

/// A step as a person reads it.
struct ReadableStep {
    let kind: StepDefinition.Kind
    let summary: String
    /// Literal texts and names of parameters by turns.
    let parts: [String]
    let text: String
}

extension StepLibrary {
    /// The current steps of a language, but those of regular expressions.
    func wordings(in language: String) -> [ReadableStep] {
        definitions.compactMap { definition in
            guard definition.language == language, definition.replacement == nil,
                case .cucumber(let expression) = definition.expression
            else { return nil }
            let parts = StepWording.parts(of: expression.source)
            return ReadableStep(
                kind: definition.kind,
                summary: definition.localizedSummary,
                parts: parts,
                text: BegunStep.wording(parts)
            )
        }
    }
}
