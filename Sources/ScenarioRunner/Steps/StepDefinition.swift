public import CucumberExpressions
public import ScenarioReports

/// One expression of a step, and what it does.
public struct StepDefinition: Sendable {
    /// The usual keyword of a step; any keyword finds any definition. One defined as ``then`` is an assertion, which a
    /// script may time: « dans les 5 secondes », « pendant 5 secondes », « à cet instant ».
    public enum Kind: String, Sendable, CaseIterable {
        case given, when, then
    }

    public let kind: Kind
    /// The Gherkin language of the expression, `fr`.
    public let language: String
    public let expression: StepExpression
    /// What the step does, in one English line.
    public let summary: String
    public let location: FileLocation
    /// The current expression, if this one is a former wording.
    public let replacement: String?
    /// The position of the argument that names the text that must not show.
    var absent: Int?
    /// The steps it is made of, if it was written in Gherkin.
    public var phrase: Phrase?
    let run: @Sendable (ScenarioWorld, [ExpressionArgument]) throws -> Void
}

/// An error in a definition, found when the step library is built.
public struct StepDefinitionError: Error, Sendable, CustomStringConvertible {
    public let location: FileLocation
    public let fact: String
    /// The undefined parameter type and the expression that names it, where that is the error.
    let undefinedParameterType: (name: String, expression: String)?

    init(
        location: FileLocation,
        fact: String,
        undefinedParameterType: (name: String, expression: String)? = nil
    ) {
        self.location = location
        self.fact = fact
        self.undefinedParameterType = undefinedParameterType
    }

    public var description: String { "\(location): \(fact)" }
}
