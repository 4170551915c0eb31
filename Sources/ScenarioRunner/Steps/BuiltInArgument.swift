import CucumberExpressions

/// What the built-in parameter types give, so that a body that takes another type is found before any step runs.
enum BuiltInArgument {
    private static let samples: [String: any Sendable] = [
        "int": 0, "float": 0.0, "double": 0.0, "word": "", "string": "", "": "", "byte": Int8(0), "short": Int16(0),
        "long": Int64(0), "bigdecimal": "", "biginteger": "",
    ]

    /// What is wrong with a body that takes a parameter as such a value; nil where nothing is, or its type is one of the
    /// project's own.
    static func fault<Value: Sendable>(_ name: String, takenAs: Value.Type, in expression: StepExpression) -> String? {
        // A group of a regular expression may be absent, or be of a type that has its pattern.
        guard case .cucumber = expression, let sample = samples[name], !(sample is Value) else { return nil }
        return "“\(expression.source)”: {\(name)} gives \(type(of: sample)), while its body takes \(Value.self)"
    }
}
