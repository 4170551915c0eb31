import AppShell
import BlogFeature

extension MadiniaAPI: BlogService {
    func articles() async throws(APIError) -> [Article] {
        try await list("/articles", of: ArticleRecord.self).map(\.article)
    }

    func article(_ key: String) async throws(APIError) -> Article {
        let response = try await client.send(.get, "/articles/" + MadiniaAPI.escaped(key))
        return try LaravelAnswer.item(ArticleRecord.self, from: response).article
    }
}
