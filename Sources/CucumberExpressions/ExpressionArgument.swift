/// An argument of a matched step: a parameter's text and its value.
public struct ExpressionArgument: Sendable {
    /// The name between the braces; empty for `{}` and for a regular expression's capture group.
    public var parameterTypeName: String { parameterType.name }
    public let group: MatchGroup

    let parameterType: ParameterType

    /// The same argument in a text with so many scalars more before it.
    public func shifted(by count: Int) -> ExpressionArgument {
        ExpressionArgument(group: group.shifted(by: count), parameterType: parameterType)
    }

    /// The value that the parameter type makes of the text.
    ///
    /// A parameter in an alternative that was not taken (`a/{int}b` on « a ») is an `AbsentArgument`.
    public func value() throws -> any Sendable {
        let groups = group.children.isEmpty ? [group.value] : group.children.map(\.value)
        return try parameterType.transform(groups)
    }
}

/// The value of a parameter in a part of the expression that took no part in the match.
public struct AbsentArgument: Sendable, Hashable {
    public init() {}
}

/// A text that matches its parameter type's pattern but has no value: `300` as a `{byte}`.
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
