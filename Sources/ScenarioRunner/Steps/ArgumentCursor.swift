import CucumberExpressions

/// Converts a step's arguments, one by one, to the types its body takes.
final class ArgumentCursor {
    private var rest: ArraySlice<ExpressionArgument>

    private let wording: ((String) -> String)?

    /// - Parameter wording: what the app says for texts in quotation marks.
    init(_ arguments: [ExpressionArgument], _ wording: ((String) -> String)? = nil) {
        rest = arguments[...]
        self.wording = wording
    }

    /// The next argument. A body takes one that may be absent, such as an optional group, as an optional.
    func take<Value: Sendable>(_: Value.Type) throws -> Value {
        guard let argument = rest.popFirst() else { throw StepFailure("The step has fewer arguments than its body.") }
        let value = try argument.value()
        if value is AbsentArgument, let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.absent as? Value {
            return none
        }
        if let wording, argument.parameterTypeName == "string", let text = value as? String,
            let translated = wording(text) as? Value
        {
            return translated
        }
        guard let typed = value as? Value else {
            let typeName = argument.parameterTypeName
            let name = typeName.isEmpty ? "This step's pattern" : "{\(typeName)}"
            let given = value is AbsentArgument ? "nothing, where it took no part in the match" : "\(type(of: value))"
            throw StepFailure("\(name) gives \(given), while the step's body takes \(Value.self).")
        }
        return typed
    }
}

extension ExpressibleByNilLiteral {
    fileprivate static var absent: Self { nil }
}
