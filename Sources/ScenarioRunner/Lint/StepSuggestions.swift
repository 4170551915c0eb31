import AppShellTexts

/// Suggestions for undefined steps, as sentences.
struct StepSuggestions {
    private let library: StepLibrary

    init(_ library: StepLibrary) {
        self.library = library
    }

    /// The nearest step in the script's language, or else in another.
    ///
    /// - Parameter written: the step as the file would have it.
    func fix(for text: String, language: String, written: (String) -> String = { $0 }) -> String {
        let own = library.suggestedSteps(for: text, in: language, limit: 1).first
        if let nearest = own ?? library.suggestedSteps(for: text, limit: 1).first {
            return localized("Write “\(written(nearest))”.")
        }
        return localized("`\(library.listCommand(for: language))` lists them all.")
    }
}
