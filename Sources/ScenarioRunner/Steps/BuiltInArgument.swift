import CucumberExpressions

/// The types of the built-in parameters, to detect a body that takes another type before any step runs.
enum BuiltInArgument {
    private static let samples: [String: any Sendable] = [
        "int": 0, "float": 0.0, "double": 0.0, "word": "", "string": "", "": "", "byte": Int8(0), "short": Int16(0),
        "long": Int64(0), "bigdecimal": "", "biginteger": "",
    ]

    /// Why a body can't take a parameter as such a value; nil where it can, or where the parameter type is a custom one.
    static func mismatch<Value: Sendable>(_ name: String, takenAs: Value.Type, in expression: StepExpression) -> String?
    {
        // A group of a regular expression may be absent, or be of a type that has its pattern.
        guard case .cucumber = expression, let sample = samples[name], !(sample is Value) else { return nil }
        return "“\(expression.source)”: {\(name)} gives \(type(of: sample)), while its body takes \(Value.self)"
    }
}
