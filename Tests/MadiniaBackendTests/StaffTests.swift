import AppShell
import MadiniaBackend
import Testing

/// What the staff puts online, and which devices are told (MAD-FR30).
struct StaffTests {
    private func backend(_ tokens: String...) -> MadiniaBackend {
        let backend = MadiniaBackend.staffed()
        for token in tokens { #expect(backend.register("\"\(token)\"").status == 201) }
        return backend
    }

    @Test("without a key configured there is no such API, whatever key comes", arguments: ["", "key", "staff-key"])
    func absent(_ key: String) {
        let backend = MadiniaBackend.sample()
        #expect(backend.staff(.get, "/formations", key: key).status == 404)
        #expect(backend.staff(.put, "/articles/1", "no JSON", key: key).status == 404)
        #expect(backend.staff(.get, "", key: nil, below: "/staff").status == 404)
    }

    @Test(
        "without the right key every path of it is 401, in Laravel's shape; the app's key opens nothing",
        arguments: [nil, "", "key", "staff-key-of-32-characters-or-s", "Staff-key-of-32-characters-or-so"] as [String?]
    )
    func keys(_ key: String?) {
        let backend = backend()
        for path in ["/formations", "/articles/1", "/nowhere", ""] {
            let answer = backend.staff(.put, path, "no JSON", key: key)
            #expect(answer.status == 401)
            #expect(answer.text == #"{"message":"Unauthenticated."}"#)
            #expect(answer.response.headers["WWW-Authenticate"] == "ApiKey")
        }
        #expect(backend.staff(.get, "/formations", below: "/api/v1").status == 401)
    }

    @Test("its calls do not count against the limits of the app's, and have none of their headers")
    func limits() {
        let backend = backend()
        backend.rateLimits = RateLimits(reads: 1, writes: 1)
        for _ in 1...3 {
            #expect(backend.staff(.put, "/articles/20", MadiniaBackend.articleBody()).status < 300)
            #expect(backend.staff(.get, "/articles").response.headers["X-RateLimit-Limit"] == nil)
        }
        #expect(Call(backend, .get, "/articles").status == 200)
    }

    @Test("a method that a path does not take is 405; what is not there is 404")
    func methods() {
        let backend = backend()
        let refused = backend.staff(.post, "/formations")
        #expect(refused.status == 405)
        #expect(refused.response.headers["Allow"] == "GET, HEAD")
        #expect(backend.staff(.get, "/articles/1").response.headers["Allow"] == "PUT, DELETE")
        for path in ["/formations/999", "/formations/0", "/formations/01", "/formations/a", "/articles/1/2", "/", "/x"]
        {
            #expect(backend.staff(.delete, path).status == 404, "\(path)")
        }
        let head = backend.staff(.head, "/formations")
        #expect(head.status == 200 && head.text.isEmpty)
    }

    @Test("MAD-FR30: a formation that the staff puts is in the catalogue, and told to the devices that want to know")
    func formation() throws {
        let backend = backend("a1", "b2")
        #expect(backend.setPreferences("b2", formations: false, articles: true).status == 200)
        let answer = backend.staff(.put, "/formations/30", MadiniaBackend.formationBody())
        #expect(answer.status == 201)
        #expect(answer.json?["meta"] as? [String: Int] == ["told": 1, "held": 1])
        #expect(answer.data?["slug"] as? String == "neuve")
        #expect(Call(backend, .get, "/formations/neuve").data?["description"] as? String == "Une\nautre")
        let pushes = backend.takePushes()
        #expect(pushes.map(\.token) == ["a1"])
        #expect(try PushPayload(parsing: try #require(pushes.first?.payload)).body == "Neuve")
        #expect("\(pushes)" == "[formation 30]", "without the token")
    }

    @Test("MAD-FR30: an article too; put once more, or changed, it is no news")
    func article() {
        let backend = backend("a1")
        #expect(backend.staff(.put, "/articles/20", MadiniaBackend.articleBody()).status == 201)
        let data = backend.data
        let week = 8 * 86_400.0
        let again = backend.staff(.put, "/articles/20", MadiniaBackend.articleBody(and: [("id", "20")]), after: week)
        #expect(again.status == 200)
        #expect(again.json?["meta"] as? [String: Int] == ["told": 0, "held": 0])
        #expect(backend.data == data)
        #expect(backend.staff(.put, "/articles/20", MadiniaBackend.articleBody(slug: nil), after: week).status == 200)
        #expect(backend.articles.last?.slug == nil)
        #expect(backend.takePushes().count == 1)
    }

    @Test("all that is wrong with a formation is said at once, by field, and nothing changes")
    func invalidFormation() {
        let backend = backend("a1")
        let data = backend.data
        let empty = backend.staff(.put, "/formations/30", "{}")
        #expect(empty.status == 422)
        #expect(empty.errors?.keys.sorted() == ["description", "duration", "level", "title"])
        let wrong = MadiniaBackend.formationBody(
            slug: "\"Deux mots\"",
            title: "\"\(String(repeating: "a", count: 256))\"",
            price: "\"12.345\"",
            and: [
                ("id", "31"), ("objectives", #"["a", 7]"#), ("next_session", "\"demain\""), ("category", "{\"id\":0}"),
                ("seats_left", "-1"), ("payment_url", "\"http://exemple.fr\""),
                ("prerequisites", "\"\(String(repeating: "p", count: 2_001))\""),
            ]
        )
        #expect(
            backend.staff(.put, "/formations/30", wrong).errors?.keys.sorted() == [
                "category.id", "category.name", "id", "next_session", "objectives.1", "payment_url", "prerequisites",
                "price", "seats_left", "slug", "title",
            ]
        )
        let taken = backend.formations[0].slug ?? ""
        #expect(
            backend.staff(.put, "/formations/30", MadiniaBackend.formationBody(slug: "\"\(taken)\"")).errors
                == ["slug": ["La valeur du champ slug est déjà utilisée."]]
        )
        #expect(backend.data == data)
    }

    @Test("all that is wrong with an article is said at once, by field")
    func invalidArticle() {
        let backend = backend()
        #expect(
            backend.staff(.put, "/articles/20", "{}").errors?.keys.sorted()
                == ["content", "excerpt", "published_at", "title"]
        )
        let wrong = MadiniaBackend.articleBody(
            date: "\"2026-01-06T08:00:00.\(String(repeating: "0", count: 80))Z\"",
            related: "999",
            and: [("image_url", "\"javascript:x\"")]
        )
        #expect(
            backend.staff(.put, "/articles/20", wrong).errors?.keys.sorted()
                == ["image_url", "published_at", "related_formation_id"]
        )
        let long = String(repeating: " ", count: 262_144)
        #expect(backend.staff(.put, "/articles/20", "{}" + long).status == 413)
        #expect(backend.staff(.put, "/articles/20", "[]").status == 400)
    }

    @Test(
        "a price is a number or a text, and is kept as a decimal column writes it",
        arguments: [
            ("\"790\"", "790.00"), ("790.5", "790.50"), ("0", "0.00"), ("\"1000000.99\"", "1000000.99"),
            ("1e3", nil), ("-1", nil), ("\"\"", nil), ("\"1.\"", nil), ("1000001", nil), ("true", nil),
        ] as [(String, String?)]
    )
    func prices(_ text: String, _ price: String?) {
        let backend = backend()
        let answer = backend.staff(.put, "/formations/30", MadiniaBackend.formationBody(price: text))
        #expect(answer.status == (price == nil ? 422 : 201))
        if price != nil { #expect(answer.data?["price"] as? String == price) }
    }

    @Test("what is removed is gone; the lists give all, and what they give can be put back")
    func lists() throws {
        let backend = backend("a1")
        let data = backend.data
        for list in ["/formations", "/articles"] {
            let rows = try #require(JSONValue(parsing: backend.staff(.get, list).response.body)["data"]?.arrayValue)
            #expect(rows.count == (list == "/formations" ? data.formations.count : data.articles.count))
            for row in rows {
                let path = "\(list)/\(row["id"]?.integerValue ?? 0)"
                #expect(backend.staff(.put, path, row.text()).status == 200, "\(path)")
            }
        }
        #expect(backend.data.devices == data.devices && backend.takePushes().isEmpty)
        #expect(backend.staff(.delete, "/formations/1").status == 204)
        #expect(backend.staff(.delete, "/articles/1").status == 204)
        #expect(!backend.formations.contains { $0.id == 1 } && !backend.articles.contains { $0.id == 1 })
    }

    @Test("what could not be kept is 503, changes nothing and tells nobody")
    func refusals() {
        let backend = MadiniaBackend.staffed(store: FullShelf())
        #expect(backend.staff(.put, "/articles/20", MadiniaBackend.articleBody()).status == 503)
        #expect(backend.staff(.delete, "/articles/1").status == 503)
        #expect(backend.data == .samples)
        #expect(backend.takePushes().isEmpty)
    }

    private struct FullShelf: MadiniaStore {
        func keep(
            _: [MadiniaChange],
            _: [PushData]
        ) throws(MadiniaStoreError) {
            throw MadiniaStoreError("the disk is full")
        }
    }
}
