public import AppShell

/// The kinds of notification that the person can switch off.
public struct NotificationCategories: Sendable {
    /// What the back end sends.
    public var news: [NotificationCategory]
    /// What the module plans on the device.
    public var reminders: NotificationCategory

    public init(news: [NotificationCategory], reminders: NotificationCategory) {
        self.news = news
        self.reminders = reminders
    }

    /// In the order of their switches.
    var all: [NotificationCategory] { news + [reminders] }
}
