/// A pattern, and the types of its outermost groups.
final class ExpressionMatcher: Sendable {
    let pattern: TextPattern
    let parameterTypes: [ParameterType]

    init(_ pattern: TextPattern, parameterTypes: [ParameterType]) {
        self.pattern = pattern
        self.parameterTypes = parameterTypes
    }

    /// The arguments in order, or nil if the text does not match.
    func match(_ text: [Unicode.Scalar]) -> [ExpressionArgument]? {
        guard let groups = pattern.match(text) else { return nil }
        return zip(groups, parameterTypes).map { ExpressionArgument(group: $0, parameterType: $1) }
    }
}
