import AppShell

/// What the catalogue's screens share, one instance a launch.
final class Catalog {
    let store: CatalogStore
    let filter = CatalogFilter()
    let preRegistrations: PreRegistrationSender
    let strings: any CatalogStrings
    let goals: [CourseGoal]
    let hooks: CatalogHooks
    let environment: AppEnvironment
    private let cache = CourseFactsCache()
    private let coursePath: CoursePath?
    private let paymentHosts: [String]

    init(
        service: any CatalogService,
        strings: any CatalogStrings,
        path: CoursePath?,
        goals: [CourseGoal],
        paymentHosts: [String],
        hooks: CatalogHooks,
        environment: AppEnvironment
    ) {
        self.strings = strings
        self.goals = goals
        self.paymentHosts = paymentHosts
        self.hooks = hooks
        self.environment = environment
        coursePath = path
        store = CatalogStore(service: service, clock: environment.clock, hooks: hooks)
        preRegistrations = PreRegistrationSender(
            service: service,
            hooks: hooks,
            store: store,
            environment: environment
        )
        // What nothing is found by any more is not looked for: the choice would hide courses and not be there to see.
        let filter = filter
        store.didChange = { courses in filter.keep(among: courses, goals: goals) }
    }

    /// Background work lives as long as the app.
    func begin(in tasks: TaskScope) {
        store.tasks = tasks
        preRegistrations.begin(in: tasks)
    }

    var drawing: CourseContent {
        CourseContent(strings: strings, environment: environment, goals: goals, cache: cache)
    }

    /// Whether what a step of the path leads to is not known yet.
    func isAroundUnknown(_ course: Course) -> Bool {
        store.courses.value == nil && coursePath?.position(of: course) != nil
    }

    func path(open: @escaping (Course) -> Void) -> CoursePathContent? {
        coursePath.map { CoursePathContent(path: $0, store: store, open: open) }
    }

    /// Where someone who has pre-registered for a course pays for it (MAD-J4b): a page of the product's own, over https;
    /// nil for any other address, whatever the back end says.
    func paymentPage(of course: Course) -> String? {
        guard let url = course.paymentURL, preRegistrations.isRegistered(for: course.id) else { return nil }
        // There is nothing to pay for in a session that has begun, or has no seat left.
        if course.nextSession != nil, course.session(at: environment.clock.now)?.isFull ?? true { return nil }
        let address: LinkAddress
        do throws(LinkError) { address = try LinkAddress(url) } catch { return nil }
        return address.scheme == "https" && paymentHosts.contains(address.host) ? url : nil
    }
}

/// What the catalogue reports to the product.
public struct CatalogHooks {
    /// A course's page is looked at: called each time it comes on top. What is known of the course may be old: see
    /// ``onWithdraw``.
    public var onView: (Course) -> Void
    /// The page shows what the back end has now, or all that can be had while it is out of reach.
    public var onRead: (Course) -> Void
    /// The back end no longer has a course that was known.
    public var onWithdraw: (Course) -> Void
    /// All courses were loaded.
    public var onLoad: ([Course]) -> Void
    /// One course was loaded by itself.
    public var onFetch: (Course) -> Void
    /// The back end has taken a pre-registration.
    public var onPreRegister: (Course, _ email: String) -> Void

    public init(
        onView: @escaping (Course) -> Void = { _ in },
        onRead: @escaping (Course) -> Void = { _ in },
        onWithdraw: @escaping (Course) -> Void = { _ in },
        onLoad: @escaping ([Course]) -> Void = { _ in },
        onFetch: @escaping (Course) -> Void = { _ in },
        onPreRegister: @escaping (Course, _ email: String) -> Void = { _, _ in }
    ) {
        self.onView = onView
        self.onRead = onRead
        self.onWithdraw = onWithdraw
        self.onLoad = onLoad
        self.onFetch = onFetch
        self.onPreRegister = onPreRegister
    }
}
