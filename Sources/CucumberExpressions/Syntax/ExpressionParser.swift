/// Parses a Cucumber Expression by the official grammar.
///
/// ```
/// expression  := ( alternation | optional | parameter | text )*
/// alternation := (?<=left-boundary) alternative* ( '/' alternative* )+ (?=right-boundary)
/// left-boundary  := white space | } | ^        right-boundary := white space | { | $
/// alternative := optional | parameter | text
/// optional    := '(' ( optional | parameter | text )* ')'
/// parameter   := '{' name* '}'
/// ```
struct ExpressionParser {
    /// The maximum depth: nested optionals are errors anyway, and a very deep tree would exhaust the stack.
    static let deepestOptional = 64

    private let source: String
    private let tokens: [ExpressionToken]
    private var index = 1

    private init(_ source: String) throws(CucumberExpressionError) {
        self.source = source
        self.tokens = try ExpressionTokenizer.tokens(of: source)
    }

    static func parse(_ source: String) throws(CucumberExpressionError) -> ExpressionNode {
        var parser = try ExpressionParser(source)
        return try parser.expression()
    }

    private mutating func expression() throws(CucumberExpressionError) -> ExpressionNode {
        var nodes: [ExpressionNode] = []
        while tokens[index].kind != .endOfLine {
            if let alternation = try alternation() {
                nodes.append(alternation)
            } else {
                nodes.append(try element())
            }
        }
        return ExpressionNode(.expression, from: 0, to: tokens[index].end, nodes: nodes)
    }

    /// An alternation, if one can begin here and a `/` follows; otherwise nil, consuming nothing.
    private mutating func alternation() throws(CucumberExpressionError) -> ExpressionNode? {
        let first = index
        guard [.startOfLine, .whiteSpace, .endParameter].contains(tokens[first - 1].kind) else { return nil }
        var alternatives: [ExpressionNode] = []
        var nodes: [ExpressionNode] = []
        var start = tokens[first].start
        while ![.whiteSpace, .endOfLine, .beginParameter].contains(tokens[index].kind) {
            let token = tokens[index]
            if token.kind == .alternation {
                alternatives.append(ExpressionNode(.alternative, from: start, to: token.start, nodes: nodes))
                nodes = []
                start = token.end
                index += 1
            } else {
                nodes.append(try element())
            }
        }
        guard !alternatives.isEmpty else {
            index = first
            return nil
        }
        let end = tokens[index].start
        alternatives.append(ExpressionNode(.alternative, from: start, to: end, nodes: nodes))
        return ExpressionNode(.alternation, from: tokens[first].start, to: end, nodes: alternatives)
    }

    /// An optional, a parameter or text.
    private mutating func element() throws(CucumberExpressionError) -> ExpressionNode {
        switch tokens[index].kind {
        case .beginOptional: try optional()
        case .beginParameter: try parameter()
        default: try text()
        }
    }

    private mutating func text() throws(CucumberExpressionError) -> ExpressionNode {
        let token = tokens[index]
        if token.kind == .alternation {
            throw CucumberExpressionError(.alternationInOptional, in: source, at: token)
        }
        index += 1
        return ExpressionNode(text: token)
    }

    /// An optional with anything nested in it, on an explicit stack.
    private mutating func optional() throws(CucumberExpressionError) -> ExpressionNode {
        var current: (token: ExpressionToken, nodes: [ExpressionNode]) = (tokens[index], [])
        var outer: [(token: ExpressionToken, nodes: [ExpressionNode])] = []
        index += 1
        while true {
            let token = tokens[index]
            switch token.kind {
            case .beginOptional:
                guard outer.count < Self.deepestOptional else {
                    throw CucumberExpressionError(.optionalInOptional, in: source, at: token)
                }
                outer.append(current)
                current = (token, [])
                index += 1
            case .endOptional:
                let node = ExpressionNode(.optional, from: current.token.start, to: token.end, nodes: current.nodes)
                index += 1
                guard let enclosing = outer.popLast() else { return node }
                current = enclosing
                current.nodes.append(node)
            case .endOfLine:
                throw CucumberExpressionError(.unfinishedOptional, in: source, at: current.token)
            default:
                current.nodes.append(try element())
            }
        }
    }

    private mutating func parameter() throws(CucumberExpressionError) -> ExpressionNode {
        let begin = tokens[index]
        index += 1
        var nodes: [ExpressionNode] = []
        while true {
            let token = tokens[index]
            switch token.kind {
            case .endParameter:
                index += 1
                return ExpressionNode(.parameter, from: begin.start, to: token.end, nodes: nodes)
            case .endOfLine:
                throw CucumberExpressionError(.unfinishedParameter, in: source, at: begin)
            case .text, .whiteSpace:
                nodes.append(ExpressionNode(text: token))
                index += 1
            default:
                throw CucumberExpressionError(.invalidParameterName, in: source, at: token)
            }
        }
    }
}
