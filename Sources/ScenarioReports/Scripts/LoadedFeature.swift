public import CucumberGherkin

/// A feature file that was read: its tree and the scenarios that were selected of it.
public struct LoadedFeature: Sendable {
    public let source: GherkinSource
    public let document: Gherkin.Document
    public var pickles: [Pickle]
    private let steps: [String: Gherkin.Step]
    /// Of scenarios, by their ids.
    private let keywords: [String: String]
    private let places: ScenarioPlaces

    public init(source: GherkinSource, document: Gherkin.Document, pickles: [Pickle]) {
        self.source = source
        self.document = document
        self.pickles = pickles
        steps = document.stepsByID
        keywords = Dictionary(document.allScenarios.map { ($0.id, $0.keyword) }) { first, _ in first }
        places = ScenarioPlaces(document)
    }

    /// Whether a line of the file names this scenario.
    public func owns(_ line: Int, _ pickle: Pickle) -> Bool {
        places.owns(line, pickle)
    }

    public var uri: String { source.uri }

    /// The keyword a scenario was written with: `Scénario`, `Plan du scénario`.
    public func keyword(of pickle: Pickle) -> String {
        pickle.astNodeIds.first.flatMap { keywords[$0] } ?? "Scenario"
    }

    /// The step as written, with its keyword and place.
    public func written(_ step: PickleStep) -> Gherkin.Step? {
        step.astNodeIds.first.flatMap { steps[$0] }
    }
}

extension Gherkin.Document {
    fileprivate var stepsByID: [String: Gherkin.Step] {
        let steps = allBackgrounds.flatMap(\.steps) + allScenarios.flatMap(\.steps)
        return Dictionary(steps.map { ($0.id, $0) }) { first, _ in first }
    }
}
