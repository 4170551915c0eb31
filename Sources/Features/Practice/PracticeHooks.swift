public import AppShell

/// A short fact on the home screen: `Record` `156 décimales, le 23 janvier 2026`.
public struct HomeFact: Hashable, Sendable {
    public let label: String
    public let value: String

    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}

/// A way from the home screen to another one of the product's.
public struct HomeLink {
    public let label: String
    public let open: (Router) -> Void

    public init(label: String, open: @escaping (Router) -> Void) {
        self.label = label
        self.open = open
    }
}

/// What the product does with sessions, and what it shows beside them.
public struct PracticeHooks {
    /// Called once a session, before its summary is drawn; of one that was cut short when it is given up, or with the
    /// first key of another one. May be called again with the same id after a crash at that very moment.
    public var onFinish: (PracticeResult) -> Void
    /// What the summary says of a result besides its figures.
    public var summaryNotes: (PracticeResult) -> [String]
    /// What the home screen says of a constant, by its id.
    public var recordFacts: (_ constantID: String) -> [HomeFact]
    /// What the home screen says whatever the constant.
    public var homeFacts: () -> [HomeFact]
    public var homeLinks: [HomeLink]
    /// The home screen has appeared, at first or once more: what may be asked between two sessions is asked here.
    public var onHome: (Router) -> Void

    public init(
        onFinish: @escaping (PracticeResult) -> Void = { _ in },
        summaryNotes: @escaping (PracticeResult) -> [String] = { _ in [] },
        recordFacts: @escaping (_ constantID: String) -> [HomeFact] = { _ in [] },
        homeFacts: @escaping () -> [HomeFact] = { [] },
        homeLinks: [HomeLink] = [],
        onHome: @escaping (Router) -> Void = { _ in }
    ) {
        self.onFinish = onFinish
        self.summaryNotes = summaryNotes
        self.recordFacts = recordFacts
        self.homeFacts = homeFacts
        self.homeLinks = homeLinks
        self.onHome = onHome
    }
}
