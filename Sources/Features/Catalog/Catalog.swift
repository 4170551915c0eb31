import AppShell

/// What the catalogue's screens share, one instance a launch.
final class Catalog {
    let store: CatalogStore
    let choices: CatalogChoices
    /// nil: nobody can ask for an item.
    let preRegistrations: PreRegistrationSender?
    let strings: any CatalogStrings
    let hooks: CatalogHooks
    let environment: AppEnvironment
    private let sessions: (any CatalogSessionStrings)?
    private let fronts = CatalogFronts()
    private let itemPath: CatalogPath?

    init(
        service: any CatalogService,
        strings: any CatalogStrings,
        sessions: (any CatalogSessionStrings)?,
        path: CatalogPath?,
        filters: [CatalogFilter],
        preRegistration: PreRegistrationSetup?,
        hooks: CatalogHooks,
        environment: AppEnvironment
    ) {
        self.strings = strings
        self.sessions = sessions
        self.hooks = hooks
        self.environment = environment
        itemPath = path
        let store = CatalogStore(service: service, clock: environment.clock, hooks: hooks)
        self.store = store
        preRegistrations = preRegistration.map {
            PreRegistrationSender(setup: $0, store: store, environment: environment)
        }
        // What nothing is found by any more is not looked for: the choice would hide items and not be there to see.
        let choices = CatalogChoices(filters)
        self.choices = choices
        store.didChange = { items in choices.keep(among: items) }
    }

    /// Background work lives as long as the app.
    func begin(in tasks: TaskScope) {
        store.tasks = tasks
        preRegistrations?.begin(in: tasks)
    }

    var drawing: CatalogDrawing {
        CatalogDrawing(sessions: sessions, environment: environment, filters: choices.filters, fronts: fronts)
    }

    /// Whether what a step of the path leads to is not known yet.
    func isAroundUnknown(_ item: CatalogItem) -> Bool {
        store.items.value == nil && itemPath?.position(of: item) != nil
    }

    func path(open: @escaping (CatalogItem) -> Void) -> CatalogPathContent? {
        itemPath.map { CatalogPathContent(path: $0, store: store, open: open) }
    }

    /// Where someone who has pre-registered for an item pays for it (MAD-J4b): a page of the product's own, over https;
    /// nil for any other address, whatever the back end says.
    func paymentPage(of item: CatalogItem) -> String? {
        guard let preRegistrations, let payment = preRegistrations.payment, let url = item.paymentURL,
            preRegistrations.isRegistered(for: item.id)
        else { return nil }
        // There is nothing to pay for in a session that has begun, or has no seat left.
        if item.nextSession != nil, item.session(at: environment.clock.now)?.isFull ?? true { return nil }
        let address: LinkAddress
        do throws(LinkError) { address = try LinkAddress(url) } catch { return nil }
        return address.scheme == "https" && payment.hosts.contains(address.host) ? url : nil
    }
}

/// What the catalogue reports to the product.
public struct CatalogHooks {
    /// An item's page is looked at: called each time it comes on top. What is known of the item may be old: see
    /// ``onWithdraw``.
    public var onView: (CatalogItem) -> Void
    /// The page shows what the back end has now, or all that can be had while it is out of reach.
    public var onRead: (CatalogItem) -> Void
    /// The back end no longer has an item that was known.
    public var onWithdraw: (CatalogItem) -> Void
    /// All items were loaded.
    public var onLoad: ([CatalogItem]) -> Void
    /// One item was loaded by itself.
    public var onFetch: (CatalogItem) -> Void

    public init(
        onView: @escaping (CatalogItem) -> Void = { _ in },
        onRead: @escaping (CatalogItem) -> Void = { _ in },
        onWithdraw: @escaping (CatalogItem) -> Void = { _ in },
        onLoad: @escaping ([CatalogItem]) -> Void = { _ in },
        onFetch: @escaping (CatalogItem) -> Void = { _ in }
    ) {
        self.onView = onView
        self.onRead = onRead
        self.onWithdraw = onWithdraw
        self.onLoad = onLoad
        self.onFetch = onFetch
    }
}
