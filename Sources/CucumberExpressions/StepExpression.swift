/// What a step definition is found by: a Cucumber Expression, or a plain regular expression.
public enum StepExpression: Sendable {
    case cucumber(CucumberExpression)
    case regular(RegularExpression)

    /// As its author wrote it, without the slashes that a regular expression is shown between.
    public var source: String {
        switch self {
        case .cucumber(let expression): expression.source
        case .regular(let expression): expression.source
        }
    }

    /// The names of the parameters in order; empty for the anonymous one and for plain capture groups.
    public var parameterNames: [String] {
        switch self {
        case .cucumber(let expression): expression.parameterNames
        case .regular(let expression): expression.parameterNames
        }
    }

    /// What every text that matches begins with, for an index.
    public var literalPrefix: String {
        switch self {
        case .cucumber(let expression): expression.literalPrefix
        case .regular(let expression): expression.literalPrefix
        }
    }

    /// The arguments in order, or nil if the text does not match; a text that is too long does not (``isTooLong(_:)``).
    public func match(_ text: String) -> [ExpressionArgument]? {
        switch self {
        case .cucumber(let expression): expression.match(text)
        case .regular(let expression): expression.match(text)
        }
    }

    /// Whether a text is so long that it is not matched: what a match remembers has a bound, which a text of 50,000
    /// characters reaches only with an expression of many parameters.
    public func isTooLong(_ text: String) -> Bool { matcher.pattern.isTooLong(text.unicodeScalars.count) }

    /// How large it is when compiled, its repetitions written out.
    public var instructionCount: Int { matcher.pattern.size }

    /// How many steps matching a text takes, for whoever tests that it is linear: at most four times
    /// ``instructionCount`` for each Unicode scalar and the end.
    public func stepCount(matching text: String) -> Int { matcher.pattern.search(text).steps }

    var matcher: ExpressionMatcher {
        switch self {
        case .cucumber(let expression): expression.matcher
        case .regular(let expression): expression.matcher
        }
    }
}

/// A Cucumber Expression as its author wrote it, a regular one between slashes.
extension StepExpression: CustomStringConvertible {
    public var description: String {
        switch self {
        case .cucumber(let expression): expression.source
        case .regular(let expression): "/" + expression.source + "/"
        }
    }
}
