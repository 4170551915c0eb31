public import AppShell
public import Observation

/// Connects notifications to the rest of the app.
///
/// Calls return at once; their work continues as long as the app runs. Not Sendable: it lives with the modules.
///
/// ```swift
/// let notifications = NotificationsModule(strings: …, categories: …, times: …, service: api, environment: environment)
/// let coordinator = notifications.coordinator
/// CatalogModule(…, hooks: CatalogHooks(onRead: { _ in coordinator.viewedDetail() }))
/// ```
@Observable
public final class NotificationCoordinator {
    /// What the system last said; nil until it was asked.
    public private(set) var permission: NotificationPermission?
    /// Whether the question is before the person.
    private(set) var isInviting = false
    /// Whether the question has stood before the person since the launch.
    @ObservationIgnored private var hasAsked = false

    /// What an account hears of; nil where a product has no such thing.
    @ObservationIgnored public let subscriptions: Subscriptions?
    @ObservationIgnored let reminders: ReminderCoordinator?
    @ObservationIgnored let registrar: DeviceRegistrar
    /// Whether another module has planned something by ``scheduler``.
    @ObservationIgnored var hasPlanned = false
    /// Plans for other modules where nothing is switched off on this device.
    @ObservationIgnored private(set) lazy var scheduler = NotificationScheduler(
        environment: environment,
        categories: { [] },
        storage: NotificationPreferencesStorage(load: { nil }, save: { _ in })
    )
    @ObservationIgnored private var tasks: TaskScope?
    @ObservationIgnored private let setup: NotificationsSetup
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let permissions: PermissionStore

    init(
        setup: NotificationsSetup,
        service: any DeviceService,
        subscriptions: Subscriptions?,
        environment: AppEnvironment
    ) {
        self.setup = setup
        self.environment = environment
        self.subscriptions = subscriptions
        permissions = PermissionStore(values: environment.storage.values)
        let reminders = setup.onDevice.map { ReminderCoordinator(setup: $0, environment: environment) }
        self.reminders = reminders
        registrar = DeviceRegistrar(
            service: service,
            environment: environment,
            policy: setup.registration,
            preferences: { reminders?.devicePreferences }
        )
        subscriptions?.onUnauthorized = setup.registration.onUnauthorized
    }

    // MARK: What happens elsewhere

    /// The person has opened a detail: the moment to ask for permission, until they have answered (MAD-FR28).
    public func viewedDetail() {
        guard setup.question == .atFirstDetail else { return }
        start { await self.ask() }
    }

    /// Someone is signed in: at composition, where the app starts so, and after each sign-in. The device is registered
    /// for them (AIC-2), and what they hear of is loaded (AIC-6). Said twice of one account it counts once; before
    /// another one comes, the one who was here is ``signedOut(token:)``.
    ///
    /// - Parameter account: tells one member from another; kept in the secret store alone.
    public func signedIn(as account: String) {
        subscriptions?.signedIn(as: account)
        let isAnother = registrar.isAnother(account)
        guard registrar.signedIn(as: account) else { return }
        start {
            if isAnother { await self.clearShown() }
            await self.registrar.wake()
        }
    }

    /// Nobody is signed in any more: the device is taken away from the one who was, and what it shows of theirs goes.
    ///
    /// - Parameter token: the bearer that was dropped, for that last call. Where the call fails it is kept, in the secret
    ///   store alone, until an answer comes at one of the next occasions, and then it is gone.
    public func signedOut(token: Secret) {
        subscriptions?.signedOut(bearer: token)
        registrar.signedOut(bearer: token)
        start { await self.clearShown() }
        start { await self.tellOfLeaving() }
    }

    /// The session has ended by itself. As ``signedOut(token:)``, but for what waits to be saved and what the phone shows,
    /// which stay until the same account comes back, or another one.
    public func expired(token: Secret) {
        subscriptions?.expired()
        registrar.signedOut(bearer: token, mayComeBack: true)
        start { await self.tellOfLeaving() }
    }

    private func tellOfLeaving() async {
        await registrar.store()
        await registrar.synchronise()
    }

    /// Notifications of someone who is not here any more are nobody's business.
    private func clearShown() async {
        guard setup.registration.isForMembers else { return }
        await environment.device.notifications.removeAllDelivered()
        await environment.device.notifications.setBadge(0)
    }

    /// That the system's settings let none of it be shown; nil where they do, or nobody has been asked.
    public var note: String? { permission == .denied ? setup.refused : nil }

    /// What could not be stored or read, without personal data.
    public var storageIssues: [String] {
        [permissions.storageIssue].compactMap(\.self) + (reminders?.storageIssues ?? [])
            + [registrar.storageIssue, subscriptions?.storageIssue].compactMap(\.self)
    }

    // MARK: The life of the app

    /// Work can be started from now on; it begins when the app does.
    func begin(with tasks: TaskScope) {
        self.tasks = tasks
        registrar.begin(with: tasks)
        subscriptions?.tasks = tasks
    }

    /// In the foreground: catches up with what may have changed.
    func wake() async {
        await environment.device.notifications.setBadge(0)
        await see(environment.device.notifications.permission())
        if let reminders {
            await reminders.wake()
        } else if hasPlanned {
            // The person may come from the settings.
            _ = await scheduler.refresh()
        }
        await registrar.wake()
    }

    /// Once a launch, after the first ``wake()`` has begun.
    func askAtLaunch() async {
        if setup.question == .atLaunch { await ask() }
    }

    /// Sends what the back end has not received once the network is back.
    func followConnection() async {
        for await isOnline in environment.device.connectivity.changes() where isOnline { await registrar.wake() }
    }

    /// The two weeks of the re-engagement count from now.
    func leave() async {
        await reminders?.replan()
    }

    func start(_ work: @escaping () async -> Void) {
        tasks?(work)
    }

    // MARK: The question

    func ask() async {
        guard !hasAsked, permissions.isRefused == false, !preferences.areAllOff else { return }
        await see(environment.device.notifications.permission())
        // Another detail may have been opened meanwhile.
        guard permission == .notDetermined, !hasAsked, permissions.isRefused == false else { return }
        // Once a launch: a process that ends while the question stands there leaves it unanswered, for the next one.
        hasAsked = true
        isInviting = true
        await permissions.noteAsked()
        let answer = await requestPermission()
        isInviting = false
        await see(answer)
        await reminders?.replan()
        await registrar.wake()
    }

    private func requestPermission() async -> NotificationPermission {
        if let reminders { return await reminders.requestPermission() }
        return await scheduler.requestPermission().permission
    }

    private func see(_ permission: NotificationPermission) async {
        if self.permission != permission { self.permission = permission }
        await permissions.note(permission)
    }
}
