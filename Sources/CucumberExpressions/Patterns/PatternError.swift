/// Why a regular expression can't be used here: what is wrong, and where in its source.
public struct PatternError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What can be wrong with a pattern.
    public enum Problem: Equatable, Sendable {
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
        /// Valid elsewhere, and not part of our subset.
        case unsupported(String)
    }

    public let problem: Problem
    public let pattern: String
    /// Where in the pattern, in Unicode scalars from 0.
    public let position: Int

    public var message: String {
        "Pattern /\(pattern)/ has a problem at column \(position + 1): \(problem.wording)."
    }

    public var description: String { message }
}

extension PatternError.Problem {
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
        case .unsupported(let what):
            "\(what) is not supported (literals, classes, groups, alternatives, repetitions, anchors and lookaheads are)"
        }
    }
}
