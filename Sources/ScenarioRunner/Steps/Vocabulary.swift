import CucumberExpressions
import Synchronization

/// What undefined steps are compared with: made at the first of them, as most runs have none.
final class Vocabulary: Sendable {
    private let made = Mutex<[String?: ExpressionSuggestions]>([:])

    /// - Parameter definitions: of the library that this one belongs to, the same each time.
    func suggestions(of definitions: [StepDefinition], in language: String?) -> ExpressionSuggestions {
        made.withLock { made in
            if let suggestions = made[language] { return suggestions }
            let expressions = definitions.compactMap { definition -> String? in
                guard language == nil || definition.language == language else { return nil }
                return if case .cucumber(let expression) = definition.expression { expression.source } else { nil }
            }
            let suggestions = ExpressionSuggestions(expressions)
            made[language] = suggestions
            return suggestions
        }
    }
}
