import CucumberGherkin
public import ScenarioReports

extension StepLibrary {
    /// The steps of a file of phrases that take values, with samples in the places of `<1>` and `<2>`, by their lines. Those
    /// that take a value without a known sample are left out.
    public func sampleTexts(ofPhrasesIn feature: LoadedFeature) -> [Int: String] {
        let samples = PhraseSamples(parameterTypes)
        var texts: [Int: String] = [:]
        for pickle in feature.pickles {
            let values = StepRewording.parameters(of: pickle.name).map { samples.sample(of: $0) }
            for step in pickle.steps {
                let numbers = PhraseText(step.text).numbers
                guard !numbers.isEmpty, let written = feature.written(step),
                    numbers.allSatisfy({ values.indices.contains($0 - 1) && values[$0 - 1] != nil })
                else { continue }
                texts[written.location.line] = PhraseValues(written: values.map { $0 ?? "" }).filled(step).text
            }
        }
        return texts
    }
}
