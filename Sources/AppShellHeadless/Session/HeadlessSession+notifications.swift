public import AppShell
import Synchronization

/// What a person and the push service do with notifications.
extension HeadlessSession {
    /// A push comes, whether the app runs or not.
    ///
    /// - Parameters:
    ///   - payload: JSON text, as the back end sent it.
    ///   - token: of the phone that it was sent to; nil: this one. What goes to another phone never comes.
    /// - Throws: ``HeadlessError/refusedPush(_:)`` where the push service refuses it.
    public func receivePush(_ payload: String, for token: String? = nil) throws {
        guard token == nil || token == phone.notifications.token.hex || token == phone.messaging.token else { return }
        try phone.notifications.receivePush(payload, alert: alertTexts)
        try settle()
    }

    /// Taps a notification on the phone: the app comes to the front, or starts.
    ///
    /// - Parameters:
    ///   - words: all of its title or text, or some of their words; with `text`, the whole title.
    ///   - text: the whole text.
    public func tapNotification(_ words: String, text: String? = nil) throws {
        let notification = try phone.notifications.take(words, text: text)
        phone.notifications.state.withLock { $0.lastTap = notification }
        trace.record(.phone, "tap on the notification \(notification.words)")
        try receive(.tap(notification))
        for _ in 1..<max(1, phone.notifications.tapCallbacks) { try receiveSilently(.tap(notification)) }
    }

    /// The system reports the last tap once more, through another of its callbacks.
    public func repeatLastTap() throws {
        guard let notification = phone.notifications.state.withLock(\.lastTap) else { throw HeadlessError.noTap }
        try receiveSilently(.tap(notification))
    }

    /// Swipes a notification away. The app doesn't hear of it.
    public func dismissNotification(_ words: String) throws {
        let notification = try phone.notifications.take(words)
        trace.record(.phone, "the notification \(notification.words) is dismissed")
    }

    /// Answers the question whether the app may send notifications: the one on the screen, or the next one.
    public func answerNotificationPrompt(isAllowed: Bool) throws {
        phone.notifications.answer(isAllowed ? .authorized : .denied)
        try settle()
    }

    /// Allows or refuses notifications in the phone's settings.
    public func setNotificationPermission(_ permission: NotificationPermission) {
        phone.notifications.set(permission)
    }
}
