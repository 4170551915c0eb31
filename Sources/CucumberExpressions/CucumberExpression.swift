/// A step's text with parameters, optional text and alternatives: `I have {int} cucumber(s) in my belly/stomach`.
///
/// It matches exactly what the official regular expression (`regexSource`) matches, in linear time.
public struct CucumberExpression: Sendable {
    public let source: String
    /// The parameters' names in order; empty for the anonymous `{}`.
    public var parameterNames: [String] { matcher.parameterTypes.map(\.name) }
    /// The literal prefix of every match, for an index.
    public let literalPrefix: String
    /// The regular expression that the official libraries generate.
    public let regexSource: String

    let matcher: ExpressionMatcher
    let literals: IndexLiterals

    public init(_ source: String, parameterTypes registry: ParameterTypeRegistry) throws(CucumberExpressionError) {
        let node = try ExpressionParser.parse(source)
        let regex = try ExpressionRegex(node, of: source, registry: registry)
        do {
            matcher = try ExpressionMatcher.of(regex)
        } catch {
            throw CucumberExpressionError(.unusablePattern(error), in: source, at: node)
        }
        self.source = source
        regexSource = regex.source
        literalPrefix = node.nodes.prefix { $0.kind == .text }.map(\.text).joined()
        literals = IndexLiterals(of: node.nodes, prefix: literalPrefix)
    }

    /// The arguments in order, or nil if the text does not match.
    public func match(_ text: String) -> [ExpressionArgument]? {
        text.utf8.starts(with: literalPrefix.utf8) ? matcher.match(Array(text.unicodeScalars)) : nil
    }
}
