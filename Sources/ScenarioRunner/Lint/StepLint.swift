import AppShellTexts
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// Undefined and ambiguous steps, and former wordings. Also collects the definitions that all added scripts use.
struct StepLint {
    var issues: [LintIssue] = []
    /// Indices into the library's definitions.
    private(set) var used: Set<Int> = []
    let library: StepLibrary
    private let suggestions: StepSuggestions

    private enum Verdict: Equatable {
        case defined, undefined, ambiguous
    }

    init(_ product: ProductScripts) {
        library = product.library
        suggestions = StepSuggestions(library)
        used = product.usedByPhrases
    }

    mutating func add(_ feature: LoadedFeature) {
        let document = feature.document
        let said = SaidSteps(feature)
        let steps = document.allBackgrounds.flatMap(\.steps) + document.allScenarios.flatMap(\.steps)
        Reader.$current.withValue(feature.reader) {
            for step in steps { check(said.texts(of: step), of: step, in: document) }
            for line in DescribedSteps(in: feature, library).lines {
                let (location, hint) = (Gherkin.Location(line: line.number), line.hint)
                issues.append(LintIssue(.stepInDescription, document, location, fact: hint.fact, fix: hint.fix))
            }
        }
    }

    private mutating func check(_ said: [SaidSteps.Said], of step: Gherkin.Step, in document: Gherkin.Document) {
        var verdicts: [Verdict] = []
        for said in said {
            let matches = library.matches(said.text)
            used.formUnion(matches.map(\.index))
            verdicts.append(matches.isEmpty ? .undefined : matches.count == 1 ? .defined : .ambiguous)
        }
        checkArguments(of: step, said, in: document)
        checkWording(of: step, said, in: document)
        checkLanguage(of: step, said, in: document)
        guard let first = verdicts.first else { return }
        if verdicts.allSatisfy({ $0 == first }) {
            report(first, of: step, said[0].text, row: nil, in: document)
        } else {
            for (said, verdict) in zip(said, verdicts) {
                report(verdict, of: step, said.text, row: said.row, in: document)
            }
        }
    }

    private mutating func checkWording(of step: Gherkin.Step, _ said: [SaidSteps.Said], in document: Gherkin.Document) {
        let former = said.flatMap { library.matches($0.text) }.map { library.definitions[$0.index] }
        guard let definition = former.first(where: { $0.replacement != nil }), let replacement = definition.replacement
        else { return }
        let fact = localized("“\(definition.expression.source)” is a former wording.")
        let fix = localized("Write “\(replacement)”.")
        issues.append(
            LintIssue(.stepRenamed, document, step.location, fact: fact, fix: fix, suggestion: replacement)
        )
    }

    /// - Parameter row: the line of examples that causes it; nil for the step itself.
    private mutating func report(
        _ verdict: Verdict,
        of step: Gherkin.Step,
        _ text: String,
        row: Int?,
        in document: Gherkin.Document
    ) {
        let location = row.map { Gherkin.Location(line: $0) } ?? step.location
        // What is wrong with one row only is told of the step as the row fills it in.
        let line = step.location.line
        func told(_ fact: String) -> String {
            row == nil ? fact : localized("With this row the step on line \(line) says “\(text)”.") + " " + fact
        }
        switch verdict {
        case .defined: break
        case .undefined:
            if StepQuotes.isOpen(in: text) {
                let fact = told(localized("A quotation mark is not closed in “\(text)”."))
                let fix = localized("Add the closing \" after the text.")
                issues.append(LintIssue(.quoteUnclosed, document, location, fact: fact, fix: fix))
                return
            }
            let fact = told(
                localized(row == nil ? "No step definition matches “\(text)”." : "No step definition matches it.")
            )
            let fix =
                library.mistake(in: text)
                ?? suggestions.fix(for: text, language: document.feature?.language ?? "en")
            issues.append(LintIssue(.stepUndefined, document, location, fact: fact, fix: fix))
        case .ambiguous:
            let definitions = library.matches(text).map { library.definitions[$0.index] }
            let locations = definitions.map { "“\($0.expression.source)” (\($0.location))" }.joined(separator: ", ")
            let fact =
                row == nil
                ? localized("\(definitions.count) definitions match “\(text)”: \(locations).")
                : told(localized("\(definitions.count) definitions match it: \(locations)."))
            issues.append(
                LintIssue(
                    .stepAmbiguous,
                    document,
                    location,
                    fact: fact,
                    fix: localized("Make one of them more specific.")
                )
            )
        }
    }
}

/// The texts of a script's steps, with the examples filled in.
struct SaidSteps {
    /// One text of a step.
    struct Said {
        let text: String
        /// The first row of examples that gives this text; nil without examples.
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

    /// Steps without a pickle, such as a background without scenarios, are checked as they are written.
    func texts(of step: Gherkin.Step) -> [Said] {
        let written = step.text.contains("<") ? [] : [Said(text: step.text, row: nil)]
        return said[step.id] ?? written
    }
}
