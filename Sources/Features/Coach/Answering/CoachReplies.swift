/// The sentences the coach answers with, in the product's words. What they say of items they take from these.
public struct CoachReplies: Sendable {
    /// Before an answer to more.
    public var greeting: String
    /// To a greeting alone.
    public var greetingAlone: String
    public var thanks: String
    public var farewell: String
    /// Calm.
    public var insult: String
    /// Who speaks.
    public var identity: String
    /// To `ok`.
    public var acknowledgement: String
    public var empty: String
    /// Says so, and what can be asked.
    public var unknown: String
    /// To another language.
    public var foreign: String
    /// In place of what the catalogue would say: it could not be loaded.
    public var catalogueUnavailable: String
    /// The same: there is nothing in it.
    public var catalogueEmpty: String
    public var contact: String

    /// Before the question that follows a goal, or a team.
    public var encouragement: @Sendable (CoachTeam?) -> String
    public var askLevel: @Sendable (CoachTeam?) -> String
    /// After an answer that said no level.
    public var askLevelAgain: @Sendable (CoachTeam?) -> String

    /// One item, for who is to learn.
    public var recommend: @Sendable (CoachItem, CoachTeam?) -> String
    /// One item first, then another; with the labels of the goals that the other serves.
    public var recommendPath: @Sendable (CoachItem, CoachItem, CoachTeam?, [String]) -> String
    /// One item for goals, by their labels.
    public var recommendForGoals: @Sendable (CoachItem, [String]) -> String
    /// Further items that serve the goals.
    public var also: @Sendable ([CoachItem]) -> String
    /// Nothing in the catalogue serves the goals.
    public var nothingForGoals: @Sendable ([String]) -> String

    /// Every step of the path is behind them; with what is left besides.
    public var completed: @Sendable ([CoachItem]) -> String
    /// The cheapest, dearest, shortest or longest, all of them where they are equal, and those that can't be compared.
    public var extreme: @Sendable (CoachTopic, [CoachItem], [CoachItem]) -> String
    /// Whether there is room in their next sessions.
    public var seats: @Sendable ([CoachItem]) -> String
    /// No session in those months, from 1.
    public var noSession: @Sendable ([Int]) -> String

    /// Two items or more, and the one to begin with.
    public var difference: @Sendable ([CoachItem], CoachItem) -> String
    public var price: @Sendable ([CoachItem], CoachTeam?) -> String
    public var duration: @Sendable ([CoachItem]) -> String
    public var session: @Sendable ([CoachItem]) -> String
    public var prerequisites: @Sendable ([CoachItem]) -> String
    public var about: @Sendable (CoachItem) -> String
    /// The items of the path, in order.
    public var path: @Sendable ([CoachItem]) -> String
    /// All items.
    public var list: @Sendable ([CoachItem]) -> String
    /// How one registers; for an item where one is spoken of.
    public var registration: @Sendable (CoachItem?) -> String

    public init(
        greeting: String,
        greetingAlone: String,
        thanks: String,
        farewell: String,
        insult: String,
        identity: String,
        acknowledgement: String,
        empty: String,
        unknown: String,
        foreign: String,
        catalogueUnavailable: String,
        catalogueEmpty: String,
        contact: String,
        encouragement: @escaping @Sendable (CoachTeam?) -> String,
        askLevel: @escaping @Sendable (CoachTeam?) -> String,
        askLevelAgain: @escaping @Sendable (CoachTeam?) -> String,
        recommend: @escaping @Sendable (CoachItem, CoachTeam?) -> String,
        recommendPath: @escaping @Sendable (CoachItem, CoachItem, CoachTeam?, [String]) -> String,
        recommendForGoals: @escaping @Sendable (CoachItem, [String]) -> String,
        also: @escaping @Sendable ([CoachItem]) -> String,
        nothingForGoals: @escaping @Sendable ([String]) -> String,
        completed: @escaping @Sendable ([CoachItem]) -> String,
        extreme: @escaping @Sendable (CoachTopic, [CoachItem], [CoachItem]) -> String,
        seats: @escaping @Sendable ([CoachItem]) -> String,
        noSession: @escaping @Sendable ([Int]) -> String,
        difference: @escaping @Sendable ([CoachItem], CoachItem) -> String,
        price: @escaping @Sendable ([CoachItem], CoachTeam?) -> String,
        duration: @escaping @Sendable ([CoachItem]) -> String,
        session: @escaping @Sendable ([CoachItem]) -> String,
        prerequisites: @escaping @Sendable ([CoachItem]) -> String,
        about: @escaping @Sendable (CoachItem) -> String,
        path: @escaping @Sendable ([CoachItem]) -> String,
        list: @escaping @Sendable ([CoachItem]) -> String,
        registration: @escaping @Sendable (CoachItem?) -> String
    ) {
        self.greeting = greeting
        self.greetingAlone = greetingAlone
        self.thanks = thanks
        self.farewell = farewell
        self.insult = insult
        self.identity = identity
        self.acknowledgement = acknowledgement
        self.empty = empty
        self.unknown = unknown
        self.foreign = foreign
        self.catalogueUnavailable = catalogueUnavailable
        self.catalogueEmpty = catalogueEmpty
        self.contact = contact
        self.encouragement = encouragement
        self.askLevel = askLevel
        self.askLevelAgain = askLevelAgain
        self.recommend = recommend
        self.recommendPath = recommendPath
        self.recommendForGoals = recommendForGoals
        self.also = also
        self.nothingForGoals = nothingForGoals
        self.completed = completed
        self.extreme = extreme
        self.seats = seats
        self.noSession = noSession
        self.difference = difference
        self.price = price
        self.duration = duration
        self.session = session
        self.prerequisites = prerequisites
        self.about = about
        self.path = path
        self.list = list
        self.registration = registration
    }
}
