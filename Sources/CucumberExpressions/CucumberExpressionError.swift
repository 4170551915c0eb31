/// Why a Cucumber Expression is invalid, with the location and the fix.
///
/// `message` is the official text, including carets (cucumber-expressions 18 and later, checked against its test data).
public struct CucumberExpressionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What can be wrong with an expression.
    public enum Reason: Equatable, Sendable {
        case endOfLineEscaped
        case notEscapable
        case unfinishedOptional
        case unfinishedParameter
        case alternationInOptional
        case optionalInOptional
        case parameterInOptional
        case emptyOptional
        case emptyAlternative
        case alternativeOfOptionalsOnly
        case invalidParameterName
        case undefinedParameterType(name: String)
        /// The parameters' patterns exceed the matcher's limit, which the official libraries don't have.
        case unusablePattern(PatternError)
    }

    public let reason: Reason
    public let expression: String
    /// Where the reason starts, in Unicode scalars from 0.
    public let start: Int
    /// Where it ends, exclusive.
    public let end: Int

    init(_ reason: Reason, in expression: String, from start: Int, to end: Int) {
        self.reason = reason
        self.expression = expression
        self.start = start
        self.end = end
    }

    init(_ reason: Reason, in expression: String, at token: ExpressionToken) {
        self.init(reason, in: expression, from: token.start, to: token.end)
    }

    init(_ reason: Reason, in expression: String, at node: ExpressionNode) {
        self.init(reason, in: expression, from: node.start, to: node.end)
    }

    /// The official text.
    public var message: String {
        let (fact, fix) = reason.wording
        return """
            This Cucumber Expression has a problem at column \(start + 1):

            \(expression)
            \(pointer)
            \(fact).
            \(fix)
            """
    }

    public var description: String { message }

    private var pointer: String {
        let indent = String(repeating: " ", count: start)
        guard end > start + 1 else { return indent + "^" }
        return indent + "^" + String(repeating: "-", count: end - start - 2) + "^"
    }
}

extension CucumberExpressionError.Reason {
    /// The fact and the fix, as the official libraries put them.
    var wording: (fact: String, fix: String) {
        switch self {
        case .endOfLineEscaped:
            ("The end of line can not be escaped", #"You can use '\\' to escape the '\'"#)
        case .notEscapable:
            (
                #"Only the characters '{', '}', '(', ')', '\', '/' and whitespace can be escaped"#,
                #"If you did mean to use an '\' you can use '\\' to escape it"#
            )
        case .unfinishedOptional:
            (
                "The '(' does not have a matching ')'",
                #"If you did not intend to use optional text you can use '\(' to escape the optional text"#
            )
        case .unfinishedParameter:
            (
                "The '{' does not have a matching '}'",
                #"If you did not intend to use a parameter you can use '\{' to escape the a parameter"#
            )
        case .alternationInOptional:
            (
                "An alternation can not be used inside an optional",
                #"If you did not mean to use an alternation you can use '\/' to escape the '/'. "#
                    + "Otherwise rephrase your expression or consider using a regular expression instead."
            )
        case .optionalInOptional:
            (
                "An optional may not contain an other optional",
                #"If you did not mean to use an optional type you can use '\(' to escape the '('. "#
                    + "For more complicated expressions consider using a regular expression instead."
            )
        case .parameterInOptional:
            (
                "An optional may not contain a parameter type",
                #"If you did not mean to use an parameter type you can use '\{' to escape the '{'"#
            )
        case .emptyOptional:
            (
                "An optional must contain some text",
                #"If you did not mean to use an optional you can use '\(' to escape the '('"#
            )
        case .emptyAlternative:
            (
                "Alternative may not be empty",
                #"If you did not mean to use an alternative you can use '\/' to escape the '/'"#
            )
        case .alternativeOfOptionalsOnly:
            (
                "An alternative may not exclusively contain optionals",
                #"If you did not mean to use an optional you can use '\(' to escape the '('"#
            )
        case .invalidParameterName:
            (
                #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#,
                "Did you mean to use a regular expression?"
            )
        case .undefinedParameterType(let name):
            ("Undefined parameter type '\(name)'", "Please register a ParameterType for '\(name)'")
        case .unusablePattern(let error):
            ("The patterns of its parameter types can not be used together", error.message)
        }
    }
}
