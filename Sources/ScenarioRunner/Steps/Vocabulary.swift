import CucumberExpressions
import Synchronization

/// The expressions that undefined steps are compared with, made for the first of them, as most runs have none. Each text is
/// compared once.
final class Vocabulary: Sendable {
    private struct Question: Hashable {
        let text: String
        let language: String?
        let limit: Int
    }

    private struct State {
        var languages: [String?: ExpressionSuggestions] = [:]
        var answers: [Question: [String]] = [:]
    }

    private let state = Mutex(State())

    /// The nearest expressions, the nearest first.
    ///
    /// - Parameters:
    ///   - definitions: those of the same library each time.
    ///   - language: that of the expressions; nil for all.
    func nearest(to text: String, among definitions: [StepDefinition], in language: String?, limit: Int) -> [String] {
        let question = Question(text: text, language: language, limit: limit)
        return state.withLock { state in
            if let answer = state.answers[question] { return answer }
            let suggestions = state.languages[language] ?? Self.suggestions(of: definitions, in: language)
            let answer = suggestions.nearest(to: text, limit: limit)
            state.languages[language] = suggestions
            state.answers[question] = answer
            return answer
        }
    }

    private static func suggestions(of definitions: [StepDefinition], in language: String?) -> ExpressionSuggestions {
        ExpressionSuggestions(
            definitions.compactMap { definition in
                guard definition.replacement == nil, language == nil || definition.language == language,
                    case .cucumber(let expression) = definition.expression
                else { return nil }
                return expression.source
            }
        )
    }
}
