/// A step definition's expression: a Cucumber Expression or a plain regular expression.
public enum StepExpression: Sendable {
    case cucumber(CucumberExpression)
    case regular(RegularExpression)

    /// As written, without the slashes around a regular expression.
    public var source: String {
        switch self {
        case .cucumber(let expression): expression.source
        case .regular(let expression): expression.source
        }
    }

    /// The parameters' names in order; empty for anonymous ones and plain capture groups.
    public var parameterNames: [String] {
        switch self {
        case .cucumber(let expression): expression.parameterNames
        case .regular(let expression): expression.parameterNames
        }
    }

    /// The literal prefix of every match, for an index.
    public var literalPrefix: String {
        switch self {
        case .cucumber(let expression): expression.literalPrefix
        case .regular(let expression): expression.literalPrefix
        }
    }

    /// The arguments in order, or nil if the text does not match or is too long (``isTooLong(_:)``).
    public func match(_ text: String) -> [ExpressionArgument]? {
        switch self {
        case .cucumber(let expression): expression.match(text)
        case .regular(let expression): expression.match(text)
        }
    }

    /// Whether a text is too long to match, since a match's memory is limited. A text of 50,000 characters only reaches
    /// the limit with many parameters.
    public func isTooLong(_ text: String) -> Bool { matcher.pattern.isTooLong(text.unicodeScalars.count) }

    /// Its compiled size, with repetitions expanded.
    public var instructionCount: Int { matcher.pattern.size }

    /// The steps that matching a text takes, to test that it is linear: at most four times ``instructionCount`` for
    /// each Unicode scalar and the end.
    public func stepCount(matching text: String) -> Int { matcher.pattern.search(text).steps }

    var literals: IndexLiterals {
        switch self {
        case .cucumber(let expression): expression.literals
        case .regular(let expression): IndexLiterals(expression.matcher.pattern.literals)
        }
    }

    var matcher: ExpressionMatcher {
        switch self {
        case .cucumber(let expression): expression.matcher
        case .regular(let expression): expression.matcher
        }
    }
}

/// As written, with slashes around a regular expression.
extension StepExpression: CustomStringConvertible {
    public var description: String {
        switch self {
        case .cucumber(let expression): expression.source
        case .regular(let expression): "/" + expression.source + "/"
        }
    }
}
