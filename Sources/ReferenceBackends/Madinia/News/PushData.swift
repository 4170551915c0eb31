/// A notification on its way to a phone.
public struct PushData: Hashable, Sendable {
    /// What it is about.
    public enum Kind: String, Hashable, Sendable {
        case formation, article
    }

    /// The phone's.
    public let token: String
    /// JSON text, as APNs takes it.
    public let payload: String
    public let kind: Kind
    /// Of the formation or article.
    public let id: Int
}

extension PushData: CustomStringConvertible {
    /// Without the token.
    public var description: String { "\(kind.rawValue) \(id)" }
}

/// Takes what is to be sent: an APNs client where it is served, a script's phone in process.
///
/// Called outside the back end's lock, so it may call back, as for a token that the service no longer knows.
public protocol PushSender: Sendable {
    /// Takes over; returns at once, and tries again by itself what may be tried again.
    func send(_ push: PushData)
}
