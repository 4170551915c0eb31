public import CucumberGherkin

extension ProductScripts {
    /// The steps with those of phrases in their place: for hosts that know the product's own steps only.
    public func expanded(_ steps: [PickleStep]) -> [PickleStep] {
        steps.flatMap { expanded($0, depth: 0) }
    }

    private func expanded(_ step: PickleStep, depth: Int) -> [PickleStep] {
        let matches = matcher.matches(step.text)
        guard matches.count == 1, let match = matches.first, let phrase = library.definitions[match.index].phrase,
            step.argument == nil, depth < StepRun.deepestPhrase
        else { return [step] }
        let values = PhraseValues(match.arguments)
        return phrase.steps.flatMap { expanded(values.filled($0.step), depth: depth + 1) }
    }
}
