public import AppShell

/// Notifications: when to ask for them, what the back end knows of the device, reminders, and what can be switched off.
///
/// It shows one thing itself, the invitation that stands beside the system's question. The product tells
/// ``coordinator`` what happens elsewhere, and puts the switches wherever it wants them.
public struct NotificationsModule: FeatureModule {
    public let id = "notifications"
    /// For the product to tell it what happens.
    public let coordinator: NotificationCoordinator
    private let setup: NotificationsSetup

    /// - Parameter subscriptions: what an account hears of, where the back end keeps that with the account.
    public init(
        setup: NotificationsSetup,
        service: any DeviceService,
        subscriptions: Subscriptions? = nil,
        environment: AppEnvironment
    ) {
        coordinator = NotificationCoordinator(
            setup: setup,
            service: service,
            subscriptions: subscriptions,
            environment: environment
        )
        self.setup = setup
    }

    /// For whoever holds the device: asked at the first detail, reminded, with a switch for each category.
    public init(
        strings: any NotificationsStrings,
        categories: NotificationCategories,
        times: ReminderTimes,
        reEngagement: ReEngagement? = nil,
        service: any DeviceService,
        environment: AppEnvironment
    ) {
        self.init(
            setup: NotificationsSetup(
                strings: strings,
                categories: categories,
                times: times,
                reEngagement: reEngagement
            ),
            service: service,
            environment: environment
        )
    }

    public func contribute(to contributions: inout Contributions) {
        contributions.owner(
            "@appshell/notifications",
            contract: "Asked for once, at a good moment; a switch that is off stays silent"
        )
        contributions.start { start in coordinator.begin(with: start.tasks) }
        contributeStorage(to: &contributions)
        if let invitation = setup.invitation {
            contributions.overlay("notifications.invitation", at: .banner) { _ in
                coordinator.isInviting ? .banner(invitation) : nil
            }
        }
        contributions.task(on: .launch) { await coordinator.wake() }
        contributions.task(on: .launch) { await coordinator.followConnection() }
        contributions.task(on: .launch) { await coordinator.askAtLaunch() }
        contributions.task(on: .launch) { await coordinator.registrar.followMessaging() }
        contributions.task(on: .foreground) { await coordinator.wake() }
        contributions.task(on: .background) { await coordinator.leave() }
        guard let subscriptions = coordinator.subscriptions else { return }
        contributions.task(on: .launch) { await subscriptions.wake() }
        contributions.task(on: .launch) { await subscriptions.followConnection() }
        contributions.task(on: .foreground) { await subscriptions.wake() }
        contributions.task(on: .background) { await subscriptions.leave() }
    }

    private func contributeStorage(to contributions: inout Contributions) {
        contributions.store(NotificationKeys.permission)
        contributions.store(NotificationKeys.device)
        if coordinator.subscriptions != nil { contributions.store(NotificationKeys.subscriptions) }
        guard let onDevice = setup.onDevice else { return }
        for category in onDevice.categories.all { contributions.notificationCategory(category) }
        contributions.notificationPreferences { coordinator.preferences }
        contributions.store(NotificationKeys.preferences)
        contributions.store(NotificationKeys.reminders)
    }
}

/// What the module keeps.
enum NotificationKeys {
    /// Whether the person was asked, and what the system last said.
    static let permission = StoredKey("notifications.permission")
    static let preferences = StoredKey("notifications.preferences")
    /// Pre-registrations, the first name, the days of the re-engagement.
    static let reminders = StoredKey("notifications.reminders")
    /// In the secret store: the device's tokens and its id, an address, what the back end has taken of them, and what it
    /// has yet to take back.
    static let device = StoredKey("notifications.device")
    /// In the secret store: what an account chose to hear of and the back end has yet to take.
    static let subscriptions = StoredKey("notifications.subscriptions")
}
