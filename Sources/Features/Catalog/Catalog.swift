import AppShell

/// What the catalogue's screens share, one instance a launch.
final class Catalog {
    let store: CatalogStore
    let filter = CatalogFilter()
    let intentions = PreRegistrationIntentions()
    let registrations: PreRegistrationRecord
    let service: any CatalogService
    let words: CatalogWords
    let goals: [CourseGoal]
    let hooks: CatalogHooks
    let environment: AppEnvironment
    private let cache = CourseFactsCache()
    private let coursePath: CoursePath?
    private let paymentHosts: [String]

    init(
        service: any CatalogService,
        words: CatalogWords,
        path: CoursePath?,
        goals: [CourseGoal],
        paymentHosts: [String],
        hooks: CatalogHooks,
        environment: AppEnvironment
    ) {
        self.service = service
        self.words = words
        self.goals = goals
        self.paymentHosts = paymentHosts
        self.hooks = hooks
        self.environment = environment
        coursePath = path
        store = CatalogStore(service: service, clock: environment.clock, hooks: hooks)
        registrations = PreRegistrationRecord(storage: environment.storage)
    }

    private var tasks: AppTasks?
    /// The address that was typed and not yet sent: a sheet that is closed loses nothing (MAD-NFR20).
    var typedEmail = ""

    /// Background work lives as long as the app.
    func begin(in tasks: AppTasks) {
        self.tasks = tasks
        store.tasks = tasks
        registrations.tasks = tasks
    }

    /// Sends a pre-registration, with the life of the app: one whose sheet is closed meanwhile counts all the same.
    ///
    /// - Returns: why it was not taken; nil where it was.
    func preRegister(_ request: PreRegistrationRequest) async -> APIError? {
        var fault: APIError? = .cancelled
        await tasks? { fault = await self.deliver(request) }?.value
        return fault
    }

    private func deliver(_ request: PreRegistrationRequest) async -> APIError? {
        do throws(APIError) { try await service.preRegister(request) } catch { return error }
        intentions.fulfil(request)
        registrations.add(request.courseID)
        // The sheet stands over the course's page, so it is known.
        if let course = store.known(id: request.courseID) { hooks.onPreRegister(course, request.email) }
        return nil
    }

    var drawing: CourseContent {
        CourseContent(words: words, environment: environment, goals: goals, cache: cache)
    }

    func path(open: @escaping (Course) -> Void) -> CoursePathContent? {
        coursePath.map { CoursePathContent(path: $0, store: store, open: open) }
    }

    /// Where someone who has pre-registered for a course pays for it (MAD-J4b): a page of the product's own, over https;
    /// nil for any other address, whatever the back end says.
    func paymentPage(of course: Course) -> String? {
        guard let url = course.paymentURL, registrations.contains(course.id) else { return nil }
        // There is nothing left to pay for.
        if let session = course.nextSession, session <= environment.clock.now { return nil }
        let address: LinkAddress
        do throws(LinkFault) { address = try LinkAddress(url) } catch { return nil }
        return address.scheme == "https" && paymentHosts.contains(address.host) ? url : nil
    }
}

/// What the product wants to hear of the catalogue.
public struct CatalogHooks {
    /// A course's page is being read: called each time it comes on top.
    public var onView: (Course) -> Void
    /// All courses were loaded.
    public var onLoad: ([Course]) -> Void
    /// One course was loaded by itself.
    public var onFetch: (Course) -> Void
    /// The back end has taken a pre-registration.
    public var onPreRegister: (Course, _ email: String) -> Void

    public init(
        onView: @escaping (Course) -> Void = { _ in },
        onLoad: @escaping ([Course]) -> Void = { _ in },
        onFetch: @escaping (Course) -> Void = { _ in },
        onPreRegister: @escaping (Course, _ email: String) -> Void = { _, _ in }
    ) {
        self.onView = onView
        self.onLoad = onLoad
        self.onFetch = onFetch
        self.onPreRegister = onPreRegister
    }
}
