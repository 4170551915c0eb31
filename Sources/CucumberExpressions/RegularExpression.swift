/// A step definition's plain regular expression, in the subset that `TextPattern` reads.
///
/// A capture group with the very pattern of a parameter type has that type; any other is text. It matches anywhere in
/// the step's text unless it is anchored, as the official libraries have it.
public struct RegularExpression: Sendable {
    public let source: String
    /// The names of the types of its capture groups, in order; empty for plain text.
    public var parameterNames: [String] { parameterTypes.map(\.name) }
    /// What every text that matches begins with: nothing that is known, as yet.
    public let literalPrefix = ""

    private let pattern: TextPattern
    private let parameterTypes: [ParameterType]

    public init(_ source: String, parameterTypes registry: ParameterTypeRegistry) throws(PatternError) {
        self.source = source
        pattern = try TextPattern(source)
        let scalars = Array(source.unicodeScalars)
        parameterTypes = pattern.groups.map { group in
            let groupSource = String(String.UnicodeScalarView(scalars[group.range]))
            return registry.parameterType(withPattern: groupSource) ?? .text("", groupSource)
        }
    }

    /// The arguments in order, or nil if the text does not match.
    public func match(_ text: String) -> [ExpressionArgument]? {
        guard let groups = pattern.match(text) else { return nil }
        return zip(groups, parameterTypes).map { ExpressionArgument(group: $0, parameterType: $1) }
    }
}
