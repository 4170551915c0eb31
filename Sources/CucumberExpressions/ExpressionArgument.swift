/// One argument of a matched step: the text that stood for a parameter, and the value it means.
public struct ExpressionArgument: Sendable {
    /// The name between the braces: empty for `{}` and for a capture group of a regular expression.
    public var parameterTypeName: String { parameterType.name }
    public let group: MatchGroup

    let parameterType: ParameterType

    /// What the parameter type makes of the text.
    ///
    /// A parameter in an alternative that was not taken (`a/{int}b` on « a ») is an `AbsentArgument`.
    public func value() throws -> any Sendable {
        let groups = group.children.isEmpty ? [group.value] : group.children.map(\.value)
        return try parameterType.transform(groups)
    }
}

/// The value of a parameter that stands in the part of an expression which did not take part in the match.
public struct AbsentArgument: Sendable, Hashable {
    public init() {}
}

/// A text that its parameter type's pattern accepts and its value's type does not: `300` as a `{byte}`.
public struct ArgumentConversionError: Error, Equatable, Sendable, CustomStringConvertible {
    public let parameterTypeName: String
    public let text: String

    public init(parameterTypeName: String, text: String) {
        self.parameterTypeName = parameterTypeName
        self.text = text
    }

    public var description: String {
        "« \(text) » is not a value of {\(parameterTypeName)}: it is out of range or incomplete"
    }
}
