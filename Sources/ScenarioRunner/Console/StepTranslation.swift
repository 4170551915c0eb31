import CucumberExpressions

extension StepConsole {
    /// The same step in another language of its definition.
    ///
    /// - Returns: nil where no definition matches, or has an expression in that language.
    public func translated(_ step: ConsoleStep, to language: String) -> ConsoleStep? {
        let matches = product.matcher.matches(step.text)
        guard matches.count == 1 else { return nil }
        if product.library.definitions[matches[0].index].language == language { return step }
        guard let text = product.library.text(of: matches[0], in: language) else { return nil }
        var translated = step
        translated.text = text
        return translated
    }
}

extension StepLibrary {
    /// The current expression of a definition in another language; nil if it is not defined in it. All expressions of one
    /// definition have the same location.
    func translation(of index: Int, in language: String) -> StepExpression? {
        definitions.first {
            $0.location == definitions[index].location && $0.language == language && $0.replacement == nil
        }?.expression
    }

    /// A step in another language; nil if its definition lacks that language, or a value can't be written in it.
    func text(of match: Match, in language: String) -> String? {
        guard case .cucumber(let expression) = translation(of: match.index, in: language),
            let text = StepWording(match.arguments, in: language).text(of: expression.source)
        else { return nil }
        guard let timing = match.timing else { return text }
        guard let words = timing.words(in: language) else { return nil }
        // A step that ends with a colon has its time before it.
        let colon = text.hasSuffix(":") ? (language.hasPrefix("fr") ? " :" : ":") : ""
        return String(text.dropLast(colon.count)) + " " + words + colon
    }
}
