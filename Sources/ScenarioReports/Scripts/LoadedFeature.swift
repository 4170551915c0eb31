public import CucumberGherkin

/// A parsed feature file with its selected scenarios.
public struct LoadedFeature: Sendable {
    public var pickles: [Pickle]
    private let file: File

    /// What all its scenarios share.
    private final class File: Sendable {
        let source: GherkinSource
        let document: Gherkin.Document
        let steps: [Identifier: Gherkin.Step]
        /// By scenario id.
        let keywords: [Identifier: String]
        let locations: ScenarioLocations
        let keys: ScenarioKeys

        init(_ source: GherkinSource, _ document: Gherkin.Document) {
            self.source = source
            self.document = document
            steps = document.stepsByID
            keywords = Dictionary(document.allScenarios.map { ($0.identifier, $0.keyword) }) { first, _ in first }
            locations = ScenarioLocations(document)
            keys = ScenarioKeys(document)
        }
    }

    public init(source: GherkinSource, document: Gherkin.Document, pickles: [Pickle]) {
        self.pickles = pickles
        file = File(source, document)
    }

    /// The same file with other scenarios of it.
    package init(_ feature: LoadedFeature, pickles: [Pickle]) {
        self.pickles = pickles
        file = feature.file
    }

    public var source: GherkinSource { file.source }

    public var document: Gherkin.Document { file.document }

    /// Whether a line of the file names this scenario.
    public func owns(_ line: Int, _ pickle: Pickle) -> Bool {
        file.locations.owns(line, pickle)
    }

    public var uri: String { file.source.uri }

    /// What names the scenario in records of several runs.
    public func key(of pickle: Pickle) -> ScenarioKey { file.keys.key(of: pickle) }

    /// The keyword in the script: `Scénario`, `Plan du scénario`.
    public func keyword(of pickle: Pickle) -> String {
        file.keywords[pickle.scenario] ?? "Scenario"
    }

    /// The step as written, with its keyword and location.
    public func written(_ step: PickleStep) -> Gherkin.Step? {
        file.steps[step.writtenStep]
    }
}

extension Gherkin.Document {
    fileprivate var stepsByID: [Identifier: Gherkin.Step] {
        var steps: [Identifier: Gherkin.Step] = [:]
        for background in allBackgrounds {
            for step in background.steps { steps[step.identifier] = step }
        }
        for scenario in allScenarios {
            for step in scenario.steps { steps[step.identifier] = step }
        }
        return steps
    }
}
