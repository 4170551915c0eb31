/// An article as the API gives it.
public struct ArticleData: Hashable, Sendable, Codable {
    public var id: Int
    public var slug: String?
    public var title: String
    public var excerpt: String
    /// HTML, as the staff's editor leaves it: not only the subset that apps show.
    public var content: String
    /// With microseconds, in UTC or with an offset.
    public var publishedAt: String
    public var imageURL: String?
    public var relatedFormationID: Int?

    public init(
        id: Int,
        slug: String?,
        title: String,
        excerpt: String,
        content: String,
        publishedAt: String,
        imageURL: String? = nil,
        relatedFormationID: Int? = nil
    ) {
        self.id = id
        self.slug = slug
        self.title = title
        self.excerpt = excerpt
        self.content = content
        self.publishedAt = publishedAt
        self.imageURL = imageURL
        self.relatedFormationID = relatedFormationID
    }

    private enum CodingKeys: String, CodingKey {
        case id, slug, title, excerpt, content
        case publishedAt = "published_at"
        case imageURL = "image_url"
        case relatedFormationID = "related_formation_id"
    }

    /// Absent values are written as null, as Laravel's resources do.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(slug, forKey: .slug)
        try container.encode(title, forKey: .title)
        try container.encode(excerpt, forKey: .excerpt)
        try container.encode(content, forKey: .content)
        try container.encode(publishedAt, forKey: .publishedAt)
        try container.encode(imageURL, forKey: .imageURL)
        try container.encode(relatedFormationID, forKey: .relatedFormationID)
    }
}
