/// The words by which the coach understands a language; all of them are the product's.
///
/// Phrases are compared word by word once case, accents, ligatures and apostrophes are folded, never inside a word:
/// `ai` is not found in `mais`. In a phrase, `automatis*` is a stem (any word that begins so), and `…` stands for up
/// to three words. Words of 5 letters and more are recognised with one typing mistake, of 9 and more with two.
public struct CoachVocabulary: Sendable {
    /// How messages and phrases are written.
    public var spelling = CoachSpelling()
    /// How the catalogue's texts are, in which the goals' keywords are looked for.
    public var itemSpelling = CoachSpelling()
    /// What is asked.
    public var topics: [CoachTopic: [String]] = [:]
    /// How far someone says they have come.
    public var levels: [CoachLevel: [String]] = [:]
    /// The same, where the coach has just asked: `un peu`, `zéro`.
    public var levelAnswers: [CoachLevel: [String]] = [:]
    /// What someone wants to learn.
    public var goals: [CoachGoal] = []
    /// Questions that have one answer, whatever the catalogue.
    public var facts: [CoachFact] = []
    /// Several people are to learn.
    public var team: [String] = []
    /// One person is to learn: the one who writes.
    public var oneself: [String] = []
    /// Makes a level someone's own: `je`.
    public var firstPerson: [String] = []
    /// After a number, makes it the size of a team: `personnes`.
    public var people: [String] = []
    /// Right before a number, makes it the size of a team: `équipe de`.
    public var headcounts: [String] = []
    public var numbers: [String: Int] = [:]
    /// Numbers that multiply a smaller one before them: `deux cents`, `une dizaine`.
    public var multipliers: [String: Int] = [:]
    /// Between the words of a number: `vingt et un`.
    public var numberJoiners: [String] = []
    /// Denies the level that follows in the same clause.
    public var negations: [String] = []
    /// Denies the goal or the team that follows in the same clause.
    public var refusals: [String] = []
    /// Right before an item, denies it: `pas`, `plutôt que`.
    public var itemRefusals: [String] = []
    /// After an item, in the same clause, denies it: `ne m'intéresse pas`.
    public var itemRebuffs: [String] = []
    /// Says that one item is liked better than another, and what comes before the other one.
    public var preferences: [String] = []
    public var preferenceJoiners: [String] = []
    /// Right before an item, says that it is behind them: `fait`.
    public var completions: [String] = []
    /// Holds words of denials or completions and is none: `pourquoi pas`, `avoir suivi`.
    public var harmless: [String] = []
    /// May stand between an item and what is said of it: `le`.
    public var articles: [String] = []
    /// What an item may be called besides its title, for which `…` stands here: `… pack`, `…'s`.
    public var itemForms: [String] = []
    /// What is said of one item is said of the next one too, with such a word in between: `et`.
    public var itemJoiners: [String] = []
    /// Begins what is said of the item before it, so that it is not of those that were listed before: `m'intéresse`.
    public var predicates: [String] = []
    /// The twelve of the year, from the first: sessions of one are asked for by its name.
    public var months: [[String]] = []
    /// Begins a new clause, as a comma does.
    public var clauseWords: [String] = []
    /// At the beginning: the last question, of something else: `et Performer ?`
    public var followUps: [String] = []
    /// Asks of all items, not of those spoken of last: `tous`.
    public var everything: [String] = []
    /// What must be understood as none of the others: `un master en droit`.
    public var asides: [String] = []
    /// Frequent words of the language.
    public var ownWords: [String] = []
    /// Frequent words of other languages that are none of this one.
    public var foreignWords: [String] = []
    /// Words that are no typing mistakes of others: `fermer` is not `former`.
    public var neverTypos: [String] = []

    public init() {}
}

/// What one may ask the coach.
public enum CoachTopic: String, Hashable, Sendable, CaseIterable {
    case greeting, thanks, farewell, insult, identity, acknowledgement
    case price, duration, session, prerequisites, about
    case difference, path, list, recommendation
    case seats, cheapest, dearest, shortest, longest
    case registration, contact

    /// Asked of an item, so that `et Performer ?` asks it again.
    var isOfItems: Bool {
        switch self {
        case .price, .duration, .session, .prerequisites, .about, .seats: true
        default: false
        }
    }

    /// What it ranks items by; nil where it asks for no extreme.
    var ranked: CoachTopic? {
        switch self {
        case .cheapest, .dearest: .price
        case .shortest, .longest: .duration
        default: nil
        }
    }
}

/// What someone wants to learn.
public struct CoachGoal: Hashable, Sendable {
    public let id: String
    /// After `pour`: `automatiser tes tâches`.
    public let label: String
    public let phrases: [String]
    /// What an item must speak of to serve it; phrases of the same kind.
    public let keywords: [String]
    /// The level that the goal itself tells, where it does.
    public let level: CoachLevel?

    public init(id: String, label: String, phrases: [String], keywords: [String], level: CoachLevel? = nil) {
        self.id = id
        self.label = label
        self.phrases = phrases
        self.keywords = keywords
        self.level = level
    }
}

/// A question with one answer, whatever the catalogue: often that the coach does not know, and who does.
public struct CoachFact: Hashable, Sendable {
    public let phrases: [String]
    public let answer: String

    public init(phrases: [String], answer: String) {
        self.phrases = phrases
        self.answer = answer
    }
}
