public import AppShell
public import Observation

/// What a product tells of what happens elsewhere in the app, and asks of notifications.
///
/// Calls return at once; what they cause goes on with the life of the app. Not Sendable: it lives with the modules.
///
/// ```swift
/// let notifications = NotificationsModule(words: …, categories: …, service: api, environment: environment)
/// let desk = notifications.desk
/// CatalogModule(…, didOpenCourse: { _ in desk.viewedDetail() })
/// ```
@Observable
public final class NotificationDesk {
    /// What the system last said; nil until it was asked.
    public private(set) var permission: NotificationPermission?
    /// Whether the question is before the person.
    private(set) var isInviting = false
    /// What the person has chosen since the launch.
    private var choice: NotificationPreferences?
    @ObservationIgnored private var isChoiceUnsaved = false
    /// Whether the question has stood before the person since the launch.
    @ObservationIgnored private var hasAsked = false
    @ObservationIgnored private var preferencesFault: String?

    @ObservationIgnored var tasks: AppTasks?
    @ObservationIgnored private let words: NotificationsWords
    @ObservationIgnored private let categories: NotificationCategories
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let permissions: PermissionBook
    @ObservationIgnored private let scheduler: NotificationScheduler
    @ObservationIgnored private let reminders: ReminderBook
    // Reads the choices of this desk, so it is made with it.
    @ObservationIgnored private lazy var registrar = DeviceRegistrar(
        service: service,
        environment: environment,
        preferences: { self.devicePreferences }
    )
    @ObservationIgnored private let service: any DeviceService

    init(
        words: NotificationsWords,
        categories: NotificationCategories,
        service: any DeviceService,
        environment: AppEnvironment
    ) {
        self.words = words
        self.categories = categories
        self.service = service
        self.environment = environment
        let values = environment.storage.values
        permissions = PermissionBook(values: values)
        scheduler = NotificationScheduler(
            environment: environment,
            categories: { categories.all },
            storage: NotificationPreferencesStorage(
                load: { try values.json(for: NotificationKeys.preferences) },
                save: { try await values.setJSON($0, for: NotificationKeys.preferences) }
            )
        )
        reminders = ReminderBook(
            scheduler: scheduler,
            words: words.reminders,
            category: categories.reminders,
            environment: environment
        )
    }

    // MARK: What happens elsewhere

    /// The person has opened a detail: the moment to ask for permission, until they have answered (MAD-FR28, ruling 3).
    public func viewedDetail() {
        start { await self.ask() }
    }

    /// The person has pre-registered. Who does so twice has one set of reminders, counted from the last time.
    public func preRegistered(_ item: ReminderItem, email: String) {
        let (now, timeZone) = (environment.clock.now, environment.formats.timeZone)
        reminders.change { $0.preRegister(item, now: now, in: timeZone) }
        registrar.learn(email: email)
        start {
            await self.registrar.store()
            await self.reminders.replan()
            await self.registrar.synchronise()
        }
    }

    /// The catalogue was loaded, whole: reminders follow sessions that were moved or called off.
    public func sessionsChanged(_ items: [ReminderItem]) {
        let (now, timeZone) = (environment.clock.now, environment.formats.timeZone)
        reminders.change { $0.follow(items, now: now, in: timeZone) }
        start { await self.reminders.replan() }
    }

    /// One item was loaded by itself: its reminders follow, the others stay.
    public func sessionChanged(_ item: ReminderItem) {
        let (now, timeZone) = (environment.clock.now, environment.formats.timeZone)
        reminders.change { $0.follow(item, now: now, in: timeZone) }
        start { await self.reminders.replan() }
    }

    /// The person has said who they are: reminders begin with the first name, where it can be told (MAD-FR30a).
    public func learned(name: String) {
        let courtesyTitles = words.reminders.courtesyTitles
        reminders.change { $0.learn(name: name, courtesyTitles: courtesyTitles) }
        start { await self.reminders.replan() }
    }

    // MARK: What the person has chosen

    /// What comes and what does not; nothing where the choices can't be read.
    public var preferences: NotificationPreferences {
        choice ?? (try? scheduler.preferences()) ?? NotificationPreferences(areAllOff: true)
    }

    /// Effective at once, then stored, then told to the back end. What can't be read can't be changed either.
    public func change(_ change: (inout NotificationPreferences) -> Void) {
        do { _ = try scheduler.preferences() } catch {
            preferencesFault = "\(error)"
            return
        }
        let before = preferences
        var after = before
        change(&after)
        guard after != before else { return }
        choice = after
        // Who switches them on wants them: the system may not have been asked yet.
        if before.areAllOff, !after.areAllOff { start { await self.ask() } }
        start {
            await self.applyChoice()
            await self.reminders.replan()
            await self.registrar.synchronise()
        }
    }

    /// That the system's settings let none of it be shown; nil where they do, or nobody has been asked.
    public var note: String? { permission == .denied ? words.refused : nil }

    /// A switch for all of them, then one for each category.
    public var switches: [NotificationSwitch] {
        let all = NotificationSwitch(
            label: words.all,
            isOn: { !self.preferences.areAllOff },
            isEnabled: { true },
            set: { isOn in self.change { $0.areAllOff = !isOn } }
        )
        return [all]
            + categories.all.map { category in
                NotificationSwitch(
                    label: category.title,
                    isOn: { self.preferences.choice(of: category) },
                    isEnabled: { !self.preferences.areAllOff },
                    set: { isOn in self.change { $0.set(category.id, isOn: isOn) } }
                )
            }
    }

    // MARK: For whoever looks into it

    /// What came of the last plan: what waits, and what does not and why, such as beyond the device's 64.
    public var report: NotificationReport? { reminders.report }

    /// What could not be stored or read, if anything; it tells nothing of the person.
    public var storageFaults: [String] {
        [permissions.storageFault, preferencesFault, reminders.storageFault, registrar.storageFault].compactMap(\.self)
    }

    // MARK: The life of the app

    /// In the foreground: whatever may have changed meanwhile is caught up with.
    func wake() async {
        await environment.device.notifications.setBadge(0)
        await see(environment.device.notifications.permission())
        if isChoiceUnsaved { await applyChoice() }
        await reminders.replan()
        await registrar.wake()
    }

    /// What could not be told to the back end goes out once the network is back.
    func followConnection() async {
        for await isOnline in environment.device.connectivity.changes() where isOnline { await registrar.wake() }
    }

    /// The two weeks of the re-engagement count from now.
    func leave() async {
        await reminders.replan()
    }

    private func start(_ work: @escaping () async -> Void) {
        tasks?(work)
    }

    private func applyChoice() async {
        guard let choice else { return }
        let report = await scheduler.update { $0 = choice }
        isChoiceUnsaved = report.storageFault != nil
        preferencesFault = report.storageFault
    }

    private var devicePreferences: DevicePreferences? {
        guard (try? scheduler.preferences()) != nil else { return nil }
        return DevicePreferences(preferences, of: categories)
    }

    // MARK: The question

    private func ask() async {
        guard !hasAsked, permissions.isRefused == false, !preferences.areAllOff else { return }
        await see(environment.device.notifications.permission())
        // Another detail may have been opened meanwhile.
        guard permission == .notDetermined, !hasAsked, permissions.isRefused == false else { return }
        // Once a launch: a process that ends while the question stands there leaves it unanswered, for the next one.
        hasAsked = true
        isInviting = true
        await permissions.noteAsked()
        let (answer, _) = await scheduler.requestPermission()
        isInviting = false
        await see(answer)
        await reminders.replan()
        await registrar.wake()
    }

    private func see(_ permission: NotificationPermission) async {
        if self.permission != permission { self.permission = permission }
        await permissions.note(permission)
    }
}
