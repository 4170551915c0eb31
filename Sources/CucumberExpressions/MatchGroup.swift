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
}
