public import AllInConnectBackend

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A notification that a sender has taken over: a ``PushMessage`` as it is kept until it is delivered or given up.
///
/// Codable, so that an outbox can keep it beyond the process. It holds the token: what stores it keeps it as secret as
/// the registrations.
public struct PushDelivery: Hashable, Sendable, Codable, Identifiable {
    /// Goes out as `apns-id`, the same for each attempt, so that the service's records and ours can be compared.
    public let id: UUID
    public let endpoint: PushEndpoint
    /// The device's; opaque, and never logged.
    public let token: String
    /// JSON text.
    public let payload: String
    /// A newer notification with the same takes this one's place on the phone; 64 bytes at most.
    public let collapseID: String?
    /// When it was handed in.
    public let date: Date
    /// After this instant nobody wants it any more, neither we nor the service.
    public let expiry: Date
    /// What the log says of it: everything but the token (AIC-21).
    public let summary: String

    public init(
        id: UUID,
        endpoint: PushEndpoint,
        token: String,
        payload: String,
        collapseID: String?,
        date: Date,
        expiry: Date,
        summary: String
    ) {
        self.id = id
        self.endpoint = endpoint
        self.token = token
        self.payload = payload
        self.collapseID = collapseID
        self.date = date
        self.expiry = expiry
        self.summary = summary
    }

    /// - Parameters:
    ///   - date: now; the message's own date is when the news was.
    public init(_ message: PushMessage, id: UUID, at date: Date, timeToLive: Duration) {
        self.init(
            id: id,
            endpoint: message.endpoint,
            token: message.token,
            payload: message.payload,
            collapseID: PushDelivery.collapseID(of: message.target),
            date: date,
            expiry: date.addingTimeInterval(Double(timeToLive.components.seconds)),
            summary: "\(message.target) to user \(message.record.userID) by \(message.kind.rawValue) "
                + "\(message.environment.rawValue) at \(message.endpoint.host)"
        )
    }

    /// The same news twice is one notification on the phone.
    private static func collapseID(of target: PushTarget) -> String {
        switch target {
        case .offer(let id): "offer-\(id)"
        case .event(let id): "event-\(id)"
        case .professional(let id): "professional-\(id)"
        }
    }
}

extension PushDelivery: CustomStringConvertible {
    /// Without the token.
    public var description: String { "push \(id.uuidString.lowercased()) of \(summary)" }
}
