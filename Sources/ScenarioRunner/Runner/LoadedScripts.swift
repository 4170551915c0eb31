public import CucumberGherkin
public import ScenarioReports

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
                errors += Self.swallowed(by: document, in: source)
            } catch {
                errors += Self.explained(error.errors, in: source)
                faulty.append(source)
            }
        }
    }

    /// Lines that another language's keyword begins: they are descriptions here, and what stands under them does not run.
    private static func swallowed(by document: Gherkin.Document, in source: GherkinSource) -> [GherkinError] {
        guard document.descriptions.contains(where: { $0.contains(":") }) else { return [] }
        return LanguageHint.all(for: source).map { hint in
            let location = Gherkin.Location(line: hint.line, column: 1)
            return GherkinError(message: "(\(hint.line):1): \(hint.text)", location: location, uri: source.uri)
        }
    }

    /// Each hint above the error of its line, and what holds for the whole file above the first.
    private static func explained(_ errors: [GherkinError], in source: GherkinSource) -> [GherkinError] {
        var errors = errors
        for hint in LanguageHint.all(for: source, faultyLines: Set(errors.map(\.location.line))) {
            let index = errors.firstIndex { $0.location.line == hint.line } ?? (hint.line == 1 ? 0 : nil)
            if let index, errors[index].hint == nil { errors[index].hint = hint.text }
        }
        return errors
    }

    /// A file that was not read.
    public mutating func add(_ error: GherkinError, in source: GherkinSource) {
        errors.append(error)
        faulty.append(source)
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
    /// Lines by uri: see `ScenarioLocations`.
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
    fileprivate var descriptions: [String] {
        let rules = (feature?.children ?? []).map { if case .rule(let rule) = $0 { rule.description } else { "" } }
        return [feature?.description ?? ""] + rules + allBackgrounds.map(\.description)
            + allScenarios.flatMap { [$0.description] + $0.examples.map(\.description) }
    }
}
