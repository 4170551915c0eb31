import AppShellHeadless
import CucumberExpressions
import CucumberGherkin
import ScenarioReports

/// The texts that steps of scripts say are absent, and the texts that their other steps name.
struct ScriptAbsences {
    /// A text that a step says is absent.
    struct Absence: Hashable {
        let text: String
        /// The line of the step, in a script.
        let location: FileLocation
        /// The Gherkin language of the script.
        let language: String
    }

    /// The tag of scenarios whose absent texts never show anywhere.
    static let tag = "@never-shown"

    /// In order. A line of an outline and one of a phrase have one for each text.
    private(set) var absences: [Absence] = []
    private(set) var said = TextPile()

    /// - Parameter others: scripts whose steps name texts too.
    init(_ product: ProductScripts, others: [LoadedFeature] = []) {
        var found: Set<Absence> = []
        var known: [String: [String]] = [:]
        for feature in product.features {
            for pickle in feature.pickles {
                let isExcepted = pickle.tags.contains { $0.name == Self.tag }
                for step in pickle.steps {
                    let texts: [String]
                    if let before = known[step.text] {
                        texts = before
                    } else {
                        texts = product.absentTexts(in: step)
                        known[step.text] = texts
                    }
                    guard !isExcepted, !texts.isEmpty, let written = feature.written(step) else { continue }
                    let location = FileLocation(file: feature.uri, line: written.location.line)
                    for text in texts {
                        let absence = Absence(text: text, location: location, language: pickle.language)
                        if found.insert(absence).inserted { absences.append(absence) }
                    }
                }
            }
        }
        guard !absences.isEmpty else { return }
        var seen: Set<String> = []
        for step in (product.features + others).flatMap(\.pickles).flatMap(\.steps) {
            let isNew = seen.insert(step.text).inserted
            if isNew || step.argument != nil { product.add(step, to: &said) }
        }
    }
}

extension ProductScripts {
    /// The texts that a step says are absent; those of the steps of a phrase.
    func absentTexts(in step: PickleStep) -> [String] {
        expanded([step]).compactMap { plain in
            let matches = matcher.matches(plain.text)
            guard matches.count == 1, let match = matches.first else { return nil }
            return library.definitions[match.index].absentText(match.arguments)
        }
    }

    /// Adds the texts that a step names, except in steps that check for their absence.
    fileprivate func add(_ step: PickleStep, to said: inout TextPile) {
        for plain in expanded([step]) {
            let matches = matcher.matches(plain.text)
            // A count other than 0 names its text.
            if let match = matches.first, library.definitions[match.index].absentText(match.arguments) != nil {
                continue
            }
            for argument in matches.first?.arguments ?? [] {
                if let text = (try? argument.value()) as? String { said.add(text) }
            }
            said.add(plain.text, isWhole: false)
            if let text = plain.argument?.docString?.content { said.add(text, isWhole: false) }
            for cell in (plain.argument?.dataTable?.rows ?? []).joined() { said.add(cell) }
        }
    }
}

extension [ScriptAbsences.Absence] {
    /// Those of these texts, the first of each line.
    func first(of texts: Set<String>) -> [ScriptAbsences.Absence] {
        var lines: Set<FileLocation> = []
        return filter { texts.contains($0.text) && lines.insert($0.location).inserted }
    }
}

extension StepDefinition {
    /// The text that must not show; nil where another number than 0 is counted.
    fileprivate func absentText(_ arguments: [ExpressionArgument]) -> String? {
        guard let absent, arguments.indices.contains(absent) else { return nil }
        let values = arguments.map { try? $0.value() }
        guard let text = values[absent] as? String, !PlainText(text).isEmpty,
            !values.contains(where: { ($0 as? Int).map { $0 != 0 } ?? false })
        else { return nil }
        return text
    }
}
