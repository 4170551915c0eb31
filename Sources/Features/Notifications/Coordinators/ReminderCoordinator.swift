import AppShell
import Observation

/// What the device does by itself: the reminders it plans, and what the person lets come on it.
@Observable
final class ReminderCoordinator {
    let setup: NotificationsSetup.OnDevice
    /// What the person has chosen since the launch.
    private var choice: NotificationPreferences?
    @ObservationIgnored private var isChoiceUnsaved = false
    @ObservationIgnored private var preferencesIssue: String?
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let scheduler: NotificationScheduler
    @ObservationIgnored private let store: ReminderStore
    @ObservationIgnored private let storedPreferences: StoredValue<NotificationPreferences>

    init(setup: NotificationsSetup.OnDevice, environment: AppEnvironment) {
        self.setup = setup
        self.environment = environment
        let preferences = StoredValue(
            NotificationKeys.preferences,
            in: environment.storage.values,
            empty: NotificationPreferences()
        )
        storedPreferences = preferences
        scheduler = NotificationScheduler(
            environment: environment,
            categories: { setup.categories.all },
            storage: NotificationPreferencesStorage(
                load: {
                    let isKnown = preferences.isKnown
                    guard let issue = preferences.issue else { return preferences.value }
                    if !isKnown { throw issue }
                    // Choices that this version can't decode may have been to receive nothing.
                    preferences.change { $0.areAllOff = true }
                    return preferences.value
                },
                save: { newest in
                    preferences.change { $0 = newest }
                    await preferences.save()
                    if let issue = preferences.issue { throw issue }
                }
            )
        )
        store = ReminderStore(
            scheduler: scheduler,
            strings: setup.reminders,
            times: setup.times,
            reEngagement: setup.reEngagement,
            category: setup.categories.reminders,
            environment: environment
        )
    }

    // MARK: What is remembered

    func preRegister(_ item: ReminderItem) {
        let (now, timeZone) = (environment.clock.now, environment.formats.timeZone)
        store.change { $0.preRegister(item, now: now, in: timeZone) }
    }

    func follow(_ items: [ReminderItem]) {
        let (now, timeZone) = (environment.clock.now, environment.formats.timeZone)
        let hour = setup.times.hour
        store.change { $0.follow(items, now: now, in: timeZone, hour: hour) }
    }

    func follow(_ item: ReminderItem) {
        let (now, timeZone) = (environment.clock.now, environment.formats.timeZone)
        let hour = setup.times.hour
        store.change { $0.follow(item, now: now, in: timeZone, hour: hour) }
    }

    func withdraw(_ id: ReminderItem.ID) {
        store.change { $0.withdraw(id) }
    }

    func learn(name: String) {
        let strings = setup.reminders.names
        store.change { $0.learn(name: name, strings: strings) }
    }

    func replan() async { await store.replan() }

    func reschedule(group: String, to notifications: [LocalNotification]) async -> NotificationReport {
        await scheduler.reschedule(group: group, to: notifications)
    }

    /// In the foreground: what could not be stored is, and reminders follow.
    func wake() async {
        if isChoiceUnsaved { await applyChoice() }
        await replan()
    }

    func requestPermission() async -> NotificationPermission { await scheduler.requestPermission().permission }

    // MARK: What the person has chosen

    /// What comes and what does not; nothing where the choices can't be read.
    var preferences: NotificationPreferences {
        choice ?? (try? scheduler.preferences()) ?? NotificationPreferences(areAllOff: true)
    }

    /// For the back end; nil where the choices can't be read, or this version can't decode them and the person has made no
    /// others.
    var devicePreferences: DevicePreferences? {
        guard (try? scheduler.preferences()) != nil else { return nil }
        guard choice != nil || !storedPreferences.isUnreadable else { return nil }
        return DevicePreferences(preferences, of: setup.categories)
    }

    /// Effective at once; ``applyChoice()`` stores it. What can't be read can't be changed either.
    ///
    /// - Returns: the preferences before, where they changed.
    func change(_ change: (inout NotificationPreferences) -> Void) -> NotificationPreferences? {
        do { _ = try scheduler.preferences() } catch {
            preferencesIssue = "\(error)"
            return nil
        }
        let before = preferences
        var after = before
        change(&after)
        guard after != before else { return nil }
        choice = after
        return before
    }

    func applyChoice() async {
        guard let choice else { return }
        let report = await scheduler.update { $0 = choice }
        isChoiceUnsaved = report.storageIssue != nil
        preferencesIssue = report.storageIssue
    }

    // MARK: For whoever looks into it

    var report: NotificationReport? { store.report }

    var storageIssues: [String] { [preferencesIssue, store.storageIssue].compactMap(\.self) }
}
