/// Someone's wish for a formation, as it counted.
public struct PreRegistrationData: Hashable, Sendable {
    public let email: String
    public let formationID: Int
    /// As the app sent it: ISO 8601, UTC.
    public let timestamp: String
}
