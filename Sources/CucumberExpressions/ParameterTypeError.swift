/// Why a parameter type cannot be defined.
public enum ParameterTypeError: Error, Equatable, Sendable, CustomStringConvertible {
    case alreadyDefined(name: String)
    /// The name contains a character with a meaning in expressions.
    case illegalName(String)
    case noPatterns(name: String)
    case unusablePattern(name: String, error: PatternError)
    /// Two types with the same pattern are both preferential.
    case twoPreferred(pattern: String, first: String, second: String)

    /// Official texts for `alreadyDefined`, `illegalName` and `twoPreferred`.
    public var message: String {
        switch self {
        case .alreadyDefined(""):
            "The anonymous parameter type has already been defined"
        case .alreadyDefined(let name):
            "There is already a parameter type with name \(name)"
        case .illegalName(let name):
            "Illegal character in parameter name {\(name)}. "
                + #"Parameter names may not contain '{', '}', '(', ')', '\' or '/'"#
        case .noPatterns(let name):
            "The parameter type {\(name)} has no pattern, so no text can match it"
        case .unusablePattern(let name, let error):
            "The parameter type {\(name)} has a pattern that can't be used. \(error.message)"
        case .twoPreferred(let pattern, let first, let second):
            "There can only be one preferential parameter type per regexp. The regexp /\(pattern)/ is used for two "
                + "preferential parameter types, {\(first)} and {\(second)}"
        }
    }

    public var description: String { message }
}
