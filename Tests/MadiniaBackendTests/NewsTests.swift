import AppShell
import Foundation
import MadiniaBackend
import Testing

/// News to the phones that want it, at most one a week and a device (MAD-FR30).
struct NewsTests {
    private let week = 7 * 86_400.0
    private let start = Call.start

    private func article(_ id: Int = 20, slug: String? = "un-titre", title: String = "Un titre") -> ArticleData {
        ArticleData(
            id: id,
            slug: slug,
            title: title,
            excerpt: "",
            content: "<p>x</p>",
            publishedAt: "2026-01-06T08:00:00.000000Z"
        )
    }

    private func formation(_ id: Int = 30, slug: String? = "neuve", title: String = "Neuve") -> FormationData {
        FormationData(id: id, slug: slug, title: title, description: "", duration: "1 jour", level: "Avancé")
    }

    private func backend(_ tokens: String...) -> MadiniaBackend {
        let backend = MadiniaBackend.sample()
        for token in tokens { #expect(backend.register("\"\(token)\"").status == 201) }
        return backend
    }

    @Test("MAD-FR30: a new article is in the feed, and each device is told of it in the words and keys agreed")
    func articlePayload() throws {
        let backend = backend("a1", "b2")
        #expect(try backend.publish(article: article(), at: start) == ["a1", "b2"])
        #expect(Call(backend, .get, "/articles/un-titre").status == 200)
        let pushes = backend.takePushes()
        #expect(pushes.map(\.token) == ["a1", "b2"])
        let payload = try JSONValue(parsing: try #require(pushes.first?.payload))
        let expected: JSONValue = [
            "aps": [
                "alert": ["title": "Nouvel article", "body": "Un titre"], "sound": "default", "badge": 1,
                "category": "new_articles",
            ],
            "type": "article", "slug": "un-titre", "id": 20,
        ]
        #expect(payload == expected)
        #expect(backend.takePushes().isEmpty, "each is taken once")
    }

    @Test("MAD-FR30: a new formation is in the catalogue, and is told of; without a slug by its id alone")
    func formationPayload() throws {
        let backend = backend("a1")
        #expect(try backend.publish(formation: formation(slug: nil), at: start) == ["a1"])
        #expect(Call(backend, .get, "/formations/30").data?["title"] as? String == "Neuve")
        let payload = try JSONValue(parsing: try #require(backend.takePushes().first?.payload))
        let expected: JSONValue = [
            "aps": [
                "alert": ["title": "Nouvelle formation", "body": "Neuve"], "sound": "default", "badge": 1,
                "category": "new_formations",
            ],
            "type": "formation", "id": 30,
        ]
        #expect(payload == expected)
    }

    @Test("MAD-FR30: each kind of news goes to the devices whose switch for it is on, or who set none")
    func switches() throws {
        let backend = backend("none", "both", "formations", "articles", "neither")
        #expect(backend.setPreferences("both", formations: true, articles: true, reminders: false).status == 200)
        #expect(backend.setPreferences("formations", formations: true, articles: false).status == 200)
        #expect(backend.setPreferences("articles", formations: false, articles: true).status == 200)
        #expect(backend.setPreferences("neither", formations: false, articles: false).status == 200)
        #expect(try backend.publish(article: article(), at: start) == ["none", "both", "articles"])
        let later = start.addingTimeInterval(week)
        #expect(try backend.publish(formation: formation(), at: later) == ["none", "both", "formations"])
    }

    @Test("MAD-FR30: a device has one news a week at most, of either kind; what came too soon is not sent later")
    func weekly() throws {
        let backend = backend("a1")
        #expect(try backend.publish(article: article(20), at: start) == ["a1"])
        #expect(try backend.publish(formation: formation(), at: start.addingTimeInterval(1)) == [])
        #expect(try backend.publish(article: article(21), at: start.addingTimeInterval(week - 1)) == [])
        #expect(try backend.publish(article: article(22), at: start.addingTimeInterval(week)) == ["a1"])
        #expect(try backend.publish(article: article(23), at: start.addingTimeInterval(2 * week - 1)) == [])
        #expect(backend.takePushes().count == 2)
        #expect(Call(backend, .get, "/articles/21").status == 200, "what is not told of is in the feed all the same")
    }

    @Test("MAD-FR30: the week is each device's own; a switch that was off costs nothing")
    func ownWeeks() throws {
        let backend = backend("a1")
        #expect(backend.setPreferences("a1", formations: true, articles: false).status == 200)
        #expect(try backend.publish(article: article(20), at: start) == [])
        #expect(try backend.publish(formation: formation(), at: start.addingTimeInterval(60)) == ["a1"])
        #expect(backend.register("\"b2\"").status == 201)
        #expect(backend.setPreferences("a1", formations: true, articles: true).status == 200)
        #expect(try backend.publish(article: article(21), at: start.addingTimeInterval(120)) == ["b2"])
    }

    @Test("MAD-FR30: registering again does not open a new week")
    func registersAgain() throws {
        let backend = backend("a1")
        #expect(try backend.publish(article: article(20), at: start) == ["a1"])
        #expect(backend.register("\"a1\"").status == 200)
        #expect(try backend.publish(article: article(21), at: start.addingTimeInterval(60)) == [])
    }

    @Test("an article of a known id takes the place of the old one")
    func replaces() throws {
        let backend = backend()
        try backend.publish(article: article(1, title: "Autre"), at: start)
        #expect(backend.articles.filter { $0.id == 1 }.map(\.title) == ["Autre"])
    }

    @Test(
        "a payload never exceeds what APNs takes, whatever the title and the slug",
        arguments: ["a", "é", "\"", "👨‍👩‍👧‍👦", "\\", "\n"]
    )
    func bounded(_ character: String) throws {
        let backend = backend("a1")
        let long = "Titre" + String(repeating: character, count: 5_000) + "."
        try backend.publish(article: article(slug: long, title: long), at: start)
        let payload = try #require(backend.takePushes().first?.payload)
        #expect(payload.utf8.count <= 4_096)
        let push = try PushPayload(parsing: payload)
        #expect(push.body?.hasSuffix("…") == true)
        #expect(try JSONValue(parsing: payload)["id"]?.integerValue == 20)
    }
}
