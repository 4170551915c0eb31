/// A feature file that was read: its tree and the scenarios that were selected of it.
public struct LoadedFeature: Sendable {
    public let source: GherkinSource
    public let document: Gherkin.Document
    public internal(set) var pickles: [Pickle]
    private let steps: [String: Gherkin.Step]

    init(source: GherkinSource, document: Gherkin.Document, pickles: [Pickle]) {
        self.source = source
        self.document = document
        self.pickles = pickles
        steps = document.stepsByID
    }

    public var uri: String { source.uri }

    /// The step as written, with its keyword and place.
    func written(_ step: PickleStep) -> Gherkin.Step? {
        step.astNodeIds.first.flatMap { steps[$0] }
    }
}

/// Feature files, read: what can be run, and what could not be read.
public struct LoadedScripts: Sendable {
    public var features: [LoadedFeature] = []
    public var errors: [GherkinError] = []

    /// Reads all sources; identifiers come from one sequence.
    public init(_ sources: [GherkinSource], ids: inout IdentifierSequence) {
        for source in sources {
            switch GherkinParser().parse(source, ids: &ids) {
            case .success(let document):
                let pickles = PickleCompiler().pickles(of: document, ids: &ids)
                features.append(LoadedFeature(source: source, document: document, pickles: pickles))
            case .failure(let faults):
                errors += faults.errors
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
    /// Lines by uri: of a scenario, a step, an example row; of the feature or a rule, all below it.
    public var lines: [String: [Int]] = [:]

    public init() {}

    func wants(_ pickle: Pickle, of feature: LoadedFeature) -> Bool {
        if let tags, !tags.evaluate(pickle.tags.map(\.name)) { return false }
        if !names.isEmpty {
            let name = pickle.name.lowercased()
            guard names.contains(where: { name.contains($0.lowercased()) }) else { return false }
        }
        guard let lines = lines[feature.uri] else { return true }
        let places = feature.document.lines(of: pickle)
        return lines.contains { places.contains($0) }
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

    /// The lines by which a scenario can be named. The first line of an outline names all its rows.
    fileprivate func lines(of pickle: Pickle) -> Set<Int> {
        var lines: Set<Int> = [pickle.location.line]
        guard let feature else { return lines }
        func add(_ scenario: Gherkin.Scenario, owners: [Int]) {
            guard pickle.astNodeIds.first == scenario.id else { return }
            lines.formUnion(owners + [scenario.location.line] + scenario.steps.map(\.location.line))
            for tag in scenario.tags { lines.insert(tag.location.line) }
            for examples in scenario.examples
            where examples.tableBody.contains(where: { pickle.astNodeIds.contains($0.id) }) {
                lines.insert(examples.location.line)
                if let header = examples.tableHeader { lines.insert(header.location.line) }
            }
        }
        for child in feature.children {
            switch child {
            case .background: break
            case .scenario(let scenario): add(scenario, owners: [feature.location.line])
            case .rule(let rule):
                for case .scenario(let scenario) in rule.children {
                    add(scenario, owners: [feature.location.line, rule.location.line])
                }
            }
        }
        return lines
    }
}
