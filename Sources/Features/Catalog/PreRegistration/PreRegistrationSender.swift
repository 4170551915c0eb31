import AppShell

/// Sends pre-registrations with the life of the app: one whose sheet is closed meanwhile counts all the same, and what
/// comes of it is told where the person sees it.
final class PreRegistrationSender {
    static let registeredKey = StoredKey("catalog.pre-registrations")

    let intentions: PreRegistrationIntentions
    /// The items that were pre-registered for on this phone.
    private let registered: StoredValue<[Int]>
    /// The address that was typed and not yet sent: a sheet that is closed loses nothing (MAD-NFR20).
    var typedEmail = ""
    private let setup: PreRegistrationSetup
    private let store: CatalogStore
    private var tasks: TaskScope?

    init(setup: PreRegistrationSetup, store: CatalogStore, environment: AppEnvironment) {
        self.setup = setup
        self.store = store
        intentions = PreRegistrationIntentions(environment: environment)
        registered = StoredValue(Self.registeredKey, in: environment.storage.values, empty: [])
    }

    var strings: any PreRegistrationStrings { setup.strings }
    var payment: PaymentSetup? { setup.payment }

    func begin(in tasks: TaskScope) {
        self.tasks = tasks
    }

    var storageIssues: [String] {
        [intentions.storageIssue, registered.issue?.description].compactMap(\.self)
    }

    func isRegistered(for item: Int) -> Bool { registered.value.contains(item) }

    /// Retries what could not be stored before.
    func catchUp() async {
        await intentions.keep()
        await registered.save()
    }

    /// What stands in a sheet that is opened for an item.
    func email(for item: Int) -> String {
        typedEmail.isEmpty ? intentions.email(for: item) ?? "" : typedEmail
    }

    /// - Parameters:
    ///   - sheet: names the item.
    ///   - isWatched: whether the person still looks at the sheet; else what comes of it waits on the item's page.
    /// - Returns: why it was not taken; nil where it was.
    func send(_ sheet: PreRegistration, email: String, isWatched: @escaping () -> Bool) async -> APIError? {
        let request = intentions.request(email: email, item: sheet.item)
        intentions.note(nil, for: sheet.item)
        // The sheet stands over the item's page, so it is known; it may be withdrawn before the answer comes.
        let item = store.known(id: sheet.item)
        var error: APIError? = .cancelled
        await tasks? {
            error = await self.deliver(request, item ?? CatalogItem(of: sheet))
            self.intentions.note(isWatched() ? nil : self.ending(error), for: sheet.item)
        }?.value
        return error
    }

    private func deliver(_ request: PreRegistrationRequest, _ item: CatalogItem) async -> APIError? {
        await intentions.keep()
        do throws(APIError) { try await setup.service.preRegister(request) } catch {
            if isRefusal(error) { await intentions.settle(request) }
            return error
        }
        await intentions.settle(request)
        registered.change { items in
            if !items.contains(request.itemID) { items.append(request.itemID) }
        }
        tasks? { await self.registered.save() }
        if TypedText.cleaned(typedEmail) == request.email { typedEmail = "" }
        setup.onPreRegister(store.known(id: request.itemID) ?? item, request.email)
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

extension CatalogItem {
    /// All that a sheet tells of an item that nobody knows any more.
    fileprivate init(of sheet: PreRegistration) {
        self.init(id: sheet.item, title: sheet.title)
    }
}
