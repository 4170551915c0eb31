/// A kind of value in a step: its name between braces, its patterns, and its conversion.
///
/// ```swift
/// ParameterType(name: "date", patterns: ["\\d{1,2}(?:er)? \\p{L}+ \\d{4}", "\\d{4}-\\d{2}-\\d{2}"]) { groups in
///     try CalendarDay(french: groups[0])
/// }
/// ```
///
/// `transform` gets the texts of the patterns' capture groups in order, or the whole text without groups; nil for a
/// group that took no part in the match.
public struct ParameterType: Sendable {
    public let name: String
    public let patterns: [String]
    /// Whether suggested step definitions may use it: `{int}` rather than `{byte}`.
    public let useForSnippets: Bool
    /// Whether it wins over types with the same pattern in a plain regular expression.
    public let preferForRegularExpressionMatch: Bool
    public let transform: @Sendable ([String?]) throws -> any Sendable

    public init(
        name: String,
        patterns: [String],
        useForSnippets: Bool = true,
        preferForRegularExpressionMatch: Bool = false,
        transform: @escaping @Sendable ([String?]) throws -> any Sendable
    ) {
        self.name = name
        self.patterns = patterns
        self.useForSnippets = useForSnippets
        self.preferForRegularExpressionMatch = preferForRegularExpressionMatch
        self.transform = transform
    }

    /// The patterns joined as in the official libraries.
    var regexSource: String {
        guard patterns.count != 1 else { return patterns[0] }
        return "(?:" + patterns.joined(separator: ")|(?:") + ")"
    }

    /// The official order of equally good types: preferential ones first, then by name.
    static func precedes(_ first: ParameterType, _ second: ParameterType) -> Bool {
        guard first.preferForRegularExpressionMatch == second.preferForRegularExpressionMatch else {
            return first.preferForRegularExpressionMatch
        }
        return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
    }
}
