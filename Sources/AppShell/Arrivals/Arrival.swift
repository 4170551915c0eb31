/// Something from outside that asks the app to open a screen.
///
/// Every arrival goes through the shell's inbox: held until the app is ready, delivered once and in order, with a
/// recorded outcome.
public struct Arrival: Hashable, Sendable {
    /// What arrived.
    public enum Content: Hashable, Sendable {
        /// A link that was followed elsewhere, as text, checked on delivery.
        case link(String)
        /// The tap on a notification, local or pushed.
        case tap(NotificationPayload)
        /// A home screen shortcut, by its identifier.
        case shortcut(String)
        /// A ``Shell/savedState`` of an earlier launch.
        case restoration(String)
    }

    /// What arrived.
    public let content: Content
    /// The system's identifier of this delivery, such as a notification's; nil where there is none.
    ///
    /// Systems deliver one thing through several callbacks. Equal identifiers are one arrival.
    public let id: String?

    /// - Parameter id: the system's identifier of this delivery.
    public init(_ content: Content, id: String? = nil) {
        self.content = content
        self.id = id
    }

    /// A link that was followed elsewhere.
    public static func link(_ link: String, id: String? = nil) -> Arrival { Arrival(.link(link), id: id) }

    /// The tap on a notification that the system delivered.
    public static func tap(_ notification: DeliveredNotification) -> Arrival {
        Arrival(.tap(notification.payload), id: notification.deliveryID)
    }

    /// The tap on a notification, by its payload as JSON text.
    public static func tap(_ payload: String, id: String? = nil) -> Arrival {
        Arrival(.tap(NotificationPayload(payload)), id: id)
    }

    /// A home screen shortcut, by its identifier.
    public static func shortcut(_ shortcut: String, id: String? = nil) -> Arrival {
        Arrival(.shortcut(shortcut), id: id)
    }

    /// A ``Shell/savedState`` of an earlier launch.
    public static func restoration(_ state: String) -> Arrival { Arrival(.restoration(state)) }
}

extension Arrival: CustomStringConvertible {
    /// In a few words, without the content of payloads and saved states, which may be personal.
    public var description: String {
        let name = id.map { " “\($0.clipped)”" } ?? ""
        return switch content {
        case .link(let link): "link \(link.clipped(to: 256))"
        case .tap: "tap on a notification" + name
        case .shortcut(let shortcut): "shortcut \(shortcut.clipped)"
        case .restoration: "restoration"
        }
    }
}
