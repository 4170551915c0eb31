public import AppShell

/// Who answers before the coach's own rules do. The product implements it with its own API: one attempt of 2.5 s, never
/// retried (`RetryPolicy.once(timeout: .seconds(2.5))`; docs/decisions/0005-the-coach-asks-its-service-once.md).
public protocol CoachService: Sendable {
    func answer(_ question: CoachQuestion) async throws(APIError) -> CoachAnswer
}

/// A message, and what it stands in.
public struct CoachQuestion: Hashable, Sendable {
    /// The most messages that go along.
    public static let maximumHistory = 10

    public let message: String
    /// What was said before, oldest first; the last ``maximumHistory`` messages.
    public let history: [CoachMessage]
    /// The items the session has looked at.
    public let viewedItems: [Int]

    public init(message: String, history: [CoachMessage], viewedItems: [Int]) {
        self.message = message
        self.history = history
        self.viewedItems = viewedItems
    }
}

/// Something said in the conversation.
public struct CoachMessage: Hashable, Sendable {
    /// Whether the person said it; else the coach did.
    public let isOwn: Bool
    public let text: String
    /// The items it leads to: of the coach's messages only.
    public internal(set) var links: [CoachLink]

    public init(isOwn: Bool, text: String, links: [CoachLink] = []) {
        self.isOwn = isOwn
        self.text = text
        self.links = links
    }
}

/// An item that an answer leads to, by the name it had when the answer was given.
public struct CoachLink: Hashable, Sendable {
    public let item: Int
    public let title: String

    public init(item: Int, title: String) {
        self.item = item
        self.title = title
    }
}
