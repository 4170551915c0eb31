public import CucumberGherkin

/// A feature file that was read: its tree and the scenarios that were selected of it.
public struct LoadedFeature: Sendable {
    public let source: GherkinSource
    public let document: Gherkin.Document
    public internal(set) var pickles: [Pickle]
    private let steps: [String: Gherkin.Step]
    /// Of scenarios, by their ids.
    private let keywords: [String: String]
    private let places: ScenarioPlaces

    init(source: GherkinSource, document: Gherkin.Document, pickles: [Pickle]) {
        self.source = source
        self.document = document
        self.pickles = pickles
        steps = document.stepsByID
        keywords = Dictionary(document.allScenarios.map { ($0.id, $0.keyword) }) { first, _ in first }
        places = ScenarioPlaces(document)
    }

    /// Whether a line of the file names this scenario.
    func owns(_ line: Int, _ pickle: Pickle) -> Bool {
        places.owns(line, pickle)
    }

    public var uri: String { source.uri }

    /// The keyword a scenario was written with: `Scénario`, `Plan du scénario`.
    func keyword(of pickle: Pickle) -> String {
        pickle.astNodeIds.first.flatMap { keywords[$0] } ?? "Scenario"
    }

    /// The step as written, with its keyword and place.
    func written(_ step: PickleStep) -> Gherkin.Step? {
        step.astNodeIds.first.flatMap { steps[$0] }
    }
}

/// Feature files, read: what can be run, and what could not be read.
public struct LoadedScripts: Sendable {
    public var features: [LoadedFeature] = []
    public var errors: [GherkinError] = []
    /// The files that those faults are in.
    public private(set) var faulty: [GherkinSource] = []

    /// Reads all sources; identifiers come from one sequence.
    public init(_ sources: [GherkinSource], ids: inout IdentifierSequence) {
        for source in sources {
            do throws(GherkinErrors) {
                let document = try GherkinParser().parse(source, ids: &ids).get()
                let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
                features.append(LoadedFeature(source: source, document: document, pickles: pickles))
            } catch {
                errors += error.errors
                faulty.append(source)
            }
        }
    }

    /// How many scenarios there are to run.
    public var scenarioCount: Int { features.reduce(0) { $0 + $1.pickles.count } }

    /// Keeps the scenarios that a selection wants.
    public mutating func select(_ selection: ScenarioSelection) {
        for index in features.indices {
            let feature = features[index]
            features[index].pickles.removeAll { !selection.wants($0, of: feature) }
        }
        features.removeAll { $0.pickles.isEmpty }
    }
}

/// Which scenarios are run.
public struct ScenarioSelection: Sendable {
    public var tags: TagExpression?
    /// Words that the name holds, without regard to case.
    public var names: [String] = []
    /// Lines by uri: see ``ScenarioPlaces``.
    public var lines: [String: [Int]] = [:]

    public init() {}

    func wants(_ pickle: Pickle, of feature: LoadedFeature) -> Bool {
        if let tags, !tags.evaluate(pickle.tags.map(\.name)) { return false }
        if !names.isEmpty {
            let name = pickle.name.lowercased()
            guard names.contains(where: { name.contains($0.lowercased()) }) else { return false }
        }
        guard let lines = lines[feature.uri] else { return true }
        return lines.contains { feature.owns($0, pickle) }
    }
}

extension Gherkin.Document {
    fileprivate var stepsByID: [String: Gherkin.Step] {
        var steps: [String: Gherkin.Step] = [:]
        func add(_ list: [Gherkin.Step]) {
            for step in list { steps[step.id] = step }
        }
        for child in feature?.children ?? [] {
            switch child {
            case .background(let background): add(background.steps)
            case .scenario(let scenario): add(scenario.steps)
            case .rule(let rule):
                for child in rule.children {
                    switch child {
                    case .background(let background): add(background.steps)
                    case .scenario(let scenario): add(scenario.steps)
                    }
                }
            }
        }
        return steps
    }
}
