/// What an account hears of (AIC-8), on each of its devices.
public struct SubscriptionPreferences: Hashable, Sendable, Codable {
    /// By the id of the switch.
    public var isOnBySwitch: [String: Bool]
    /// In kilometres.
    public var radius: Int
    /// The ids of those that are wanted, in the order of ``SubscriptionStrings/topics``; what the words don't know, behind.
    public var topics: [String]

    public init(isOnBySwitch: [String: Bool], radius: Int, topics: [String]) {
        self.isOnBySwitch = isOnBySwitch
        self.radius = radius
        self.topics = topics
    }

    /// Whether a switch is on; one that the back end does not know is not.
    public func isOn(_ id: String) -> Bool { isOnBySwitch[id] ?? false }

    mutating func set(topic: String, isOn: Bool, order: [String]) {
        let wanted = topics.filter { $0 != topic } + (isOn ? [topic] : [])
        topics = order.filter(wanted.contains) + wanted.filter { !order.contains($0) }
    }
}
