/// A member of ALL IN Connect.
public struct UserData: Hashable, Sendable, Codable {
    public var id: Int
    public var email: String
    /// In the form that the ``PasswordVerifier`` reads; never answered, never logged.
    public var password: String
    public var firstName: String
    public var lastName: String
    public var card: Card

    /// What the member shows at a partner's counter.
    public struct Card: Hashable, Sendable, Codable {
        public var number: String
        public var type: String
        /// `2026-12-31`
        public var validUntil: String

        public init(number: String, type: String, validUntil: String) {
            self.number = number
            self.type = type
            self.validUntil = validUntil
        }
    }

    public init(id: Int, email: String, password: String, firstName: String, lastName: String, card: Card) {
        self.id = id
        self.email = email
        self.password = password
        self.firstName = firstName
        self.lastName = lastName
        self.card = card
    }
}

extension UserData: CustomStringConvertible {
    /// Without the password.
    public var description: String { "user \(id)" }
}
