/// A compiled regular expression.
///
/// Matching is leftmost and greedy as in a backtracking matcher, and takes at most (instructions × text) steps: a
/// state that failed once is never tried again.
struct TextPattern: Sendable {
    /// The most instructions for one pattern, and for a whole expression, beside those of its plain text.
    static let patternLimit = 10_000
    static let expressionLimit = 100_000

    /// The outermost capture groups.
    let groups: [CaptureGroup]
    private let program: PatternProgram

    init(_ source: String, limit: Int = patternLimit) throws(PatternError) {
        let (node, groups, captures) = try PatternParser.parse(source)
        let plainText = 4 * source.utf8.count
        guard let program = PatternProgram(node, captures: captures, limit: limit + plainText) else {
            throw PatternError(problem: .tooLarge, pattern: source, position: 0)
        }
        self.groups = groups
        self.program = program
    }

    /// What the outermost groups matched, or nil if the text does not match.
    func match(_ text: String) -> [MatchGroup]? {
        search(text).groups
    }

    /// The match, and the number of steps it took.
    func search(_ text: String) -> (groups: [MatchGroup]?, steps: Int) {
        let scalars = Array(text.unicodeScalars)
        var matcher = PatternMatcher(program, on: scalars)
        guard let slots = matcher.search() else { return (nil, matcher.steps) }
        return (groups.map { Self.matched($0, slots, in: scalars) }, matcher.steps)
    }

    private static func matched(_ group: CaptureGroup, _ slots: [Int], in text: [Unicode.Scalar]) -> MatchGroup {
        let children = group.children.map { matched($0, slots, in: text) }
        let start = slots[2 * group.number]
        let end = slots[2 * group.number + 1]
        guard start >= 0, end >= start else { return MatchGroup(start: nil, value: nil, children: children) }
        let value = String(String.UnicodeScalarView(text[start..<end]))
        return MatchGroup(start: start, value: value, children: children)
    }
}
