import AppShellTexts
public import CucumberGherkin
public import ScenarioReports

/// Parsed feature files, and the errors of those that do not parse.
public struct LoadedScripts: Sendable {
    public var features: [LoadedFeature] = []
    public var errors: [GherkinError] = []
    /// The files with errors.
    public private(set) var filesWithErrors: [GherkinSource] = []

    /// Parses all sources.
    public init(_ sources: [GherkinSource], ids: inout IdentifierSequence) {
        for source in sources {
            do throws(GherkinErrors) {
                let document = try GherkinParser().parse(source, ids: &ids).get()
                let pickles = try PickleCompiler().pickles(of: document, ids: &ids)
                let feature = LoadedFeature(source: source, document: document, pickles: pickles)
                features.append(feature)
                errors += Reader.$current.withValue(feature.reader) { Self.swallowed(by: document, in: source) }
            } catch {
                errors += Reader.$current.withValue(source.reader) { Self.explained(error.errors, in: source) }
                filesWithErrors.append(source)
            }
        }
    }

    /// Lines that begin with nearly a keyword, or with another language's, are descriptions, and the steps below them would
    /// not run.
    private static func swallowed(by document: Gherkin.Document, in source: GherkinSource) -> [GherkinError] {
        guard document.descriptions.contains(where: { !$0.isEmpty }) else { return [] }
        return KeywordHint.all(in: source, errors: []).map { hint in
            GherkinError(described: hint.text, line: hint.line, uri: source.uri)
        }
    }

    /// Says each error in plain words. A hint about the whole file goes to the first error, and what follows from it is left
    /// out.
    private static func explained(_ errors: [GherkinError], in source: GherkinSource) -> [GherkinError] {
        var errors = errors
        let hints = KeywordHint.all(in: source, errors: errors)
        let whole = hints.first(where: \.isOfWholeFile)
        if let first = errors.first, whole != nil || SyntaxHint.isOfWholeFile(first) { errors = [first] }
        let syntax = SyntaxHint(source)
        for index in errors.indices {
            let own = whole ?? hints.first { $0.line == errors[index].location.line }
            errors[index].hint = own?.text ?? syntax.hint(for: errors[index])
        }
        return errors
    }

    /// Adds a file that could not be read.
    public mutating func add(_ error: GherkinError, in source: GherkinSource) {
        errors.append(error)
        filesWithErrors.append(source)
    }

    /// The number of selected scenarios.
    public var scenarioCount: Int { features.reduce(0) { $0 + $1.pickles.count } }

    /// Keeps the scenarios of a selection.
    public mutating func select(_ selection: ScenarioSelection) {
        for index in features.indices {
            let feature = features[index]
            features[index].pickles.removeAll { !selection.wants($0, of: feature) }
        }
        features.removeAll { $0.pickles.isEmpty }
    }
}

/// Which scenarios run.
public struct ScenarioSelection: Sendable {
    public var tags: TagExpression?
    /// Parts of names, in upper or lower case; a scenario needs one of them.
    public var names: [String] = []
    /// The id of a module; only scenarios that open it alone.
    public var feature: String?
    /// Lines by uri: see `ScenarioLocations`.
    public var lines: [String: [Int]] = [:]
    /// By the names of earlier runs; nil: all.
    public var keys: Set<ScenarioKey>?

    public init() {}

    func wants(_ pickle: Pickle, of feature: LoadedFeature) -> Bool {
        if let tags, !tags.evaluate(pickle.tagNames) { return false }
        if !names.isEmpty {
            let name = pickle.name.lowercased()
            guard names.contains(where: { name.contains($0.lowercased()) }) else { return false }
        }
        if let module = self.feature, !FeatureAlone.isAbout(module, pickle) { return false }
        if let keys, !keys.contains(feature.key(of: pickle)) { return false }
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
