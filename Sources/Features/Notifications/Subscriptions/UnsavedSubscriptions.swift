/// What a person chose and the back end does not have for certain; of an account, which the secret store alone may hold.
struct UnsavedSubscriptions: Hashable, Codable {
    var account: String?
    var choice: SubscriptionPreferences?
}

extension UnsavedSubscriptions: CustomStringConvertible, CustomReflectable {
    var description: String { "‹secret›" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
