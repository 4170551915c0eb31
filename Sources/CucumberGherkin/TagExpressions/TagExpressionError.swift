/// Why a tag expression cannot be parsed; `message` is the official text.
public struct TagExpressionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What can be wrong with a tag expression.
    public enum Reason: Equatable, Sendable {
        case expectedOperand
        case expectedOperator
        case unmatchedOpening
        case unmatchedClosing
        case illegalEscape(before: Unicode.Scalar)
    }

    public let reason: Reason
    public let expression: String

    public var message: String {
        let what =
            switch reason {
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
