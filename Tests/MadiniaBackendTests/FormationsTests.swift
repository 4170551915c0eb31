import AppShell
import Foundation
import MadiniaBackend
import Testing

/// The catalogue, in a Laravel server's shapes.
struct FormationsTests {
    @Test("MAD-FR36: the list has every formation, in order, under data")
    func list() {
        let call = Call(.sample(), .get, "/formations")
        #expect(call.status == 200)
        #expect(call.titles == FormationData.samples.map(\.title))
        #expect(call.titles?.prefix(3) == ["Starter", "Performer", "Master"])
    }

    @Test("MAD-FR36: the catalogue's facts")
    func facts() throws {
        let call = Call(.sample(), .get, "/formations")
        let items = try #require(call.json?["data"] as? [[String: Any]])
        let facts = items.prefix(3).map { item in ["price", "duration", "level"].map { item[$0] as? String } }
        #expect(facts[0] == ["490.00", "2 jours", "Débutant"])
        #expect(facts[1] == ["790.00", "2 jours", "Intermédiaire"])
        #expect(facts[2].last == "Avancé")
        #expect(items[1]["next_session"] as? String == "2026-02-15T09:00:00.000000Z")
    }

    @Test("MAD-FR36: one formation is found by its slug and by its id, and is the same as in the list")
    func one() throws {
        let bySlug = Call(.sample(), .get, "/formations/performer")
        let byID = Call(.sample(), .get, "/formations/2")
        #expect(bySlug.status == 200)
        #expect(bySlug.text == byID.text)
        let item = try #require(bySlug.json?["data"] as? NSDictionary)
        let list = try #require(Call(.sample(), .get, "/formations").json?["data"] as? [NSDictionary])
        #expect(list.contains(item))
    }

    @Test("MAD-FR36: the slug comes first: a slug of digits wins over that id")
    func slugFirst() {
        let backend = MadiniaBackend.sample()
        #expect(backend.update("Master") { $0.slug = "2" })
        let call = Call(backend, .get, "/formations/2")
        #expect((call.json?["data"] as? [String: Any])?["title"] as? String == "Master")
    }

    @Test("a slug with letters beyond ASCII is found by its escapes")
    func escapedSlug() {
        let backend = MadiniaBackend.sample()
        #expect(backend.update("Starter") { $0.slug = "débuter / oser" })
        #expect(Call(backend, .get, "/formations/d%C3%A9buter%20%2F%20oser").status == 200)
    }

    @Test("MAD-FR36: every member is there; what is absent is null")
    func members() throws {
        let call = Call(.sample(), .get, "/formations/9")
        let item = try #require(call.json?["data"] as? [String: Any])
        #expect(
            item.keys.sorted() == [
                "category", "description", "duration", "id", "level", "next_session", "objectives", "payment_url",
                "prerequisites", "price", "seats_left", "slug", "title",
            ]
        )
        #expect(item.filter { $0.value is NSNull }.keys.sorted() == ["payment_url", "prerequisites", "slug"])
        let category = try #require(item["category"] as? [String: Any])
        #expect(category.keys.sorted() == ["id", "name"])
    }

    @Test("MAD-FR36: bodies are valid JSON as PHP writes it: ASCII, slashes and letters escaped")
    func escapes() throws {
        let backend = MadiniaBackend.sample()
        #expect(backend.update("Starter") { $0.title = "Été / 🎓 \"x\" \\ \u{7F}" })
        let call = Call(backend, .get, "/formations/1")
        #expect(call.response.body.allSatisfy { $0 < 0x80 })
        #expect(call.text.contains(#""title":"\u00c9t\u00e9 \/ \ud83c\udf93 \"x\" \\"#))
        #expect((call.json?["data"] as? [String: Any])?["title"] as? String == "Été / 🎓 \"x\" \\ \u{7F}")
    }

    @Test("the same request has the same answer, byte for byte")
    func repeats() {
        #expect(Call(.sample(), .get, "/formations").text == Call(.sample(), .get, "/formations").text)
    }

    @Test("a change is seen by the next request, one of an unknown title is refused")
    func update() {
        let backend = MadiniaBackend.sample()
        #expect(!backend.update("Nobody") { $0.price = "1.00" })
        #expect(backend.update("Starter") { $0.price = nil })
        #expect((Call(backend, .get, "/formations/1").json?["data"] as? [String: Any])?["price"] is NSNull)
        backend.formations = []
        #expect(Call(backend, .get, "/formations").titles == [])
    }
}
