public import AppShell

/// What the system's callbacks hand over, as arrivals.
extension Arrival {
    /// A person acted on a notification.
    ///
    /// - Parameter action: the system's identifier of the act. Nil is returned for the one that clears the notification away.
    public static func response(to notification: DeliveredNotification, action: String) -> Arrival? {
        action == "com.apple.UNNotificationDismissActionIdentifier" ? nil : .tap(notification)
    }
}
