public import AppShell

/// What the blog needs from a back end. The product implements it with its own API.
public protocol BlogService: Sendable {
    /// All articles, in any order.
    func articles() async throws(APIError) -> [Article]

    /// - Parameter key: a slug or an id.
    func article(_ key: String) async throws(APIError) -> Article
}
