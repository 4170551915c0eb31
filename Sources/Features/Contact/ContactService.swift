public import AppShell

/// What the contact form needs from a back end. The product implements it with its own API.
public protocol ContactService: Sendable {
    func send(_ message: ContactMessage) async throws(APIError)
}

/// What someone writes, cleaned and within its bounds (docs/apis.md).
public struct ContactMessage: Hashable, Sendable, Codable {
    /// One for one intention: sent with every attempt, so that a server that honours it counts a retry once.
    public let idempotencyKey: String
    /// 1 to 100 characters.
    public let name: String
    public let email: String
    /// 1 to 5,000 characters.
    public let message: String
    /// nil: the person looked at nothing, or does not write about it.
    public let context: ContactContext?

    public init(idempotencyKey: String, name: String, email: String, message: String, context: ContactContext?) {
        self.idempotencyKey = idempotencyKey
        self.name = name
        self.email = email
        self.message = message
        self.context = context
    }
}

/// What a message is about, and what its writer has looked at (MAD-FR21).
public struct ContactContext: Hashable, Sendable, Codable {
    public let item: ViewedItem
    /// The most recent last, the item among them; at most ``ViewedItems/maximumCount``.
    public let viewed: [ViewedItem]

    public init(item: ViewedItem, viewed: [ViewedItem]) {
        self.item = item
        self.viewed = viewed
    }
}
