#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A notification that a sender has taken over: an ``OutgoingPush`` as it is kept until it is delivered or given up.
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

    /// - Parameter date: now, from which it lives; when the news was does not matter.
    public init(_ push: OutgoingPush, id: UUID, at date: Date, timeToLive: Duration) {
        self.init(
            id: id,
            endpoint: push.endpoint,
            token: push.token,
            payload: push.payload,
            collapseID: push.collapseID,
            date: date,
            expiry: date.addingTimeInterval(Double(timeToLive.components.seconds)),
            summary: push.summary
        )
    }
}

extension PushDelivery: CustomStringConvertible {
    /// Without the token.
    public var description: String { "push \(id.uuidString.lowercased()) of \(summary)" }
}
