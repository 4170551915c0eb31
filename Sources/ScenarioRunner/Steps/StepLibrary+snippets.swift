import CucumberExpressions
import CucumberGherkin

extension StepLibrary {
    /// Swift that defines an undefined step: one snippet for each possible expression, the likeliest first.
    func snippets(
        for text: String,
        _ type: PickleStep.StepType,
        _ argument: PickleStep.Argument? = nil,
        in language: String
    ) -> [String] {
        let block: SwiftSnippet.Block? =
            argument?.dataTable != nil ? .table : argument?.docString != nil ? .docString : nil
        return ExpressionGenerator(parameterTypes: parameterTypes).generate(for: text).map { expression in
            SwiftSnippet(kind: type.kind.rawValue, language: language, expression: expression, block: block).code
        }
    }
}

extension PickleStep.StepType {
    /// The kind of a step with such a keyword.
    fileprivate var kind: StepDefinition.Kind {
        switch self {
        case .context, .unknown: .given
        case .action: .when
        case .outcome: .then
        }
    }
}
