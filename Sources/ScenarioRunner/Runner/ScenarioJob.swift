public import CucumberGherkin
import ScenarioReports

/// One attempt at one scenario, as plain values: what a process needs to run it besides the product's vocabulary.
public struct ScenarioJob: Sendable, Hashable {
    /// A step as it is run.
    public struct Step: Sendable, Hashable {
        public let text: String
        public let type: PickleStep.StepType
        public let argument: PickleStep.Argument?
        /// In the job's file.
        public let line: Int
    }

    /// Of the product.
    public let product: String
    /// Of the script: `Scenarios/Madinia/catalogue.feature`
    public let uri: String
    /// The scenario's, in the script; of an outline, that of the row.
    public let line: Int
    /// The Gherkin language of the script.
    public let language: String
    /// With their `@`.
    public let tags: [String]
    public let steps: [Step]
}

extension ScenarioJob {
    init(_ testCase: TestCase) {
        let pickle = testCase.pickle
        self.init(
            product: testCase.product,
            uri: pickle.uri,
            line: pickle.location.line,
            language: pickle.language,
            tags: pickle.tags.map(\.name),
            steps: testCase.steps.compactMap { step in
                guard let written = step.pickleStep else { return nil }
                let line = step.sourcePlace?.line ?? pickle.location.line
                return Step(text: written.text, type: written.type, argument: written.argument, line: line)
            }
        )
    }

    func place(of step: Step) -> String { "\(uri):\(step.line)" }
}
