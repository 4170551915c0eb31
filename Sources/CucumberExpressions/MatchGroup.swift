/// What a capture group matched, as the Messages' `Group`, nested like the parentheses.
public struct MatchGroup: Hashable, Sendable {
    /// The start in the step's text, in Unicode scalars from 0; nil if the group took no part in the match.
    public let start: Int?
    public let value: String?
    public let children: [MatchGroup]

    public init(start: Int?, value: String?, children: [MatchGroup] = []) {
        self.start = start
        self.value = value
        self.children = children
    }

    /// The same match in a text with so many scalars more before it.
    func shifted(by count: Int) -> MatchGroup {
        MatchGroup(
            start: start.map { $0 + count },
            value: value,
            children: children.map { $0.shifted(by: count) }
        )
    }
}
