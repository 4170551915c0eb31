public import AppShell

/// What the product does with sessions, and what it shows beside them.
public struct PracticeHooks {
    /// Called once a session, before its summary is drawn. For one that was cut short, called when it is given up, or with
    /// the first key of another one. May be called again with the same id after a crash at that very moment.
    public var onFinish: (PracticeResult) -> Void
    /// What the summary says of a result besides its figures.
    public var summaryNotes: (PracticeResult) -> [String]
    /// What the home screen says of a constant, by its id: badges.
    public var recordFacts: (_ constantID: String) -> [Content]
    /// What the home screen says whatever the constant: badges.
    public var homeFacts: () -> [Content]
    /// The ways from the home screen to others of the product's: links.
    public var homeLinks: (Router) -> [Content]
    /// The home screen has appeared, at first or once more: what may be asked between two sessions is asked here.
    public var onHome: (Router) -> Void

    /// What is not given does, or shows, nothing.
    public init(
        onFinish: @escaping (PracticeResult) -> Void = { _ in },
        summaryNotes: @escaping (PracticeResult) -> [String] = { _ in [] },
        recordFacts: @escaping (_ constantID: String) -> [Content] = { _ in [] },
        homeFacts: @escaping () -> [Content] = { [] },
        homeLinks: @escaping (Router) -> [Content] = { _ in [] },
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
