/// How a notification makes itself known.
public struct NotificationPresentation: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let banner = NotificationPresentation(rawValue: 1)
    public static let sound = NotificationPresentation(rawValue: 1 << 1)
    /// The number on the app's icon.
    public static let badge = NotificationPresentation(rawValue: 1 << 2)
    /// In the notification centre.
    public static let list = NotificationPresentation(rawValue: 1 << 3)

    public static let all: NotificationPresentation = [.banner, .sound, .badge, .list]

    /// How a notification that comes now is shown.
    ///
    /// Systems ask the app only while it is in the foreground; in the background they show what comes.
    /// - switched off by the person: not at all, the badge neither;
    /// - the place it leads to is on the screen already: in the list and on the badge, without banner or sound;
    /// - else: everything.
    ///
    /// - Parameters:
    ///   - category: nil for one that belongs to none.
    ///   - isPlaceShown: whether the person looks at the place that a tap would open.
    public static func decided(
        for category: NotificationCategory?,
        isInForeground: Bool,
        isPlaceShown: Bool,
        preferences: NotificationPreferences
    ) -> NotificationPresentation {
        guard preferences.isOn(category) else { return [] }
        return isInForeground && isPlaceShown ? [.list, .badge] : .all
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
