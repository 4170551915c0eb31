import CucumberExpressions
import Synchronization

/// What undefined steps are compared with: made at the first of them, as most runs have none.
final class Vocabulary: Sendable {
    private let made = Mutex<ExpressionSuggestions?>(nil)

    /// - Parameter definitions: of the library that this one belongs to, the same each time.
    func suggestions(of definitions: [StepDefinition]) -> ExpressionSuggestions {
        made.withLock { made in
            if let made { return made }
            let expressions = definitions.compactMap { definition -> String? in
                if case .cucumber(let expression) = definition.expression { expression.source } else { nil }
            }
            let suggestions = ExpressionSuggestions(expressions)
            made = suggestions
            return suggestions
        }
    }
}
