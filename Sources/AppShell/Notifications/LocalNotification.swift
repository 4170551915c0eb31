#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A notification that the device shows by itself when its time has come, whether the app runs or not.
public struct LocalNotification: Hashable, Sendable, Codable {
    /// Unique in the app: scheduling another one of the same id replaces it.
    public let id: String
    public var title: String
    public var body: String
    /// The name of a sound, or ``defaultSound``; nil for none.
    public var sound: String?
    /// The number on the app's icon from then on; nil leaves it.
    public var badge: Int?
    /// The id of a ``NotificationCategory``; nil for what belongs to none.
    public var category: String?
    /// Notifications of one thread stand together in the notification centre.
    public var threadID: String?
    /// What a tap carries: the same fields as a push of the back end, so that the same payload rules read both.
    public var payload: [String: String]
    public var trigger: NotificationTrigger
    /// The group it was scheduled in, set by ``NotificationScheduler``.
    public internal(set) var group: String?

    public static let defaultSound = "default"

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
    public var payloadText: String {
        JSONValue.object(JSONObject(payload.map { ($0.key, JSONValue.string($0.value)) })).text(sortedKeys: true)
    }
}

/// A notification that was shown, local or pushed.
public struct DeliveredNotification: Hashable, Sendable {
    /// The ``LocalNotification/id``, or what the push service calls it.
    public let id: String
    public let date: Date
    public let title: String
    public let body: String
    public let sound: String?
    public let badge: Int?
    public let category: String?
    public let threadID: String?
    /// What a tap on it carries: JSON text.
    public let payload: String

    public init(
        id: String,
        date: Date,
        title: String,
        body: String,
        sound: String? = nil,
        badge: Int? = nil,
        category: String? = nil,
        threadID: String? = nil,
        payload: String
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
            payload: notification.payloadText
        )
    }

    /// Names this very delivery, to tell a tap that is delivered twice from one on the next day's reminder, which has
    /// the same ``id``: the id and the second since 1970.
    public var deliveryID: String { "\(id)@\(Int64(exactly: date.timeIntervalSince1970.rounded(.down)) ?? 0)" }
}
