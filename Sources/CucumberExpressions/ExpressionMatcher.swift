import Synchronization

/// A pattern, and the types of its outermost groups.
final class ExpressionMatcher: Sendable {
    let parameterTypes: [ParameterType]
    private let source: String
    private let compiled: Mutex<TextPattern?>

    private init(_ source: String, _ pattern: TextPattern?, _ parameterTypes: [ParameterType]) {
        self.source = source
        compiled = Mutex(pattern)
        self.parameterTypes = parameterTypes
    }

    convenience init(_ pattern: TextPattern, parameterTypes: [ParameterType]) {
        self.init("", pattern, parameterTypes)
    }

    /// Of the hundreds of expressions of a library, a script uses a few: a pattern that can't fail is compiled when a text
    /// first needs it.
    ///
    /// - Throws: ``PatternError`` where custom types make the pattern too large.
    static func of(_ regex: ExpressionRegex) throws(PatternError) -> ExpressionMatcher {
        // Each pattern of a type is within its own limits.
        let count = regex.parameterTypes.reduce(0) { $0 + $1.patterns.count }
        let depth = regex.source.utf8.count { $0 == UInt8(ascii: "(") }
        let canFail =
            count * TextPattern.patternLimit >= TextPattern.expressionLimit || depth > PatternParser.deepestGroup
        return ExpressionMatcher(regex.source, canFail ? try pattern(regex.source) : nil, regex.parameterTypes)
    }

    private static func pattern(_ source: String) throws(PatternError) -> TextPattern {
        try TextPattern(source, limit: TextPattern.expressionLimit, allowsFlags: false)
    }

    var pattern: TextPattern {
        compiled.withLock { known in
            if let known { return known }
            guard let pattern = try? Self.pattern(source) else {
                preconditionFailure("Text and types within their limits make a pattern: \(source)")
            }
            known = pattern
            return pattern
        }
    }

    /// The arguments in order, or nil if the text does not match.
    func match(_ text: [Unicode.Scalar]) -> [ExpressionArgument]? {
        guard let groups = pattern.match(text) else { return nil }
        return zip(groups, parameterTypes).map { ExpressionArgument(group: $0, parameterType: $1) }
    }
}
