/// A title of the library.
public struct Book: Hashable, Codable, Sendable, Identifiable {
    public let id: Int
    public let title: String
    public let author: String
    public let summary: String
    /// Copies on the shelf.
    public let copies: Int

    public init(id: Int, title: String, author: String, summary: String, copies: Int) {
        self.id = id
        self.title = title
        self.author = author
        self.summary = summary
        self.copies = copies
    }
}
