import CucumberGherkin
import Testing

/// Texts taken through the front end.
enum GherkinSample {
    /// The tree of a text that has to parse.
    static func parsed(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> Gherkin.Document {
        var ids = IdentifierSequence()
        let result = GherkinParser().parse(GherkinSource(uri: "test.feature", text: text), ids: &ids)
        if case .failure(let failure) = result { Issue.record("\(failure)", sourceLocation: location) }
        return try result.get()
    }

    /// The error texts of a text that must not parse.
    static func errors(in text: String) -> [String] {
        var ids = IdentifierSequence()
        guard case .failure(let failure) = GherkinParser().parse(GherkinSource(uri: "", text: text), ids: &ids) else {
            return []
        }
        return failure.errors.map(\.message)
    }

    /// The pickles of a text that has to parse.
    static func pickles(of text: String, _ location: SourceLocation = #_sourceLocation) throws -> [Pickle] {
        var ids = IdentifierSequence()
        return try PickleCompiler().pickles(of: parsed(text, location), ids: &ids)
    }
}

extension Gherkin.Document {
    /// The scenarios of the feature itself.
    var scenarios: [Gherkin.Scenario] {
        (feature?.children ?? []).compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
    }

    var steps: [Gherkin.Step] { scenarios.flatMap(\.steps) }
}
