import AppShell
import AppShellBlogFeature

/// An article as the API writes it.
struct ArticleRecord: Decodable {
    let article: Article

    private enum CodingKeys: String, CodingKey {
        case id, slug, title, excerpt, content
        case publishedAt = "published_at"
        case imageURL = "image_url"
        case relatedFormationID = "related_formation_id"
    }

    init(from decoder: any Decoder) throws {
        let record = try decoder.container(keyedBy: CodingKeys.self)
        article = Article(
            id: try record.decode(Int.self, forKey: .id),
            slug: try record.decodeIfPresent(String.self, forKey: .slug),
            title: try record.decode(String.self, forKey: .title),
            excerpt: try record.decodeIfPresent(String.self, forKey: .excerpt) ?? "",
            content: try record.decodeIfPresent(String.self, forKey: .content) ?? "",
            publishedAt: try record.decode(RFC3339Date.self, forKey: .publishedAt).value,
            imageURL: try record.decodeIfPresent(String.self, forKey: .imageURL),
            relatedID: try record.decodeIfPresent(Int.self, forKey: .relatedFormationID)
        )
    }
}
