import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// The steps of a product in the descriptions of scenarios and backgrounds, where they do not run: after `Quant` or without
/// any keyword.
struct DescribedSteps {
    /// A line and what stands there.
    struct Line {
        /// From 1.
        let number: Int
        let text: String

        var hint: GherkinError.Hint {
            GherkinError.Hint(
                fact: localized(
                    "“\(text)” is a step, but without a keyword it is part of the description and does not run."
                ),
                fix: localized("Begin it with a keyword, spelt as it is; or word the description otherwise.")
            )
        }
    }

    let lines: [Line]

    init(in feature: LoadedFeature, _ library: StepLibrary) {
        guard feature.document.hasDescribedSteps, !feature.source.isMarkdown else {
            lines = []
            return
        }
        let bytes = Array(feature.source.text.utf8)
        var isOpen = false
        var lines: [Line] = []
        for (index, line) in Gherkin.ScriptLines(feature.source).lines.enumerated() {
            switch line.kind {
            case .scenario, .background: isOpen = true
            case .feature, .rule, .examples, .step: isOpen = false
            case .other where isOpen:
                let text = String(decoding: bytes[line.text], as: UTF8.self)
                if Self.isStep(text, of: library) { lines.append(Line(number: index + 1, text: text)) }
            default: break
            }
        }
        // What is told of already.
        let told = lines.isEmpty ? [] : Set(KeywordHint.all(in: feature.source, errors: []).map(\.line))
        self.lines = lines.filter { !told.contains($0.number) }
    }

    /// Whether it is one, or is after up to three words that may have been meant as a keyword.
    private static func isStep(_ text: String, of library: StepLibrary) -> Bool {
        var rest = text[...]
        for _ in 0...3 {
            guard !rest.isEmpty else { return false }
            if !library.matches(String(rest)).isEmpty { return true }
            guard let end = rest.firstIndex(where: { $0.isWhitespace || $0 == "'" || $0 == "’" }) else { return false }
            rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
        }
        return false
    }
}

extension Gherkin.Document {
    /// Whether a scenario or background has a description.
    fileprivate var hasDescribedSteps: Bool {
        allBackgrounds.contains { !$0.description.isEmpty } || allScenarios.contains { !$0.description.isEmpty }
    }
}

extension ProductScripts {
    /// The steps of its scripts that do not run: an error, since the scenario says something else than it does.
    var describedSteps: [GherkinError] {
        features.flatMap { feature in
            Reader.$current.withValue(feature.reader) {
                DescribedSteps(in: feature, library).lines.map { line in
                    GherkinError(described: line.hint, line: line.number, uri: feature.uri)
                }
            }
        }
    }
}
