import AppShell
import AppShellBlogFeature

extension MadiniaAPI: BlogService {
    func articles() async throws(APIError) -> [Article] {
        try await list("/articles", of: ArticleRecord.self).map(\.article)
    }

    func article(_ key: String) async throws(APIError) -> Article {
        try await item("/articles/" + PercentEncoding.encoded(key), of: ArticleRecord.self).article
    }
}
