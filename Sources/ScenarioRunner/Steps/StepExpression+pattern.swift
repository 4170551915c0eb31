import CucumberExpressions
import ScenarioReports

extension StepExpression {
    /// As reports know it.
    var pattern: RunDefinition.Pattern {
        switch self {
        case .cucumber(let expression): .cucumberExpression(expression.source)
        case .regular(let expression): .regularExpression(expression.source)
        }
    }
}
