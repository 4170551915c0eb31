import CucumberExpressions

extension StepLibrary {
    /// The steps nearest to a text that no definition matches, the nearest first, as a script says them:
    /// `je tape sur "Starter"` for `je tape sur Starter`.
    ///
    /// - Parameter language: that of the script; nil for all.
    public func suggestedSteps(for text: String, in language: String? = nil, limit: Int = 3) -> [String] {
        let straight = StepSpelling.withStraightQuotes(text)
        let step = SoftCheck(beginningOf: straight)?.step ?? straight
        let check = straight.dropLast(step.count)
        return suggestions(for: straight, in: language, limit: limit)
            .map { check + filled($0, from: meaning(of: step, as: $0, in: language)) }
            .uniqued()
    }

    /// An expression with the values of a text; examples replace values that the text lacks.
    public func filled(_ expression: String, from text: String, timing: String? = nil) -> String {
        let language = definitions.first { $0.expression.source == expression }?.language ?? "en"
        let parts = StepWording.parts(of: expression)
        let names = parts.enumerated().compactMap { $0 % 2 == 1 ? $1 : nil }
        func step(_ values: [String?]) -> String? {
            let values = zip(names, values).map { name, value in value ?? example(of: name, in: language) }
            return StepRewording.text(of: expression, values: values, timing: timing, language: language)
        }
        let amounts = WrittenAmounts.inDigits(text, language: language)
        var written = WrittenValues(amounts)
        let found = names.map { written.next(of: $0, parameterTypes[$0]?.patterns ?? []) }
        let unquoted = UnquotedValues(amounts, parts: parts).strings
        let candidates = [unquoted.map { $0.map(Optional.some) } ?? found, found, names.map { _ in nil }]
        return candidates.lazy.compactMap(step).first(where: isRunnable) ?? step(found) ?? expression
    }

    private func example(of name: String, in language: String) -> String {
        let text =
            ParameterExample.choices(of: name, in: parameterTypes)?.first
            ?? ParameterExample.text(of: name, in: language)
        return name == "string" ? "\"\(text)\"" : text
    }

    private func isRunnable(_ text: String) -> Bool {
        let matches = matches(text)
        return matches.count == 1 && matches[0].arguments.allSatisfy { (try? $0.value()) != nil }
    }

    /// The text in the vocabulary's words, where testers have others for the expression.
    private func meaning(of text: String, as expression: String, in language: String?) -> String {
        let tables = language.map { [StepSynonyms.of($0)].compactMap(\.self) } ?? StepSynonyms.every
        let beginning = StepWording.parts(of: expression)[0]
        return tables.lazy.compactMap { $0.meant(by: text) }.first { $0.hasPrefix(beginning) } ?? text
    }
}
