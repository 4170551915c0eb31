/// Something that asks the app, from outside, to go somewhere.
///
/// Whatever it is, it goes through the shell's inbox: held until the app is ready, delivered once and in order, and
/// every one has a recorded outcome.
public struct Arrival: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// A link that was followed elsewhere, as text: what it is worth is found out here.
        case link(String)
        /// The tap on a notification, local or remote: its payload as JSON text.
        case tap(payload: String)
        /// A home screen shortcut, by its identifier.
        case shortcut(String)
        /// What ``Shell/savedState`` gave when the app was last left.
        case restoration(String)
    }

    public let content: Content
    /// What the system calls this delivery, such as the identifier of the notification. Systems deliver one thing
    /// through several callbacks; equal identifiers are one arrival. nil where the system names none.
    public let id: String?

    public init(_ content: Content, id: String? = nil) {
        self.content = content
        self.id = id
    }

    public static func link(_ link: String, id: String? = nil) -> Arrival { Arrival(.link(link), id: id) }

    public static func tap(_ payload: String, id: String? = nil) -> Arrival { Arrival(.tap(payload: payload), id: id) }

    public static func shortcut(_ shortcut: String, id: String? = nil) -> Arrival {
        Arrival(.shortcut(shortcut), id: id)
    }

    public static func restoration(_ state: String) -> Arrival { Arrival(.restoration(state)) }
}

extension Arrival: CustomStringConvertible {
    /// In a few words. What a payload or a saved state holds is not repeated: it may be personal.
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
