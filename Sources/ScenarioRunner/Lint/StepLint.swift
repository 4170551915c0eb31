import CucumberExpressions
import CucumberGherkin
public import ScenarioReports

/// Steps that no definition fits, or several; and which definitions are used, over all scripts that are added.
struct StepLint {
    var findings: [LintIssue] = []
    /// By their places in the library.
    private(set) var used: Set<Int> = []
    let library: StepLibrary
    private let suggestions: StepSuggestions

    private enum Verdict: Equatable {
        case defined, undefined, ambiguous
    }

    init(_ library: StepLibrary) {
        self.library = library
        suggestions = StepSuggestions(library)
    }

    mutating func add(_ feature: LoadedFeature) {
        let document = feature.document
        let said = SaidSteps(feature)
        let steps = document.allBackgrounds.flatMap(\.steps) + document.allScenarios.flatMap(\.steps)
        for step in steps { check(said.texts(of: step), of: step, in: document) }
    }

    private mutating func check(_ said: [SaidSteps.Said], of step: Gherkin.Step, in document: Gherkin.Document) {
        var verdicts: [Verdict] = []
        for said in said {
            let matches = library.matches(said.text)
            used.formUnion(matches.map(\.index))
            verdicts.append(matches.isEmpty ? .undefined : matches.count == 1 ? .defined : .ambiguous)
        }
        checkArguments(of: step, said, in: document)
        guard let first = verdicts.first else { return }
        if verdicts.allSatisfy({ $0 == first }) {
            report(first, of: step, said[0].text, row: nil, in: document)
        } else {
            for (said, verdict) in zip(said, verdicts) {
                report(verdict, of: step, said.text, row: said.row, in: document)
            }
        }
    }

    /// - Parameter row: the line of examples that is to blame; nil for the step itself.
    private mutating func report(
        _ verdict: Verdict,
        of step: Gherkin.Step,
        _ text: String,
        row: Int?,
        in document: Gherkin.Document
    ) {
        let place = row.map { Gherkin.Location(line: $0) } ?? step.location
        let whose = row == nil ? "" : "With this row the step on line \(step.location.line) says “\(text)”. "
        switch verdict {
        case .defined: break
        case .undefined:
            if StepQuotes.isOpen(in: text) {
                let fact = whose + "A quotation mark is open at the end of “\(text)”."
                let fix = "Write a second \" behind the text that it begins."
                findings.append(LintIssue(.quoteUnclosed, document, place, fact: fact, fix: fix))
                return
            }
            let fact = row == nil ? "No step is written like “\(text)”." : whose + "No step is written like that."
            let fix = suggestions.fix(for: text, language: document.feature?.language ?? "en")
            findings.append(LintIssue(.stepUndefined, document, place, fact: fact, fix: fix))
        case .ambiguous:
            let definitions = library.matches(text).map { library.definitions[$0.index] }
            let places = definitions.map { "“\($0.expression.source)” (\($0.location))" }.joined(separator: ", ")
            let what = row == nil ? "“\(text)”" : "it"
            findings.append(
                LintIssue(
                    .stepAmbiguous,
                    document,
                    place,
                    fact: whose + "\(definitions.count) definitions fit \(what): \(places).",
                    fix: "Make one of them more specific."
                )
            )
        }
    }
}

/// What the steps of a script say, as rows of examples fill them in.
struct SaidSteps {
    /// What a step says, each text once.
    struct Said {
        let text: String
        /// The first line of examples that makes it say so; nil without examples.
        let row: Int?
    }

    /// By the id of the step.
    private var said: [String: [Said]] = [:]

    init(_ feature: LoadedFeature) {
        var rowLines: [String: Int] = [:]
        let rows = feature.document.allScenarios.flatMap { $0.examples.flatMap(\.tableBody) }
        for row in rows { rowLines[row.id] = row.location.line }
        var known: Set<String> = []
        for step in feature.pickles.flatMap(\.steps) {
            guard let id = step.astNodeIds.first, known.insert("\(id) \(step.text)").inserted else { continue }
            let row = step.astNodeIds.count > 1 ? step.astNodeIds.last.flatMap { rowLines[$0] } : nil
            said[id, default: []].append(Said(text: step.text, row: row))
        }
    }

    /// What no pickle says, of a background without scenarios for instance, is looked at as it is written.
    func texts(of step: Gherkin.Step) -> [Said] {
        let written = step.text.contains("<") ? [] : [Said(text: step.text, row: nil)]
        return said[step.id] ?? written
    }
}
