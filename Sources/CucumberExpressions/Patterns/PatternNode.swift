/// The syntax tree of a regular expression.
enum PatternNode: Equatable, Sendable {
    case scalar(Unicode.Scalar)
    case oneOf(ScalarClass)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    indirect case capture(Int, PatternNode)
    indirect case repetition(PatternNode, Repetition)
    case textStart
    case textEnd
    case wordBoundary(isNegated: Bool)
    indirect case lookahead(PatternNode, isNegated: Bool)
}

/// How often something may repeat, and whether to try more or fewer times first.
struct Repetition: Equatable, Sendable {
    var least: Int
    /// Nil for no limit.
    var most: Int?
    var isLazy = false
}

/// A capture group, with its nested groups.
struct CaptureGroup: Equatable, Sendable {
    /// Numbered from 1 in the order of the opening parentheses.
    let number: Int
    /// The range between its parentheses, in the pattern's Unicode scalars.
    let range: Range<Int>
    let children: [CaptureGroup]
}
