/// Parses a tag expression with the shunting-yard algorithm, as the official libraries do.
///
/// The result is in postfix order and never needs recursion, so `not not not …` can be of any length.
struct TagExpressionParser {
    private let source: String
    private var output: [TagExpression.Term] = []
    private var operators: [TagExpressionToken] = []
    private var expectsOperand = true

    static func parse(_ source: String) throws(TagExpressionError) -> [TagExpression.Term] {
        var parser = TagExpressionParser(source: source)
        for token in try TagExpressionTokenizer.tokens(of: source) { try parser.read(token) }
        return try parser.finish()
    }

    private init(source: String) {
        self.source = source
    }

    private mutating func read(_ token: TagExpressionToken) throws(TagExpressionError) {
        switch token {
        case .tag(let tag):
            try expect(operand: true)
            output.append(.tag(TagExpression.Tag(tag)))
            expectsOperand = false
        case .not, .opening:
            try expect(operand: true)
            operators.append(token)
        case .and, .or:
            try expect(operand: false)
            while let last = operators.last, last.precedence >= token.precedence { popOperator() }
            operators.append(token)
            expectsOperand = true
        case .closing:
            try expect(operand: false)
            while let last = operators.last, last != .opening { popOperator() }
            guard operators.popLast() != nil else { throw error(.unmatchedClosing) }
        }
    }

    private mutating func finish() throws(TagExpressionError) -> [TagExpression.Term] {
        guard !(output.isEmpty && operators.isEmpty) else { return [] }
        try expect(operand: false)
        while let last = operators.last {
            guard last != .opening else { throw error(.unmatchedOpening) }
            popOperator()
        }
        return output
    }

    private func expect(operand: Bool) throws(TagExpressionError) {
        guard operand == expectsOperand else {
            throw error(expectsOperand ? .expectedOperand : .expectedOperator)
        }
    }

    private func error(_ reason: TagExpressionError.Reason) -> TagExpressionError {
        TagExpressionError(reason: reason, expression: source)
    }

    private mutating func popOperator() {
        switch operators.popLast() {
        case .and: output.append(.and)
        case .or: output.append(.or)
        case .not: output.append(.not)
        default: break
        }
    }
}

extension TagExpressionToken {
    fileprivate var precedence: Int {
        switch self {
        case .not: 3
        case .and: 2
        case .or: 1
        default: 0
        }
    }
}
