#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What the coach knows of one item of the catalogue, as texts that are ready to be read.
///
/// The product makes it of the catalogue's data: a price that changes there changes in the next answer, and nothing is
/// ever said that the catalogue does not hold.
public struct CoachItem: Hashable, Sendable, Identifiable {
    public let id: Int
    public let title: String
    /// What links name it by.
    public let key: String
    /// nil where the product can't tell.
    public let level: CoachLevel?
    /// The level in the catalogue's words.
    public let levelText: String
    /// The position on the path that the items build up to, from 1; nil outside it.
    public let step: Int?
    /// What it is in a few words, as they stand after an equals sign: `les fondamentaux`.
    public let gist: String
    public let summary: String
    public let objectives: [String]
    public let prerequisites: String?
    /// nil: on request.
    public let price: String?
    public let duration: String
    /// nil: not fixed yet.
    public let nextSession: String?
    /// What items are compared by: nil where it can't be told.
    public let measures: CoachMeasures
    /// What it is for besides its texts: its category, trades. Goals are looked for here too.
    public let keywords: [String]
    /// What people call it besides its title.
    public let names: [String]

    public init(
        id: Int,
        title: String,
        key: String,
        level: CoachLevel?,
        levelText: String,
        step: Int? = nil,
        gist: String,
        summary: String,
        objectives: [String] = [],
        prerequisites: String? = nil,
        price: String?,
        duration: String,
        nextSession: String?,
        measures: CoachMeasures = CoachMeasures(),
        keywords: [String] = [],
        names: [String] = []
    ) {
        self.id = id
        self.title = title
        self.key = key
        self.level = level
        self.levelText = levelText
        self.step = step
        self.gist = gist
        self.summary = summary
        self.objectives = objectives
        self.prerequisites = prerequisites
        self.price = price
        self.duration = duration
        self.nextSession = nextSession
        self.measures = measures
        self.keywords = keywords
        self.names = names
    }
}

/// What items are compared by, and counted. nil: can't be told, and is never guessed.
public struct CoachMeasures: Hashable, Sendable {
    /// The price, in the currency of all items.
    public var price: Decimal?
    /// The duration, in minutes; days, of the calendar, count whole.
    public var minutes: Int?
    /// When the next session begins.
    public var session: Date?
    /// The month of that day, from 1, on the person's calendar.
    public var month: Int?
    /// Of the next session: 0 is full.
    public var seatsLeft: Int?

    public init(
        price: Decimal? = nil,
        minutes: Int? = nil,
        session: Date? = nil,
        month: Int? = nil,
        seatsLeft: Int? = nil
    ) {
        self.price = price
        self.minutes = minutes
        self.session = session
        self.month = month
        self.seatsLeft = seatsLeft
    }
}

/// How far someone has come.
public enum CoachLevel: Int, Hashable, Sendable, Comparable, CaseIterable {
    case beginner = 1
    case intermediate
    case advanced

    public static func < (one: CoachLevel, other: CoachLevel) -> Bool { one.rawValue < other.rawValue }
}
