import CucumberExpressions

extension StepConsole {
    /// The same step in another language of its definition.
    ///
    /// - Returns: nil where no definition matches, or has an expression in that language.
    public func translated(_ step: ConsoleStep, to language: String) -> ConsoleStep? {
        let matches = product.matcher.matches(step.text)
        guard matches.count == 1 else { return nil }
        let definition = product.library.definitions[matches[0].index]
        if definition.language == language { return step }
        // The expressions of one definition have one location.
        let other = product.library.definitions.first {
            $0.location == definition.location && $0.language == language && $0.replacement == nil
        }
        guard case .cucumber(let expression) = other?.expression,
            var text = StepWording(matches[0].arguments, in: language).text(of: expression.source)
        else { return nil }
        if let timing = matches[0].timing {
            guard let words = timing.words(in: language) else { return nil }
            // A step that ends with a colon has its time before it.
            let colon = text.hasSuffix(":") ? (language.hasPrefix("fr") ? " :" : ":") : ""
            text = String(text.dropLast(colon.count)) + " " + words + colon
        }
        var translated = step
        translated.text = text
        return translated
    }
}
