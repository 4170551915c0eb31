import AppShell
import AppShellBlogFeature
import Foundation
import Testing

@testable import Madinia

/// An article as the API really writes it (docs/apis.md).
struct ArticleRecordTests {
    private func article(_ changes: [String: String?] = [:]) throws(APIError) -> Article {
        var members: [String: String] = [
            "id": "3", "slug": "\"5-prompts\"", "title": "\"5 prompts Midjourney pour designers\"",
            "excerpt": "\"Un extrait.\"", "content": #""<p>\u00c9t\u00e9<\/p>""#,
            "published_at": "\"2026-01-12T08:00:00.000000Z\"", "image_url": "\"https:\\/\\/madinia.fr\\/i.png\"",
            "related_formation_id": "2",
        ]
        for (name, value) in changes { members[name] = value }
        let body = members.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",")
        let response = HTTPResponse(status: 200, body: Array("{\"data\":{\(body)}}".utf8))
        return try LaravelAnswer.item(ArticleRecord.self, from: response).article
    }

    private func fault(_ changes: [String: String?]) -> String? {
        do throws(APIError) {
            _ = try article(changes)
            return nil
        } catch {
            if case .unreadable(let reason) = error.group { return reason }
            return "another error: \(error)"
        }
    }

    @Test("MAD-FR37: everything the blog shows is read")
    func whole() throws {
        #expect(
            try article()
                == Article(
                    id: 3,
                    slug: "5-prompts",
                    title: "5 prompts Midjourney pour designers",
                    excerpt: "Un extrait.",
                    content: "<p>Été</p>",
                    publishedAt: Date(timeIntervalSince1970: 1_768_204_800),
                    imageURL: "https://madinia.fr/i.png",
                    relatedID: 2
                )
        )
    }

    @Test("MAD-FR37: an instant is read with microseconds and without, and in any zone")
    func instants() throws {
        for text in ["2026-01-12T08:00:00Z", "2026-01-12T09:00:00+01:00", "2026-01-12T08:00:00.000Z"] {
            let date = try article(["published_at": "\"\(text)\""]).publishedAt
            #expect(date == Date(timeIntervalSince1970: 1_768_204_800), "\(text)")
        }
    }

    @Test("MAD-FR37: what may be missing may be null", arguments: ["null", nil])
    func bare(_ nothing: String?) throws {
        let article = try article([
            "slug": nothing, "excerpt": nothing, "content": nothing, "image_url": nothing,
            "related_formation_id": nothing,
        ])
        #expect(article.key == "3")
        #expect(article.excerpt == "")
        #expect(article.content == "")
        #expect(article.imageURL == nil)
        #expect(article.relatedID == nil)
    }

    @Test("what is not as agreed is refused, and the location is named")
    func wrong() {
        #expect(fault(["title": nil]) == "data.title: missing")
        #expect(fault(["published_at": "\"demain\""]) == "data.published_at: “demain” is not a date")
        #expect(fault(["id": "\"x\""])?.hasPrefix("data.id: ") == true)
    }
}
