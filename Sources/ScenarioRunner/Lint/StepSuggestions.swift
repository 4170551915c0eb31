import CucumberExpressions

/// What undefined steps may have meant, of one vocabulary: each text is compared once, and the vocabulary is prepared
/// once for a language.
struct StepSuggestions {
    private struct Question: Hashable {
        let text: String
        let language: String
    }

    private let library: StepLibrary
    private var vocabularies: [String: ExpressionSuggestions] = [:]
    private var mends: [Question: String] = [:]

    init(_ library: StepLibrary) {
        self.library = library
    }

    /// The nearest step in the script's own language, or, where none is near, in another; a sentence.
    mutating func mend(for text: String, language: String) -> String {
        let question = Question(text: text, language: language)
        if let mend = mends[question] { return mend }
        let mend =
            if let nearest = nearest(to: text, in: language) ?? library.suggestions(for: text, limit: 1).first {
                "Nearest: “\(nearest)”."
            } else {
                "`appshell steps\(option(for: language))` lists those there are."
            }
        mends[question] = mend
        return mend
    }

    private mutating func nearest(to text: String, in language: String) -> String? {
        let vocabulary = vocabularies[language] ?? vocabulary(in: language)
        vocabularies[language] = vocabulary
        return vocabulary.nearest(to: text, limit: 1).first
    }

    private func vocabulary(in language: String) -> ExpressionSuggestions {
        ExpressionSuggestions(
            library.definitions.compactMap { definition in
                guard definition.language == language, case .cucumber(let expression) = definition.expression else {
                    return nil
                }
                return expression.source
            }
        )
    }

    private func option(for language: String) -> String {
        library.definitions.contains { $0.language == language } ? " --lang \(language)" : ""
    }
}
