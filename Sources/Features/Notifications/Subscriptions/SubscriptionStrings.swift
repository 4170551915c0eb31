public import AppShell

/// What an account can subscribe to, and what is said about it, in the product's words.
public protocol SubscriptionStrings: Sendable {
    var switches: [SubscriptionItem] { get }
    var topics: [SubscriptionItem] { get }
    /// The choice of how far around.
    var radius: String { get }
    /// How far it may be, in kilometres; 5 to 50 unless the product says otherwise.
    var radii: ClosedRange<Int> { get }
    /// The options, within ``radii``; the back end may hold another value.
    var radiusOptions: [Int] { get }
    /// `10 km`
    func kilometres(_ radius: Int) -> String
    var loading: String { get }
    /// Stands before the reason.
    var notLoaded: String { get }
    /// Stands before the reason.
    var notSaved: String { get }
    /// The back end refused a change: its own values are shown again.
    var restored: String { get }
    var errors: APIErrorStrings { get }
}

extension SubscriptionStrings {
    public var radii: ClosedRange<Int> { 5...50 }

    public var radiusOptions: [Int] { Array(stride(from: 5, through: 50, by: 5)) }
}

/// A switch or a topic.
public struct SubscriptionItem: Hashable, Sendable {
    /// The back end's name for it.
    public let id: String
    public let title: String

    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}
