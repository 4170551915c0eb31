import CucumberExpressions
import CucumberGherkin
import ScenarioRunner

/// What a step is for, by the lines around it.
enum StepKind {
    /// By its keyword, or by that of a step before; nil where none says it.
    static func of(_ lines: [Gherkin.ScriptLine], at number: Int) -> StepDefinition.Kind? {
        for line in lines.prefix(number + 1).reversed() {
            if line.isTitle { return .given }
            guard case .step(let type) = line.kind else { continue }
            switch type {
            case .context: return .given
            case .action: return .when
            case .outcome: return .then
            case .conjunction, .unknown: continue
            }
        }
        return nil
    }

    /// The table or text under a step.
    static func block(_ lines: [Gherkin.ScriptLine], under number: Int) -> SwiftSnippet.Block? {
        for line in lines.dropFirst(number + 1) {
            switch line.kind {
            case .row: return .table
            case .delimiter: return .docString
            case .blank, .comment: continue
            default: return nil
            }
        }
        return nil
    }
}
