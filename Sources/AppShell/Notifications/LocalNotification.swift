#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A notification that the device shows at a time of its own, whether the app runs or not.
public struct LocalNotification: Hashable, Sendable, Codable {
    /// Unique in the app. Scheduling another one of the same id replaces it.
    public let id: String
    /// The first line.
    public var title: String
    /// The text below the title.
    public var body: String
    /// The name of a sound, or ``defaultSound``; nil for none.
    public var sound: String?
    /// The number on the app's icon from then on; nil keeps it.
    public var badge: Int?
    /// The id of a ``NotificationCategory``; nil for none.
    public var category: String?
    /// Groups notifications in the notification centre.
    public var threadID: String?
    /// What a tap carries. Payload rules read it as they read pushes.
    public var payload: [String: String]
    /// When it is shown.
    public var trigger: NotificationTrigger
    /// The group it was scheduled in, set by ``NotificationScheduler``.
    public internal(set) var group: String?

    /// The system's own.
    public static let defaultSound = "default"

    /// Makes a notification; ``NotificationScheduler`` or ``DeviceNotifications`` schedule it.
    public init(
        id: String,
        title: String,
        body: String,
        sound: String? = LocalNotification.defaultSound,
        badge: Int? = nil,
        category: String? = nil,
        threadID: String? = nil,
        payload: [String: String] = [:],
        trigger: NotificationTrigger
    ) {
        self.id = id
        self.title = title
        self.body = body
        self.sound = sound
        self.badge = badge
        self.category = category
        self.threadID = threadID
        self.payload = payload
        self.trigger = trigger
    }

    /// The payload as a tap carries it: a JSON object with sorted keys.
    package var payloadText: String {
        JSONValue.object(JSONObject(payload.map { ($0.key, JSONValue.string($0.value)) })).text(sortedKeys: true)
    }
}

/// A notification that the device received, local or pushed.
public struct DeliveredNotification: Hashable, Sendable {
    /// The ``LocalNotification/id``, or the push service's identifier.
    public let id: String
    /// When it came.
    public let date: Date
    /// The first line; empty for none.
    public let title: String
    /// The text below the title; empty for none.
    public let body: String
    /// The name of a sound; nil for none.
    public let sound: String?
    /// The number on the app's icon; nil keeps it.
    public let badge: Int?
    /// The id of a ``NotificationCategory``; nil for none.
    public let category: String?
    /// Groups notifications in the notification centre.
    public let threadID: String?
    /// What a tap on it carries.
    public let payload: NotificationPayload

    /// A pushed notification, as the system delivers it.
    public init(
        id: String,
        date: Date,
        title: String,
        body: String,
        sound: String? = nil,
        badge: Int? = nil,
        category: String? = nil,
        threadID: String? = nil,
        payload: NotificationPayload
    ) {
        self.id = id
        self.date = date
        self.title = title
        self.body = body
        self.sound = sound
        self.badge = badge
        self.category = category
        self.threadID = threadID
        self.payload = payload
    }

    /// A local notification whose time has come.
    public init(_ notification: LocalNotification, at date: Date) {
        self.init(
            id: notification.id,
            date: date,
            title: notification.title,
            body: notification.body,
            sound: notification.sound,
            badge: notification.badge,
            category: notification.category,
            threadID: notification.threadID,
            payload: NotificationPayload(notification.payloadText)
        )
    }

    /// The id and the second since 1970. Tells a tap reported twice from one on the next day's reminder, which has the
    /// same ``id``.
    package var deliveryID: String { "\(id)@\(Int64(exactly: date.timeIntervalSince1970.rounded(.down)) ?? 0)" }
}
