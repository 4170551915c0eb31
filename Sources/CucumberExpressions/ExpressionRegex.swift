/// Rewrites a Cucumber Expression as a regular expression: the official definition of what it matches.
struct ExpressionRegex {
    private(set) var source = ""
    private var bytes: [UInt8] = []
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
        bytes += "^".utf8
        for child in node.nodes { try append(child) }
        bytes += "$".utf8
        source = String(decoding: bytes, as: UTF8.self)
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
        for byte in node.text.utf8 {
            if Self.isEscaped(byte) { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
        }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "\\", "^", "[", "(", "{", "$", ".", "|", "?", "*", "+", "}", ")", "]": true
        default: false
        }
    }

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
        bytes += "(?:".utf8
        for child in node.nodes { try append(child) }
        bytes += ")?".utf8
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
        bytes += "(?:".utf8
        for (index, alternative) in node.nodes.enumerated() {
            if index > 0 { bytes += "|".utf8 }
            try append(alternative)
        }
        bytes += ")".utf8
    }

    private mutating func appendParameter(_ node: ExpressionNode) throws(CucumberExpressionError) {
        let name = node.text
        guard let type = registry[name] else {
            throw CucumberExpressionError(.undefinedParameterType(name: name), in: expression, at: node)
        }
        parameterTypes.append(type)
        bytes += "(\(type.regexSource))".utf8
    }
}
