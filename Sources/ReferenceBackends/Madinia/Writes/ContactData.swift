/// A message to Madinia, as it counted.
public struct ContactData: Hashable, Sendable {
    public let name: String
    public let email: String
    public let message: String
    public let context: Context?

    /// What the person looked at before they wrote.
    public struct Context: Hashable, Sendable {
        /// The last one.
        public let item: Item
        /// What the session looked at, as the app ordered it.
        public let viewed: [Item]
    }

    /// A formation or an article.
    public struct Item: Hashable, Sendable {
        public let type: String
        public let id: Int
        public let title: String
    }
}
