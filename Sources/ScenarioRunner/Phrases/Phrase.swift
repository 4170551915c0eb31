import AppShellTexts
public import CucumberGherkin
public import ScenarioReports

/// A step that is made of other steps, written in Gherkin: its title is the step's expression.
public struct Phrase: Hashable, Sendable {
    /// One of its steps, with `<1>` for the first value of the phrase.
    struct Step: Hashable, Sendable {
        /// As written: `Quand `.
        let keyword: String
        let step: PickleStep
        let line: Int
    }

    /// A Cucumber Expression.
    public let expression: String
    /// The Gherkin language of its file.
    public let language: String
    public let location: FileLocation
    /// The first line of its description, or else its steps.
    public let summary: String
    let steps: [Step]

    /// An assertion consists of assertions; a setting comes before the app acts.
    var kind: StepDefinition.Kind {
        let types = Set(steps.map(\.step.type))
        return types == [.outcome] ? .then : types == [.context] ? .given : .when
    }
}

/// The phrases of some files, and what is wrong with the files.
public struct PhraseBook: Sendable {
    public private(set) var phrases: [Phrase] = []
    /// What does not depend on the other steps of a product.
    public private(set) var issues: [LintIssue] = []

    /// How the names of such files end.
    public static let suffix = ".phrases.feature"

    public init(_ sources: [GherkinSource] = []) {
        for source in sources { add(source) }
    }

    /// Adds what is wrong with a file that could not be read.
    public mutating func add(_ issue: LintIssue) { issues.append(issue) }

    private mutating func add(_ source: GherkinSource) {
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([source], ids: &ids)
        let lint = ScriptLint(requirements: nil)
        issues += lint.issues(ofErrorsIn: scripts)
        for feature in scripts.features { Reader.$current.withValue(feature.reader) { add(feature) } }
    }

    private mutating func add(_ feature: LoadedFeature) {
        let document = feature.document
        for background in document.allBackgrounds {
            add(
                document,
                background.location.line,
                fact: localized("A file of phrases has no background."),
                fix: localized("Write its steps in each phrase that needs them.")
            )
        }
        for tag in document.allTags.joined() {
            let fact = localized("A phrase has no tags: \(tag.name) says nothing here.")
            add(document, tag.location.line, fact: fact, fix: localized("Remove it."))
        }
        let pickles = Dictionary(feature.pickles.map { ($0.scenario, $0) }) { first, _ in first }
        for scenario in document.allScenarios {
            let line = scenario.location.line
            guard scenario.examples.isEmpty else {
                add(
                    document,
                    line,
                    fact: localized("A phrase has no examples."),
                    fix: localized("Write its values as {string} or {int} in its title, and <1>, <2> in its steps.")
                )
                continue
            }
            guard !scenario.steps.isEmpty, let pickle = pickles[scenario.identifier] else {
                add(
                    document,
                    line,
                    fact: localized("The phrase “\(scenario.name)” has no steps."),
                    fix: localized("Add some, or remove the phrase.")
                )
                continue
            }
            phrases.append(Phrase(scenario, pickle, in: feature))
        }
    }

    private mutating func add(_ document: Gherkin.Document, _ line: Int, fact: String, fix: String) {
        issues.append(LintIssue(.phraseInvalid, file: document.uri, line: line, fact: fact, fix: fix))
    }
}

extension Phrase {
    fileprivate init(_ scenario: Gherkin.Scenario, _ pickle: Pickle, in feature: LoadedFeature) {
        let own = Set(scenario.steps.map(\.id))
        steps = pickle.steps.compactMap { step in
            guard let written = feature.written(step), own.contains(written.id) else { return nil }
            return Step(keyword: written.keyword, step: step, line: written.location.line)
        }
        expression = scenario.name
        language = pickle.language
        location = FileLocation(file: pickle.uri, line: scenario.location.line)
        let lines = scenario.description.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
        summary =
            lines.first { !$0.isEmpty }.map(String.init)
            ?? steps.map { $0.keyword + $0.step.text }.joined(separator: " · ")
    }
}
