/// Why a regular expression can't be used here: what is wrong, and where in its source.
public struct PatternError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What can be wrong with a pattern.
    public enum Reason: Equatable, Sendable {
        case unclosedGroup
        case unopenedGroup
        case unclosedClass
        case emptyClass
        case reversedRange
        case nothingToRepeat
        case badRepeatBounds
        case unescapedBrace
        case trailingBackslash
        case unknownProperty(String)
        case badCodePoint
        case captureInLookahead
        case nestedTooDeep
        case tooLarge
        /// Valid elsewhere, and not part of our subset; and what to write in its place.
        case unsupported(String, fix: String)
        /// A capture group's pattern is that of several parameter types, none of them preferred. The expressions are
        /// those to write in place of the regular one.
        case ambiguousParameterTypes(pattern: String, names: [String], expressions: [String])
    }

    public let reason: Reason
    public let pattern: String
    /// Where in the pattern, in Unicode scalars from 0.
    public let position: Int

    /// The official text for ambiguous parameter types, one of ours for the rest.
    public var message: String {
        if case .ambiguousParameterTypes(let group, let names, let expressions) = reason {
            return """
                Your Regular Expression /\(pattern)/
                matches multiple parameter types with regexp /\(group)/:
                   \(names.map { "{" + $0 + "}" }.joined(separator: "\n   "))

                I couldn't decide which one to use. You have two options:

                1) Use a Cucumber Expression instead of a Regular Expression. Try one of these:
                   \(expressions.joined(separator: "\n   "))

                2) Make one of the parameter types preferential and continue to use a Regular Expression.
                """
        }
        return "Pattern /\(pattern)/ has a problem at column \(position + 1): \(reason.wording)."
    }

    public var description: String { message }
}

extension PatternError.Reason {
    var wording: String {
        switch self {
        case .unclosedGroup: "this '(' has no matching ')'"
        case .unopenedGroup: "this ')' has no matching '('; to match one, write '\\)'"
        case .unclosedClass: "this '[' has no matching ']'"
        case .emptyClass: "a class must name at least one character; to match ']', write '\\]'"
        case .reversedRange: "the range is the wrong way round"
        case .nothingToRepeat: "there is nothing here to repeat"
        case .badRepeatBounds: "bounds are {n}, {n,} or {n,m} with n ≤ m ≤ \(PatternParser.largestBound)"
        case .unescapedBrace: "'{' stands here for itself; write '\\{'"
        case .trailingBackslash: "a backslash at the end escapes nothing"
        case .unknownProperty(let name): "'\(name)' is not a Unicode general category such as L, Lu or Nd"
        case .badCodePoint: "this is not the number of a character"
        case .captureInLookahead: "a lookahead may not capture; write '(?:…)'"
        case .nestedTooDeep: "groups nest deeper than \(PatternParser.deepestGroup)"
        case .tooLarge: "written out, its repetitions are too large"
        case .unsupported(let what, let fix): "\(what) is not supported; \(fix)"
        case .ambiguousParameterTypes(let group, let names, _):
            "/\(group)/ is the pattern of \(names.map { "{" + $0 + "}" }.joined(separator: ", "))"
        }
    }
}
