/// The syntax tree of a Cucumber Expression; offsets count Unicode scalars.
struct ExpressionNode: Equatable, Sendable {
    /// The kinds of node, with the names of the official test data.
    enum Kind: String, Sendable {
        case text = "TEXT_NODE"
        case optional = "OPTIONAL_NODE"
        case alternation = "ALTERNATION_NODE"
        case alternative = "ALTERNATIVE_NODE"
        case parameter = "PARAMETER_NODE"
        case expression = "EXPRESSION_NODE"
    }

    let kind: Kind
    let start: Int
    let end: Int
    /// An unescaped text node's text; nil for other kinds.
    let token: String?
    let nodes: [ExpressionNode]

    init(_ kind: Kind, from start: Int, to end: Int, token: String? = nil, nodes: [ExpressionNode] = []) {
        self.kind = kind
        self.start = start
        self.end = end
        self.token = token
        self.nodes = nodes
    }

    init(text token: ExpressionToken) {
        self.init(.text, from: token.start, to: token.end, token: token.text)
    }

    /// All text below: a parameter's name.
    var text: String {
        token ?? nodes.map(\.text).joined()
    }
}
