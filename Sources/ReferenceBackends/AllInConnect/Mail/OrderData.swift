/// What a member ordered.
public struct OrderData: Hashable, Sendable, Codable {
    public var id: Int
    /// Whose it is; nobody else may see it.
    public var userID: Int
    public var title: String
    public var status: String
    /// RFC 3339, UTC.
    public var date: String

    public init(id: Int, userID: Int, title: String, status: String, date: String) {
        self.id = id
        self.userID = userID
        self.title = title
        self.status = status
        self.date = date
    }
}

/// A message to a member.
public struct MessageData: Hashable, Sendable, Codable {
    public var id: Int
    /// Whose it is; nobody else may see it.
    public var userID: Int
    public var title: String
    public var body: String
    /// RFC 3339, UTC.
    public var date: String

    public init(id: Int, userID: Int, title: String, body: String, date: String) {
        self.id = id
        self.userID = userID
        self.title = title
        self.body = body
        self.date = date
    }
}
