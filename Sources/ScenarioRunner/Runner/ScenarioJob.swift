public import CucumberGherkin
import ScenarioReports

/// One attempt at one scenario, as plain values: what a process needs to run it besides the product's vocabulary.
public struct ScenarioJob: Sendable, Hashable {
    /// A step as it is run.
    public struct Step: Sendable, Hashable {
        public let text: String
        public let type: PickleStep.StepType
        public let argument: PickleStep.Argument?
        /// `Scenarios/Madinia/catalogue.feature:12`
        public let place: String
    }

    /// Of the product.
    public let product: String
    /// The Gherkin language of the script.
    public let language: String
    /// With their `@`.
    public let tags: [String]
    public let steps: [Step]
}

extension ScenarioJob {
    init(_ pickle: Pickle, of feature: LoadedFeature, product: String) {
        self.init(
            product: product,
            language: pickle.language,
            tags: pickle.tags.map(\.name),
            steps: pickle.steps.map { step in
                let line = feature.written(step)?.location.line ?? pickle.location.line
                return Step(text: step.text, type: step.type, argument: step.argument, place: "\(pickle.uri):\(line)")
            }
        )
    }
}
