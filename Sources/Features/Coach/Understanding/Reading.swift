/// What one message says, before anything is answered.
struct Reading: Hashable {
    /// What is asked, and where in the message.
    enum Ask: Hashable {
        case topic(CoachTopic)
        /// By its index in the vocabulary.
        case fact(Int)
    }

    struct Asked: Hashable {
        let ask: Ask
        let position: Int
    }

    struct LevelMention: Hashable {
        let level: CoachLevel
        let isDenied: Bool
        /// Said of the one who writes, not of a team.
        let isOwn: Bool
        let position: Int
    }

    /// No word at all.
    var isEmpty = false
    /// Written in another language.
    var isForeign = false
    /// In order.
    var asks: [Asked] = []
    /// The items named, in order, each once; without those that are refused or behind them.
    var items: [Int] = []
    /// The items someone does not want.
    var refused: [Int] = []
    /// The items someone has done already.
    var done: [Int] = []
    /// Whether those were done by the one who writes, not by a team.
    var isDoneByOneself = false
    /// From 1.
    var months: [Int] = []
    var levels: [LevelMention] = []
    /// By their index in the vocabulary, in order, each once.
    var goals: [Int] = []
    var team: CoachTeam?
    var isForOneself = false
    /// Asks of something else what was asked before.
    var isFollowUp = false
    /// Asks of all items, not of those spoken of last.
    var isGeneral = false
    /// Where level, goal or team are first spoken of.
    var personPosition: Int?

    func asks(_ topic: CoachTopic) -> Bool { asks.contains { $0.ask == .topic(topic) } }

    /// Whether there is nothing in it to answer.
    var saysNothing: Bool {
        asks.isEmpty && items.isEmpty && refused.isEmpty && done.isEmpty && levels.isEmpty && goals.isEmpty
            && team == nil && !isForOneself
    }
}

/// Several people who are to learn.
public struct CoachTeam: Hashable, Sendable {
    /// nil where it was not said; else at least 2.
    public let size: Int?

    public init(size: Int? = nil) {
        self.size = size
    }
}
