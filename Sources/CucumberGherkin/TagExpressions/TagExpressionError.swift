/// Why a tag expression can't be read; `message` is the official text.
public struct TagExpressionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What can be wrong with a tag expression.
    public enum Problem: Equatable, Sendable {
        case expectedOperand
        case expectedOperator
        case unmatchedOpening
        case unmatchedClosing
        case illegalEscape(before: Unicode.Scalar)
    }

    public let problem: Problem
    public let expression: String

    public var message: String {
        let what =
            switch problem {
            case .expectedOperand: "Expected operand"
            case .expectedOperator: "Expected operator"
            case .unmatchedOpening: "Unmatched ("
            case .unmatchedClosing: "Unmatched )"
            case .illegalEscape(let scalar): "Illegal escape before \"\(scalar)\""
            }
        return "Tag expression \"\(expression)\" could not be parsed because of syntax error: \(what)."
    }

    public var description: String { message }
}
