public import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What the account needs from a back end. The product implements it with its own API; all but ``signIn(email:password:)``
/// with the token that ``AccountHooks/onAccess`` last told.
public protocol AccountService: Sendable {
    /// - Returns: the token of the session, a JWT or an opaque one.
    /// - Throws: ``AppShell/APIError`` of the group `unauthorized(status: 401)` where address and password do not belong
    ///   together.
    func signIn(email: String, password: Secret) async throws(APIError) -> Secret

    /// Whose session it is.
    func me() async throws(APIError) -> Member

    func order(_ id: Int) async throws(APIError) -> AccountItem

    func message(_ id: Int) async throws(APIError) -> AccountItem
}

/// The person who is signed in.
public struct Member: Hashable, Sendable, Codable {
    public let firstName: String
    public let lastName: String
    public let card: MemberCard

    public init(firstName: String, lastName: String, card: MemberCard) {
        self.firstName = firstName
        self.lastName = lastName
        self.card = card
    }
}

/// What shows that someone is a member.
public struct MemberCard: Hashable, Sendable, Codable {
    public let number: String
    public let type: String
    /// The last day: `2026-12-31`. Anything else is shown as it is.
    public let validUntil: String

    public init(number: String, type: String, validUntil: String) {
        self.number = number
        self.type = type
        self.validUntil = validUntil
    }
}

/// An order or a message.
public struct AccountItem: Hashable, Sendable {
    /// 1 … 2^63-1.
    public let id: Int
    public let title: String
    /// The status of an order, the body of a message.
    public let text: String
    public let date: Date?

    public init(id: Int, title: String, text: String, date: Date?) {
        self.id = id
        self.title = title
        self.text = text
        self.date = date
    }
}
