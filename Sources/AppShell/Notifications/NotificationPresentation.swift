/// How the system shows a notification.
public struct NotificationPresentation: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: Int

    /// The ways of these bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// At the top of the screen.
    public static let banner = NotificationPresentation(rawValue: 1)
    /// With its sound.
    public static let sound = NotificationPresentation(rawValue: 1 << 1)
    /// The number on the app's icon.
    public static let badge = NotificationPresentation(rawValue: 1 << 2)
    /// In the notification centre.
    public static let list = NotificationPresentation(rawValue: 1 << 3)

    /// Banner, sound, badge and list.
    public static let all: NotificationPresentation = [.banner, .sound, .badge, .list]

    /// How a notification that comes now is shown.
    ///
    /// Systems ask the app only in the foreground; in the background they show everything.
    /// - switched off by the person: not at all, not even as a badge;
    /// - its screen is on top already: in the list and as a badge, without banner or sound;
    /// - otherwise: everything.
    ///
    /// - Parameters:
    ///   - category: nil for a notification without one.
    ///   - isOnTop: whether the screen that a tap would open is on top.
    package static func decided(
        for category: NotificationCategory?,
        isInForeground: Bool,
        isOnTop: Bool,
        preferences: NotificationPreferences
    ) -> NotificationPresentation {
        guard preferences.isOn(category) else { return [] }
        return isInForeground && isOnTop ? [.list, .badge] : .all
    }
}

extension NotificationPresentation: CustomStringConvertible {
    /// `banner, sound`; `nothing`.
    public var description: String {
        let names: [(NotificationPresentation, String)] = [
            (.banner, "banner"), (.sound, "sound"), (.badge, "badge"), (.list, "list"),
        ]
        let parts = names.filter { contains($0.0) }.map(\.1)
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
}
