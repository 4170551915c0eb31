public import AppShell

/// The kinds of notification that the person can switch off.
public struct NotificationCategories: Sendable {
    /// What the back end sends.
    public var news: [NotificationCategory]
    /// What the module plans on the device.
    public var reminders: NotificationCategory
    /// What other modules of the product plan by ``NotificationCoordinator/reschedule(group:to:)``. This
    /// module contributes them, and the back end is not told of their switches.
    public var others: [NotificationCategory]

    public init(news: [NotificationCategory], reminders: NotificationCategory, others: [NotificationCategory] = []) {
        self.news = news
        self.reminders = reminders
        self.others = others
    }

    /// In the order of their switches.
    var all: [NotificationCategory] { told + others }

    /// Those that the back end is told of.
    var told: [NotificationCategory] { news + [reminders] }
}
