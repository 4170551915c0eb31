public import AppShell

/// What the reader has at home.
public struct LoanList: Destination {
    public static let name = "loans.list"

    public init() {}

    public init(parameters: RouteParameters) throws(RouteError) {}
}

public struct LoansModule: FeatureModule {
    public let id = "loans"
    private let tab: TabID
    private let store: LoansStore
    private let environment: AppEnvironment
    private let openBook: (Router, _ book: Int) -> Void

    /// - Parameter openBook: shows a book of the catalogue; what a catalogue is, the product knows.
    public init(
        tab: TabID,
        store: LoansStore,
        environment: AppEnvironment,
        openBook: @escaping (Router, _ book: Int) -> Void
    ) {
        self.tab = tab
        self.store = store
        self.environment = environment
        self.openBook = openBook
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner("@bibliotheque/loans", contract: "A wish is kept until it was sent, and sent once")
        let (store, formats, openBook) = (store, environment.formats, openBook)
        contributions.destination(LoanList.self, placement: .tab(tab)) { _, context in
            LoansScreen(store: store, formats: formats) { openBook(context.router, $0) }
        }
        contributions.link("/prets", to: LoanList.self)
        contributions.payload(PayloadRule(when: ["type": ["loan"]]), to: LoanList.self)
        contributions.notificationCategory(LoanReminders.category)
        for key in [LoansStore.cacheKey, LoansStore.outboxKey, LoanReminders.wishKey] { contributions.store(key) }
        contributions.start { store.start($0) }
        // What could not be sent is sent again; the loans of the day bring their reminders.
        for moment in [AppMoment.launch, .foreground] {
            contributions.task(on: moment) {
                await store.sendAll()
                await store.refresh()
            }
        }
    }
}
