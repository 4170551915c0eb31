/// A step definition's plain regular expression, in the subset that `TextPattern` reads.
///
/// A capture group with the very pattern of a parameter type has that type; any other is text. It matches anywhere in
/// the step's text unless it is anchored, as the official libraries have it. Matching takes time linear in the text,
/// whatever the expression.
public struct RegularExpression: Sendable {
    /// Without slashes around it; `(?i)` at its beginning makes it ignore case.
    public let source: String
    /// The names of the types of its capture groups, in order; empty for plain text.
    public var parameterNames: [String] { matcher.parameterTypes.map(\.name) }
    /// What every text that matches begins with; empty unless the expression begins with `^` and plain text.
    public let literalPrefix: String
    let matcher: ExpressionMatcher

    /// - Throws: ``PatternError`` for what is no regular expression, is not in the subset, is too large (10,000 instructions,
    ///   repetitions written out, beside its plain text); and for a
    ///   group with the pattern of several parameter types of which none is preferred.
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
                let problem = PatternError.Problem.ambiguousParameterTypes(
                    pattern: groupSource,
                    names: candidates.map(\.name),
                    expressions: Self.expressions(for: scalars, pattern.groups, registry, otherwise: candidates)
                )
                throw PatternError(problem: problem, pattern: source, position: group.range.lowerBound)
            }
            types.append(candidates.first ?? .text("", groupSource))
        }
        matcher = ExpressionMatcher(pattern, parameterTypes: types)
    }

    /// The arguments in order, or nil if the text does not match.
    public func match(_ text: String) -> [ExpressionArgument]? {
        matcher.match(Array(text.unicodeScalars))
    }

    /// Cucumber Expressions in its place: each capture group a parameter, and the rest as it stands. Where the rest is
    /// more than plain text, the parameter alone.
    ///
    /// The official libraries generate them from the step's text; here there is none yet.
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
