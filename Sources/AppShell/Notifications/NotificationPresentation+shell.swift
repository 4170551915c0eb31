extension AppGraph {
    /// The kinds of notification that a person can switch off, in the order of the modules.
    public var notificationCategories: [NotificationCategory] { composition.notificationCategories.map(\.entry) }
}

extension Shell {
    /// How a notification that comes while the app runs is shown: see
    /// ``NotificationPresentation/decided(for:isInForeground:isPlaceShown:preferences:)``.
    ///
    /// Its place is what a tap would open; that place is shown where it stands on top.
    public func presentation(of notification: DeliveredNotification) -> NotificationPresentation {
        let preferences = graph.composition.notificationPreferences.first?.entry() ?? NotificationPreferences()
        return .decided(
            for: graph.notificationCategories.category(notification.category),
            isInForeground: phase == .foreground,
            isPlaceShown: leadsToTop(notification.payload),
            preferences: preferences
        )
    }

    private func leadsToTop(_ payload: String) -> Bool {
        guard let payload = try? PushPayload(parsing: payload),
            case .matched(let route, _) = graph.payloads.match(payload)
        else { return false }
        return route == navigation.current
    }
}
