/// Someone's wish for a formation, as it counted.
public struct PreRegistrationData: Hashable, Sendable, Codable, Identifiable {
    /// From 1, in the order in which they came.
    public let id: Int
    public let email: String
    public let formationID: Int
    /// As the app sent it: ISO 8601, UTC.
    public let timestamp: String

    public init(id: Int, email: String, formationID: Int, timestamp: String) {
        self.id = id
        self.email = email
        self.formationID = formationID
        self.timestamp = timestamp
    }
}
