/// Where a notification is handed in (AIC-21). Each takes credentials of its own kind.
public enum PushEndpoint: String, Hashable, Sendable, Codable, CaseIterable {
    case apnsSandbox = "api.sandbox.push.apple.com"
    case apnsProduction = "api.push.apple.com"
    /// Knows no environments: Google holds Apple's credentials for both.
    case fcm = "fcm.googleapis.com"

    public var host: String { rawValue }
}

/// A notification on its way to one device, whichever product it is of.
public struct OutgoingPush: Hashable, Sendable {
    /// The device's; opaque, and never logged.
    public let token: String
    public let endpoint: PushEndpoint
    /// JSON text as the phone gets it, 4,096 bytes at most.
    public let payload: String
    /// A newer notification with the same takes this one's place on the phone; 64 bytes at most.
    public let collapseID: String
    /// What the log says of it: everything but the token (AIC-21).
    public let summary: String

    public init(token: String, endpoint: PushEndpoint, payload: String, collapseID: String, summary: String) {
        self.token = token
        self.endpoint = endpoint
        self.payload = payload
        self.collapseID = collapseID
        self.summary = summary
    }
}

extension OutgoingPush: CustomStringConvertible {
    /// Without the token.
    public var description: String { summary }
}
