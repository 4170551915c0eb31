import AppShellTexts
import CucumberGherkin
import ScenarioReports

extension RunPlan {
    /// Lint issues of its scenarios that a run would not reveal: outlines that fill in nothing, and steps in another language
    /// than their script, with one warning per script.
    var warnings: [ScriptWarning] {
        products.flatMap { product in
            product.features.flatMap { feature in
                Reader.$current.withValue(feature.reader) {
                    product.outlineWarnings(of: feature) + product.languageWarnings(of: feature)
                }
            }
        }
    }
}

extension ProductScripts {
    fileprivate func outlineWarnings(of feature: LoadedFeature) -> [ScriptWarning] {
        let chosen = Set(feature.pickles.map(\.scenario))
        let scenarios = feature.document.allScenarios.filter { chosen.contains($0.identifier) }
        return OutlineLint(feature.document, of: scenarios).issues
            .filter { $0.code == .outlineWithoutExamples || $0.code == .placeholderUnknown }.map(ScriptWarning.init)
    }

    fileprivate func languageWarnings(of feature: LoadedFeature) -> [ScriptWarning] {
        let language = feature.document.feature?.language ?? "en"
        var lines: Set<Int> = []
        for step in feature.pickles.flatMap(\.steps) {
            guard library.foreignWording(of: matcher.matches(step.text), in: language) != nil,
                let line = feature.written(step)?.location.line
            else { continue }
            lines.insert(line)
        }
        guard let first = lines.min() else { return [] }
        let fact = localized("\(lines.count, "step is|steps are") in another language than this script.")
        return [
            ScriptWarning(
                file: feature.uri,
                line: first,
                code: LintIssue.Code.stepLanguage.rawValue,
                text: fact + " " + localized("`\(Reader.current.command) lint` names each, with the words to write.")
            )
        ]
    }
}

extension ScriptWarning {
    fileprivate init(_ issue: LintIssue) {
        self.init(file: issue.file, line: issue.line, code: issue.code.rawValue, text: "\(issue.fact) \(issue.fix)")
    }
}
