/// A compiled regular expression.
///
/// Matching is leftmost and greedy, and takes at most 4 × instructions × positions steps.
struct TextPattern: Sendable {
    /// The maximum size of a pattern and of a whole expression, besides its plain text.
    static let patternLimit = 10_000
    static let expressionLimit = 100_000

    /// The outermost capture groups.
    let groups: [CaptureGroup]
    let literals: PatternLiterals
    private let program: PatternProgram

    /// - Parameter allowsFlags: whether it may begin with `(?i)`, which a part of a larger pattern may not.
    init(_ source: String, limit: Int = patternLimit, allowsFlags: Bool = true) throws(PatternError) {
        let (node, groups, captures) = try PatternParser.parse(source, allowsFlags: allowsFlags)
        let plainText = 4 * source.utf8.count
        literals = PatternLiterals(node)
        let program = PatternProgram(
            node,
            captures: captures,
            limit: limit + plainText,
            isAnchored: literals.isAnchored
        )
        guard let program else { throw PatternError(reason: .tooLarge, pattern: source, position: 0) }
        self.groups = groups
        self.program = program
    }

    /// Its number of instructions: a match takes at most four steps for each of them and each position.
    var size: Int { program.instructions.count }

    /// Whether a text of this length exceeds the memory limit, so that it never matches.
    func isTooLong(_ count: Int) -> Bool { PatternMatcher.isTooLong(count, for: program) }

    /// What the outermost groups matched, or nil.
    func match(_ text: String) -> [MatchGroup]? {
        match(Array(text.unicodeScalars))
    }

    func match(_ text: [Unicode.Scalar]) -> [MatchGroup]? {
        search(text).groups
    }

    /// The match, and the number of steps.
    func search(_ text: String) -> (groups: [MatchGroup]?, steps: Int) {
        search(Array(text.unicodeScalars))
    }

    private func search(_ text: [Unicode.Scalar]) -> (groups: [MatchGroup]?, steps: Int) {
        text.withUnsafeBufferPointer { text in
            PatternMatcher.search(program, in: text) { slots, steps in
                (slots.map { slots in groups.map { Self.matched($0, slots, in: text) } }, steps)
            }
        }
    }

    /// The range of the leftmost match.
    func firstRange(in text: [Unicode.Scalar]) -> Range<Int>? {
        text.withUnsafeBufferPointer { text in
            PatternMatcher.search(program, in: text) { slots, _ in slots.map { $0[0]..<$0[1] } }
        }
    }

    private static func matched(
        _ group: CaptureGroup,
        _ slots: UnsafeMutableBufferPointer<Int>,
        in text: UnsafeBufferPointer<Unicode.Scalar>
    ) -> MatchGroup {
        let children = group.children.map { matched($0, slots, in: text) }
        let start = slots[2 * group.number]
        let end = slots[2 * group.number + 1]
        guard start >= 0, end >= start else { return MatchGroup(start: nil, value: nil, children: children) }
        return MatchGroup(start: start, value: string(text[start..<end]), children: children)
    }

    private static func string(_ scalars: Slice<UnsafeBufferPointer<Unicode.Scalar>>) -> String {
        String(unsafeUninitializedCapacity: scalars.reduce(0) { $0 + UTF8.width($1) }) { bytes in
            var count = 0
            for scalar in scalars {
                for byte in UTF8.encode(scalar) ?? .init() {
                    bytes[count] = byte
                    count += 1
                }
            }
            return count
        }
    }
}
