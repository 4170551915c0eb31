import AppShell
import Foundation
import MadiniaBackend
import Testing

/// The blog, in a Laravel server's shapes.
struct ArticlesTests {
    @Test("MAD-FR37: the list has every article, as the staff entered them, under data")
    func list() {
        let call = Call(.sample(), .get, "/articles")
        #expect(call.status == 200)
        #expect(call.titles == ArticleData.samples.map(\.title))
        #expect(Set(call.titles ?? []).isSuperset(of: Documented.titles))
    }

    private enum Documented {
        static let titles = ["5 prompts Midjourney pour designers", "Le ROI de la formation IA en PME"]
    }

    @Test("MAD-FR37: one article is found by its slug and by its id, and is the same as in the list")
    func one() throws {
        let bySlug = Call(.sample(), .get, "/articles/5-prompts-midjourney-pour-designers")
        #expect(bySlug.status == 200)
        #expect(bySlug.text == Call(.sample(), .get, "/articles/1").text)
        #expect(bySlug.data?["related_formation_id"] as? Int == 2)
        let item = try #require(bySlug.json?["data"] as? NSDictionary)
        let list = try #require(Call(.sample(), .get, "/articles").json?["data"] as? [NSDictionary])
        #expect(list.contains(item))
    }

    @Test("MAD-FR37: the slug comes first: a slug of digits wins over that id")
    func slugFirst() {
        let backend = MadiniaBackend.sample()
        #expect(backend.updateArticle("Ce qui change en 2026") { $0.slug = "1" })
        #expect(Call(backend, .get, "/articles/1").data?["title"] as? String == "Ce qui change en 2026")
        #expect(!backend.updateArticle("Nobody") { $0.slug = nil })
    }

    @Test("MAD-FR37: every member is there; what is absent is null")
    func members() throws {
        let items = try #require(Call(.sample(), .get, "/articles").json?["data"] as? [[String: Any]])
        var absent: Set<String> = []
        for item in items {
            #expect(
                item.keys.sorted() == [
                    "content", "excerpt", "id", "image_url", "published_at", "related_formation_id", "slug", "title",
                ]
            )
            absent.formUnion(item.filter { $0.value is NSNull }.keys)
        }
        #expect(absent == ["image_url", "related_formation_id", "slug"], "the samples show every absence")
    }

    @Test("MAD-FR37: dates have microseconds, and neither the list's order nor the texts' is that of the instants")
    func dates() throws {
        let samples = ArticleData.samples
        let instants = try samples.map { try #require(Date(rfc3339: $0.publishedAt)) }
        #expect(samples.allSatisfy { $0.publishedAt.contains(/\.\d{6}(Z|[+-]\d\d:\d\d)$/) })
        #expect(Set(instants).count == samples.count)
        #expect(instants != instants.sorted() && instants != instants.sorted(by: >))
        let byText = samples.sorted { $0.publishedAt < $1.publishedAt }.map(\.id)
        let byInstant = zip(samples, instants).sorted { $0.1 < $1.1 }.map(\.0.id)
        #expect(byText != byInstant)
    }

    @Test("MAD-FR37: a related formation is one of the catalogue's")
    func related() {
        let ids = Set(FormationData.samples.map(\.id))
        #expect(ArticleData.samples.compactMap(\.relatedFormationID).allSatisfy(ids.contains))
    }

    @Test("MAD-FR37: articles come in pages, all of them once")
    func pages() {
        let backend = MadiniaBackend.sample()
        backend.pageSize = 3
        var seen: [String] = []
        var next: String? = "/articles"
        while let path = next, path != "null", seen.count < 20 {
            let call = Call(backend, .get, path)
            seen += call.titles ?? []
            next = call.link("next")
        }
        #expect(seen == ArticleData.samples.map(\.title))
    }
}
