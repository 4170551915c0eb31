#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a person has pre-registered for and is reminded of.
public struct ReminderItem: Hashable, Sendable, Identifiable, Codable {
    /// Unique among the product's items, and the same at every load.
    public let id: String
    public let title: String
    /// When the next session begins; nil where none is fixed.
    public let session: Date?
    /// Whether that session has no seat left; nil as false.
    public let isFull: Bool?
    /// What a tap on a reminder carries: read by the product's payload rules, as a push of its back end is.
    public let payload: [String: String]

    public init(id: String, title: String, session: Date?, isFull: Bool = false, payload: [String: String]) {
        self.id = id
        self.title = title
        self.session = session
        self.isFull = isFull
        self.payload = payload
    }

    func with(session: Date?) -> ReminderItem {
        ReminderItem(id: id, title: title, session: session, isFull: isFull ?? false, payload: payload)
    }
}
