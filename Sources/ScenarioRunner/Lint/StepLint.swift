import CucumberExpressions
import CucumberGherkin

/// Steps that no definition fits, or several; and which definitions are used.
struct StepLint {
    private(set) var findings: [LintFinding] = []
    /// By their places in the library.
    private(set) var used: Set<Int> = []
    private let document: Gherkin.Document
    private let library: StepLibrary
    /// By the id of the step: what it says, as rows of examples fill it in.
    private var said: [String: [Said]] = [:]
    /// The ids and texts that `said` has.
    private var known: Set<String> = []
    /// By the id of the row.
    private var rowLines: [String: Int] = [:]

    /// What a step says, each text once.
    private struct Said {
        let text: String
        /// The first line of examples that makes it say so; nil without examples.
        let row: Int?
    }

    private enum Verdict: Equatable {
        case defined, undefined, ambiguous
    }

    init(_ feature: LoadedFeature, _ library: StepLibrary) {
        document = feature.document
        self.library = library
        let scenarios = document.allScenarios
        for row in scenarios.flatMap({ $0.examples.flatMap(\.tableBody) }) { rowLines[row.id] = row.location.line }
        for pickle in feature.pickles { add(pickle) }
        let steps = document.allBackgrounds.flatMap(\.steps) + scenarios.flatMap(\.steps)
        for step in steps { check(step) }
    }

    private mutating func add(_ pickle: Pickle) {
        for step in pickle.steps {
            guard let id = step.astNodeIds.first, known.insert("\(id) \(step.text)").inserted else { continue }
            let row = step.astNodeIds.count > 1 ? step.astNodeIds.last.flatMap { rowLines[$0] } : nil
            said[id, default: []].append(Said(text: step.text, row: row))
        }
    }

    private mutating func check(_ step: Gherkin.Step) {
        // What no pickle says, of a background without scenarios for instance, is looked at as it is written.
        let written = step.text.contains("<") ? [] : [Said(text: step.text, row: nil)]
        let said = said[step.id] ?? written
        var verdicts: [Verdict] = []
        for said in said {
            let matches = library.matches(said.text)
            used.formUnion(matches.map(\.index))
            verdicts.append(matches.isEmpty ? .undefined : matches.count == 1 ? .defined : .ambiguous)
        }
        guard let first = verdicts.first else { return }
        if verdicts.allSatisfy({ $0 == first }) {
            report(first, of: step, said[0].text, row: nil)
        } else {
            for (said, verdict) in zip(said, verdicts) { report(verdict, of: step, said.text, row: said.row) }
        }
    }

    /// - Parameter row: the line of examples that is to blame; nil for the step itself.
    private mutating func report(_ verdict: Verdict, of step: Gherkin.Step, _ text: String, row: Int?) {
        let place = row.map { Gherkin.Location(line: $0) } ?? step.location
        let whose = row == nil ? "" : "With this row the step on line \(step.location.line) says “\(text)”. "
        switch verdict {
        case .defined: break
        case .undefined:
            let fact = row == nil ? "No step is written like “\(text)”." : whose + "No step is written like that."
            findings.append(LintFinding(.stepUndefined, document, place, fact: fact, mend: mend(for: text)))
        case .ambiguous:
            let definitions = library.matches(text).map { library.definitions[$0.index] }
            let places = definitions.map { "“\($0.expression.source)” (\($0.place))" }.joined(separator: ", ")
            let what = row == nil ? "“\(text)”" : "it"
            findings.append(
                LintFinding(
                    .stepAmbiguous,
                    document,
                    place,
                    fact: whose + "\(definitions.count) definitions fit \(what): \(places).",
                    mend: "Make one of them more specific."
                )
            )
        }
    }

    /// The nearest step in the script's own language, or, where none is near, in another.
    private func mend(for text: String) -> String {
        let language = document.feature?.language ?? "en"
        let nearest = library.suggestions(for: text, limit: 20)
        let own = Set(library.definitions.filter { $0.language == language }.map(\.expression.source))
        if let best = nearest.first(where: own.contains) ?? nearest.first { return "Nearest: “\(best)”." }
        let languages = Set(library.definitions.map(\.language))
        let option = languages.contains(language) ? " --lang \(language)" : ""
        return "`appshell steps\(option)` lists those there are."
    }
}
