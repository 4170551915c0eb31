public import CucumberExpressions
public import ScenarioReports

/// One way to say a step, and what it does.
public struct StepDefinition: Sendable {
    /// When a step is usually said: any keyword finds any definition. What is defined as ``then`` is an assertion, which
    /// a script may time: « dans les 5 secondes », « pendant 5 secondes », « à cet instant ».
    public enum Kind: String, Sendable, CaseIterable {
        case given, when, then
    }

    public let kind: Kind
    /// The Gherkin language of the expression, `fr`.
    public let language: String
    public let expression: StepExpression
    /// What the step does, in one English line.
    public let summary: String
    public let place: SourcePlace
    /// Of a former wording, the expression to say instead.
    public let replacement: String?
    let run: @Sendable (ScenarioWorld, [ExpressionArgument]) throws -> Void
}

/// A fault in a definition itself, found when the vocabulary is built.
public struct StepDefinitionError: Error, Sendable, CustomStringConvertible {
    public let place: SourcePlace
    public let fact: String
    /// The name of the parameter type that is not defined, and the expression that names it, where that is the fault.
    let undefinedParameterType: (name: String, expression: String)?

    init(
        place: SourcePlace,
        fact: String,
        undefinedParameterType: (name: String, expression: String)? = nil
    ) {
        self.place = place
        self.fact = fact
        self.undefinedParameterType = undefinedParameterType
    }

    public var description: String { "\(place): \(fact)" }
}
