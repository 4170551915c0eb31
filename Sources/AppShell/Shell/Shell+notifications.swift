extension Shell {
    /// Whether the person has switched off, in the app, what this notification is.
    package func isSwitchedOff(_ notification: LocalNotification) -> Bool {
        guard let preferences = graph.contributions.notificationPreferences.first?.entry() else { return false }
        return !preferences.isOn(graph.notificationCategories.category(notification.category))
    }

    /// How the system shows a notification that comes now. Hosts ask while the app runs.
    ///
    /// See ``NotificationPresentation/decided(for:isInForeground:isOnTop:preferences:)``.
    public func presentation(of notification: DeliveredNotification) -> NotificationPresentation {
        let preferences = graph.contributions.notificationPreferences.first?.entry() ?? NotificationPreferences()
        var isOnTop = false
        if case .success(let payload) = notification.payload.content,
            case .matched(let route, _) = graph.payloads.match(payload)
        {
            isOnTop = route == navigation.current
        }
        return .decided(
            for: graph.notificationCategories.category(notification.category),
            isInForeground: phase == .foreground,
            isOnTop: isOnTop,
            preferences: preferences
        )
    }
}
