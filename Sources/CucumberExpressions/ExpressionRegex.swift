/// Rewrites a Cucumber Expression as a regular expression: the official definition of what it matches.
struct ExpressionRegex {
    private(set) var source = ""
    private(set) var parameterTypes: [ParameterType] = []

    private let expression: String
    private let registry: ParameterTypeRegistry

    init(
        _ node: ExpressionNode,
        of expression: String,
        registry: ParameterTypeRegistry
    ) throws(CucumberExpressionError) {
        self.expression = expression
        self.registry = registry
        source = "^"
        for child in node.nodes { try append(child) }
        source += "$"
    }

    private mutating func append(_ node: ExpressionNode) throws(CucumberExpressionError) {
        switch node.kind {
        case .text: appendText(node)
        case .optional: try appendOptional(node)
        case .alternation: try appendAlternation(node)
        case .parameter: try appendParameter(node)
        case .alternative, .expression: for child in node.nodes { try append(child) }
        }
    }

    private mutating func appendText(_ node: ExpressionNode) {
        for scalar in node.text.unicodeScalars {
            if Self.escaped.contains(scalar) { source.unicodeScalars.append("\\") }
            source.unicodeScalars.append(scalar)
        }
    }

    private static let escaped: Set<Unicode.Scalar> = [
        "\\", "^", "[", "(", "{", "$", ".", "|", "?", "*", "+", "}", ")", "]",
    ]

    private mutating func appendOptional(_ node: ExpressionNode) throws(CucumberExpressionError) {
        if let parameter = node.nodes.first(where: { $0.kind == .parameter }) {
            throw CucumberExpressionError(.parameterInOptional, in: expression, at: parameter)
        }
        if let optional = node.nodes.first(where: { $0.kind == .optional }) {
            throw CucumberExpressionError(.optionalInOptional, in: expression, at: optional)
        }
        guard node.nodes.contains(where: { $0.kind == .text }) else {
            throw CucumberExpressionError(.emptyOptional, in: expression, at: node)
        }
        source += "(?:"
        for child in node.nodes { try append(child) }
        source += ")?"
    }

    private mutating func appendAlternation(_ node: ExpressionNode) throws(CucumberExpressionError) {
        for alternative in node.nodes {
            guard !alternative.nodes.isEmpty else {
                throw CucumberExpressionError(.emptyAlternative, in: expression, at: alternative)
            }
            guard alternative.nodes.contains(where: { $0.kind == .text }) else {
                throw CucumberExpressionError(.alternativeOfOptionalsOnly, in: expression, at: alternative)
            }
        }
        source += "(?:"
        for (index, alternative) in node.nodes.enumerated() {
            if index > 0 { source += "|" }
            try append(alternative)
        }
        source += ")"
    }

    private mutating func appendParameter(_ node: ExpressionNode) throws(CucumberExpressionError) {
        let name = node.text
        guard let type = registry[name] else {
            throw CucumberExpressionError(.undefinedParameterType(name: name), in: expression, at: node)
        }
        parameterTypes.append(type)
        source += "(" + type.regexSource + ")"
    }
}
