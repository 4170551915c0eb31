/// A step definition's plain regular expression, in the subset of `TextPattern`.
///
/// A capture group with exactly a parameter type's pattern has that type; others are text. Unless anchored, it matches
/// anywhere in the text, as in the official libraries. Matching takes linear time.
public struct RegularExpression: Sendable {
    /// Without the slashes; a leading `(?i)` ignores case.
    public let source: String
    /// The types of its capture groups, in order; empty for plain text.
    public var parameterNames: [String] { matcher.parameterTypes.map(\.name) }
    /// The literal prefix of every match; empty unless the expression begins with `^` and plain text.
    public let literalPrefix: String
    let matcher: ExpressionMatcher

    /// - Throws: ``PatternError`` for an invalid or unsupported expression, one beyond 10,000 instructions with
    ///   repetitions expanded, or a group whose pattern several parameter types share, none of them preferential.
    public init(_ source: String, parameterTypes registry: ParameterTypeRegistry) throws(PatternError) {
        self.source = source
        let pattern = try TextPattern(source)
        literalPrefix = PatternLiterals.text(pattern.literals.prefix)
        let scalars = Array(source.unicodeScalars)
        var types: [ParameterType] = []
        for group in pattern.groups {
            let groupSource = String(String.UnicodeScalarView(scalars[group.range]))
            let candidates = registry.parameterTypes(withPattern: groupSource)
            if candidates.count > 1, let first = candidates.first, !first.preferForRegularExpressionMatch {
                let reason = PatternError.Reason.ambiguousParameterTypes(
                    pattern: groupSource,
                    names: candidates.map(\.name),
                    expressions: Self.expressions(for: scalars, pattern.groups, registry, otherwise: candidates)
                )
                throw PatternError(reason: reason, pattern: source, position: group.range.lowerBound)
            }
            types.append(candidates.first ?? .text("", groupSource))
        }
        matcher = ExpressionMatcher(pattern, parameterTypes: types)
    }

    /// The arguments in order, or nil if the text does not match.
    public func match(_ text: String) -> [ExpressionArgument]? {
        matcher.match(Array(text.unicodeScalars))
    }

    /// Equivalent Cucumber Expressions: each capture group becomes a parameter, the rest stays. If the rest is more
    /// than plain text, only the parameter remains.
    ///
    /// The official libraries generate them from the step's text, which is not known here.
    private static func expressions(
        for source: [Unicode.Scalar],
        _ groups: [CaptureGroup],
        _ registry: ParameterTypeRegistry,
        otherwise candidates: [ParameterType]
    ) -> [String] {
        var rest = source[...]
        if rest.first == "^" { rest.removeFirst() }
        if rest.last == "$" { rest.removeLast() }
        var template = ExpressionTemplate()
        var texts: [ArraySlice<Unicode.Scalar>] = []
        for group in groups where group.range.upperBound < rest.endIndex && group.range.lowerBound > rest.startIndex {
            texts.append(rest[..<(group.range.lowerBound - 1)])
            template.append(text: text(rest[..<(group.range.lowerBound - 1)]))
            let types = registry.parameterTypes(withPattern: text(source[group.range]))
            let best = types.first ?? .text("", ".*")
            template.append(parameter: best.preferForRegularExpressionMatch || types.isEmpty ? [best] : types)
            rest = rest[(group.range.upperBound + 1)...]
        }
        texts.append(rest)
        template.append(text: text(rest))
        guard texts.joined().allSatisfy({ !"\\^$.|?*+()[]{}".unicodeScalars.contains($0) }) else {
            return candidates.map { "{" + $0.name + "}" }
        }
        return template.expressions().map(\.source)
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
