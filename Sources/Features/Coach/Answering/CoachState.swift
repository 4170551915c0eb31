/// What the coach remembers of a conversation.
public struct CoachState: Hashable, Sendable {
    /// The level of the one who writes.
    public var ownLevel: CoachLevel?
    /// The one of the team: the lowest, where several were named.
    public var teamLevel: CoachLevel?
    /// Who is to learn; nil: the one who writes.
    public var team: CoachTeam?
    /// By their ids.
    public var goals: [String] = []
    /// The items that the one who writes has done, and those they don't want.
    public var done: [Int] = []
    public var refused: [Int] = []
    /// The items spoken of last.
    public var items: [Int] = []
    /// What was last asked of items.
    public var topic: CoachTopic?
    /// Whether the level was just asked for.
    public var hasAskedLevel = false

    public init() {}

    /// The level of who is to learn.
    public var level: CoachLevel? { team == nil ? ownLevel : teamLevel }
}

/// What the coach answers.
public struct CoachAnswer: Hashable, Sendable {
    public var text: String
    /// The items it speaks of, in order: links under the text.
    public var recommended: [Int]

    public init(text: String, recommended: [Int] = []) {
        self.text = text
        self.recommended = recommended
    }
}
