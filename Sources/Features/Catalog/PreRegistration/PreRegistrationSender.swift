import AppShell

/// Sends pre-registrations with the life of the app: one whose sheet is closed meanwhile counts all the same, and what
/// comes of it is told where the person sees it.
final class PreRegistrationSender {
    let intentions: PreRegistrationIntentions
    let record: PreRegistrationRecord
    /// The address that was typed and not yet sent: a sheet that is closed loses nothing (MAD-NFR20).
    var typedEmail = ""
    private let service: any CatalogService
    private let hooks: CatalogHooks
    private let store: CatalogStore
    private var tasks: TaskScope?

    init(service: any CatalogService, hooks: CatalogHooks, store: CatalogStore, environment: AppEnvironment) {
        self.service = service
        self.hooks = hooks
        self.store = store
        intentions = PreRegistrationIntentions(environment: environment)
        record = PreRegistrationRecord(storage: environment.storage)
    }

    func begin(in tasks: TaskScope) {
        self.tasks = tasks
        record.tasks = tasks
    }

    var storageIssues: [String] { [intentions.storageIssue, record.storageIssue].compactMap(\.self) }

    /// Stores what could not be stored before, if anything.
    func catchUp() async {
        await intentions.keep()
        await record.save()
    }

    /// What stands in a sheet that is opened for a course.
    func email(for course: Int) -> String {
        typedEmail.isEmpty ? intentions.email(for: course) ?? "" : typedEmail
    }

    /// - Parameters:
    ///   - sheet: names the course.
    ///   - isWatched: whether the person still looks at the sheet; else what comes of it waits on the course's page.
    /// - Returns: why it was not taken; nil where it was.
    func send(_ sheet: PreRegistration, email: String, isWatched: @escaping () -> Bool) async -> APIError? {
        let request = intentions.request(email: email, course: sheet.course)
        intentions.note(nil, for: sheet.course)
        // The sheet stands over the course's page, so it is known; it may be withdrawn before the answer comes.
        let course = store.known(id: sheet.course)
        var fault: APIError? = .cancelled
        await tasks? {
            fault = await self.deliver(request, course ?? Course(of: sheet))
            self.intentions.note(isWatched() ? nil : self.ending(fault), for: sheet.course)
        }?.value
        return fault
    }

    private func deliver(_ request: PreRegistrationRequest, _ course: Course) async -> APIError? {
        await intentions.keep()
        do throws(APIError) { try await service.preRegister(request) } catch {
            if isRefusal(error) { await intentions.settle(request) }
            return error
        }
        await intentions.settle(request)
        record.add(request.courseID)
        if typedEmail.isEmpty || TypedText.cleaned(typedEmail) == request.email { typedEmail = "" }
        hooks.onPreRegister(store.known(id: request.courseID) ?? course, request.email)
        return nil
    }

    private func ending(_ fault: APIError?) -> PreRegistrationIntentions.Ending {
        guard let fault else { return .taken }
        return isRefusal(fault) ? .refused(fault) : .unsent
    }

    /// Whether the back end has certainly not taken it, and would not the next time either.
    private func isRefusal(_ error: APIError) -> Bool {
        switch error.group {
        case .invalid, .notFound, .rejected: true
        default: false
        }
    }
}

extension Course {
    /// All that a sheet tells of a course that nobody knows any more.
    fileprivate init(of sheet: PreRegistration) {
        self.init(
            id: sheet.course,
            slug: nil,
            title: sheet.title,
            summary: "",
            objectives: [],
            prerequisites: nil,
            duration: "",
            level: "",
            price: nil,
            nextSession: nil
        )
    }
}
