public import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What pre-registration needs from a back end. The product implements it with its own API.
public protocol PreRegistrationService: Sendable {
    func preRegister(_ request: PreRegistrationRequest) async throws(APIError)
}

/// Someone wants an item.
public struct PreRegistrationRequest: Hashable, Sendable {
    /// One for one intention: sent with every attempt, so that a server that honours it counts a retry once.
    public let idempotencyKey: String
    public let email: String
    public let itemID: Int
    public let date: Date

    public init(idempotencyKey: String, email: String, itemID: Int, date: Date) {
        self.idempotencyKey = idempotencyKey
        self.email = email
        self.itemID = itemID
        self.date = date
    }
}
