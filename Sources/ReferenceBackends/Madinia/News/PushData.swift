/// A notification on its way to a phone.
public struct PushData: Hashable, Sendable {
    /// The phone's.
    public let token: String
    /// JSON text, as APNs takes it.
    public let payload: String
}
