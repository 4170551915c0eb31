#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An article of the blog.
public struct Article: Hashable, Sendable, Identifiable {
    public let id: Int
    /// The name in links; nil where the article has none.
    public let slug: String?
    public let title: String
    public let excerpt: String
    /// HTML, as ``ArticleText`` reads it.
    public let content: String
    public let publishedAt: Date
    /// Shown if it is https.
    public let imageURL: String?
    /// What the product proposes at the end of the article.
    public let relatedID: Int?

    public init(
        id: Int,
        slug: String? = nil,
        title: String,
        excerpt: String,
        content: String,
        publishedAt: Date,
        imageURL: String? = nil,
        relatedID: Int? = nil
    ) {
        self.id = id
        self.slug = slug
        self.title = title
        self.excerpt = excerpt
        self.content = content
        self.publishedAt = publishedAt
        self.imageURL = imageURL
        self.relatedID = relatedID
    }

    /// The name in links: the slug, else the id (docs/decisions/0002-slug-before-id.md).
    public var key: String { slug ?? "\(id)" }

    /// Whether a link or payload that names `key` means this article; a slug or an id will do.
    public func answers(to key: String) -> Bool {
        slug == key || "\(id)" == key
    }

    /// Newest first, by instant; of two at the same one, the higher id (MAD-FR14).
    static func isNewer(_ one: Article, than other: Article) -> Bool {
        (one.publishedAt, one.id) > (other.publishedAt, other.id)
    }
}
