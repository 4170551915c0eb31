/// A message to Madinia, as it counted.
public struct ContactData: Hashable, Sendable, Codable, Identifiable {
    /// From 1, in the order in which they came.
    public let id: Int
    public let name: String
    public let email: String
    public let message: String
    public let context: Context?

    /// What the person looked at before they wrote.
    public struct Context: Hashable, Sendable, Codable {
        /// The last one.
        public let item: Item
        /// What the session looked at, as the app ordered it.
        public let viewed: [Item]

        public init(item: Item, viewed: [Item]) {
            self.item = item
            self.viewed = viewed
        }
    }

    /// A formation or an article.
    public struct Item: Hashable, Sendable, Codable {
        public let type: String
        public let id: Int
        public let title: String

        public init(type: String, id: Int, title: String) {
            self.type = type
            self.id = id
            self.title = title
        }
    }

    public init(id: Int, name: String, email: String, message: String, context: Context?) {
        self.id = id
        self.name = name
        self.email = email
        self.message = message
        self.context = context
    }
}
