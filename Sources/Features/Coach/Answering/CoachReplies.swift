/// The sentences the coach answers with, in the product's words. What they say of items they take from these.
public protocol CoachReplies: Sendable {
    /// Before an answer to more.
    var greeting: String { get }
    /// To a greeting alone.
    var greetingAlone: String { get }
    var thanks: String { get }
    var farewell: String { get }
    /// Calm.
    var insult: String { get }
    /// Who speaks.
    var identity: String { get }
    /// To `ok`.
    var acknowledgement: String { get }
    var empty: String { get }
    /// Says so, and what can be asked.
    var unknown: String { get }
    /// To another language.
    var foreign: String { get }
    /// In place of what the catalogue would say: it could not be loaded.
    var catalogueUnavailable: String { get }
    /// The same: there is nothing in it.
    var catalogueEmpty: String { get }
    var contact: String { get }

    /// Before the question that follows a goal, or a team.
    func encouragement(_ team: CoachTeam?) -> String
    func askLevel(_ team: CoachTeam?) -> String
    /// After an answer that said no level.
    func askLevelAgain(_ team: CoachTeam?) -> String

    /// One item, for who is to learn.
    func recommend(_ item: CoachItem, _ team: CoachTeam?) -> String
    /// One item first, then another; with the labels of the goals that the other serves.
    func recommendPath(_ first: CoachItem, _ second: CoachItem, _ team: CoachTeam?, _ labels: [String]) -> String
    /// One item for goals, by their labels.
    func recommendForGoals(_ item: CoachItem, _ labels: [String]) -> String
    /// Further items that serve the goals.
    func also(_ items: [CoachItem]) -> String
    /// Nothing in the catalogue serves the goals.
    func nothingForGoals(_ labels: [String]) -> String

    /// Every step of the path is behind them; with what is left besides.
    func completed(_ rest: [CoachItem]) -> String
    /// The cheapest, dearest, shortest or longest, all of them where they are equal, and those that can't be compared.
    func extreme(_ topic: CoachTopic, _ items: [CoachItem], _ unknown: [CoachItem]) -> String
    /// Whether there is room in their next sessions.
    func seats(_ items: [CoachItem]) -> String
    /// No session in those months, from 1.
    func noSession(_ months: [Int]) -> String

    /// Two items or more, and the one to begin with.
    func difference(_ items: [CoachItem], _ first: CoachItem) -> String
    func price(_ items: [CoachItem], _ team: CoachTeam?) -> String
    func duration(_ items: [CoachItem]) -> String
    func session(_ items: [CoachItem]) -> String
    func prerequisites(_ items: [CoachItem]) -> String
    func about(_ item: CoachItem) -> String
    /// The items of the path, in order.
    func path(_ items: [CoachItem]) -> String
    /// All items.
    func list(_ items: [CoachItem]) -> String
    /// How one registers; for an item where one is spoken of.
    func registration(_ item: CoachItem?) -> String
}
