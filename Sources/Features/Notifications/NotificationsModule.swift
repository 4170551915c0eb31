public import AppShell

/// Notifications: when to ask for them, what the back end knows of the device, reminders, and what can be switched off.
///
/// It shows one thing itself, the invitation that stands beside the system's question. The product keeps ``desk`` and
/// tells it what happens elsewhere; the switches stand wherever the product puts them.
public struct NotificationsModule: FeatureModule {
    public let id = "notifications"
    /// For the product to tell it what happens.
    public let desk: NotificationDesk
    private let categories: NotificationCategories
    private let words: NotificationsWords

    public init(
        words: NotificationsWords,
        categories: NotificationCategories,
        service: any DeviceService,
        environment: AppEnvironment
    ) {
        desk = NotificationDesk(words: words, categories: categories, service: service, environment: environment)
        self.categories = categories
        self.words = words
    }

    public func contribute(to contributions: inout Contributions) {
        desk.tasks = contributions.appTasks
        for category in categories.all { contributions.notificationCategory(category) }
        contributions.notificationPreferences { desk.preferences }
        for key in NotificationKeys.all { contributions.store(key) }
        contributions.overlay("notifications.invitation", at: .banner) { _ in
            desk.isInviting ? .banner(words.invitation) : nil
        }
        contributions.task(on: .launch) { await desk.wake() }
        contributions.task(on: .launch) { await desk.followConnection() }
        contributions.task(on: .foreground) { await desk.wake() }
        contributions.task(on: .background) { await desk.leave() }
    }
}

/// What the module keeps.
enum NotificationKeys {
    /// Whether the person was asked, and what the system last said.
    static let permission = StoredKey("notifications.permission")
    static let preferences = StoredKey("notifications.preferences")
    /// Pre-registrations, the first name, the days of the re-engagement.
    static let reminders = StoredKey("notifications.reminders")
    /// In the secret store: the device's token, an address, and what the back end has taken of them.
    static let device = StoredKey("notifications.device")

    static let all = [permission, preferences, reminders, device]
}
