import AppShell

/// Sends pre-registrations with the life of the app: one whose sheet is closed meanwhile counts all the same, and what
/// comes of it is told where the person sees it.
final class PreRegistrationSender {
    static let registeredKey = StoredKey("catalog.pre-registrations")

    let intentions: PreRegistrationIntentions
    /// The courses that were pre-registered for on this phone.
    private let registered: StoredValue<[Int]>
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
        registered = StoredValue(Self.registeredKey, in: environment.storage.values, empty: [])
    }

    func begin(in tasks: TaskScope) {
        self.tasks = tasks
    }

    var storageIssues: [String] {
        [intentions.storageIssue, registered.issue?.description].compactMap(\.self)
    }

    func isRegistered(for course: Int) -> Bool { registered.value.contains(course) }

    /// Retries what could not be stored before.
    func catchUp() async {
        await intentions.keep()
        await registered.save()
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
        var error: APIError? = .cancelled
        await tasks? {
            error = await self.deliver(request, course ?? Course(of: sheet))
            self.intentions.note(isWatched() ? nil : self.ending(error), for: sheet.course)
        }?.value
        return error
    }

    private func deliver(_ request: PreRegistrationRequest, _ course: Course) async -> APIError? {
        await intentions.keep()
        do throws(APIError) { try await service.preRegister(request) } catch {
            if isRefusal(error) { await intentions.settle(request) }
            return error
        }
        await intentions.settle(request)
        registered.change { courses in
            if !courses.contains(request.courseID) { courses.append(request.courseID) }
        }
        tasks? { await self.registered.save() }
        if typedEmail.isEmpty || TypedText.cleaned(typedEmail) == request.email { typedEmail = "" }
        hooks.onPreRegister(store.known(id: request.courseID) ?? course, request.email)
        return nil
    }

    private func ending(_ error: APIError?) -> PreRegistrationIntentions.Ending {
        guard let error else { return .taken }
        return isRefusal(error) ? .refused(error) : .unsent
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
