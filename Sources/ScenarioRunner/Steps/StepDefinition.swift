public import CucumberExpressions

/// One way to say a step, and what it does.
public struct StepDefinition: Sendable {
    /// When a step is usually said. Only the vocabulary's order depends on it: any keyword finds any definition.
    public enum Kind: String, Sendable, CaseIterable {
        case given, when, then
    }

    /// Where a definition stands in the source.
    public struct Place: Hashable, Sendable, CustomStringConvertible {
        public let file: String
        public let line: Int

        public var description: String { "\(file):\(line)" }
    }

    public let kind: Kind
    /// The Gherkin language of the expression, `fr`.
    public let language: String
    public let expression: CucumberExpression
    /// What the step does, in one English line.
    public let summary: String
    public let place: Place
    let run: @Sendable (ScenarioWorld, [ExpressionArgument]) throws -> Void
}

/// A fault in a definition itself, found when the vocabulary is built.
public struct StepDefinitionFault: Error, Sendable, CustomStringConvertible {
    public let place: StepDefinition.Place
    public let fact: String

    public var description: String { "\(place): \(fact)" }
}

/// Hands a step's arguments over one by one, as the types its body takes.
final class ArgumentCursor {
    private var rest: ArraySlice<ExpressionArgument>

    init(_ arguments: [ExpressionArgument]) {
        rest = arguments[...]
    }

    func take<Value: Sendable>(_: Value.Type) throws -> Value {
        guard let argument = rest.popFirst() else { throw StepFailure("The step has fewer arguments than its body.") }
        let value = try argument.value()
        guard let typed = value as? Value else {
            throw StepFailure(
                "{\(argument.parameterTypeName)} gives \(type(of: value)), while the step's body takes \(Value.self)."
            )
        }
        return typed
    }
}
