import AppShell
import AppShellHeadless
import Testing

@testable import Madinia

/// One record that can't be read, through the whole app: the others are there, and the trace tells.
struct UnreadableRecordTests {
    private func open(_ path: String, _ pages: [String: String]) throws -> (outline: String, diagnostics: [String]) {
        let session = HeadlessSession.madinia(PaperBackend(pages))
        try session.launch(with: .link("https://madinia.fr" + path))
        let diagnostics = session.trace.events.filter { $0.kind == .diagnostic }.map(\.text)
        return (try session.content().outline, diagnostics)
    }

    @Test("MAD-FR36: a formation that can't be read is left out and reported, on each page of the list")
    func formations() throws {
        let next = "https://api.madinia.fr/api/v1/formations?page=2"
        let first = "[\(formation(["price": "\"cher\""])),\(formation(["id": "2", "title": "\"Deux\""]))]"
        let second = "[\(formation(["id": "3", "title": "\"Trois\""])),\(formation(["title": nil]))]"
        let (outline, diagnostics) = try open(
            "/formations",
            ["/formations": "{\"data\":\(first),\"links\":{\"next\":\"\(next)\"}}", "/formations?page=2": second]
        )
        #expect(outline.contains("card “Deux”"))
        #expect(outline.contains("card “Trois”"))
        #expect(!outline.contains("card “Starter”"))
        #expect(
            diagnostics == [
                "GET /formations: record 0 can't be read and is left out: price: “cher” is no amount",
                "GET /formations, page 2: record 1 can't be read and is left out: title: missing",
            ]
        )
    }

    @Test("MAD-FR37: so is an article")
    func articles() throws {
        let good = #"{"id":1,"title":"Lisible","published_at":"2026-01-12T08:00:00Z"}"#
        let bad = #"{"id":2,"title":"Sans date","published_at":"hier"}"#
        let (outline, diagnostics) = try open("/blog", ["/articles": "[\(bad),\(good)]"])
        #expect(outline.contains("card “Lisible”"))
        #expect(!outline.contains("Sans date"))
        let fault = "published_at: “hier” is not a date"
        #expect(diagnostics == ["GET /articles: record 0 can't be read and is left out: \(fault)"])
    }

    @Test("MAD-FR36: a list without one readable record is no catalogue, and not an empty one")
    func nothing() throws {
        let (outline, diagnostics) = try open("/formations", ["/formations": "[\(formation(["title": nil]))]"])
        #expect(outline.contains("La réponse du serveur est illisible."))
        #expect(diagnostics.isEmpty)
    }

    @Test("where no page has a readable record, the error tells of the first one")
    func nothingOnAnyPage() async throws {
        let next = "https://api.madinia.fr/api/v1/formations?page=2"
        let first = "[\(formation(["title": nil]))]"
        let backend = PaperBackend([
            "/formations": "{\"data\":\(first),\"links\":{\"next\":\"\(next)\"}}",
            "/formations?page=2": "[\(formation(["price": "\"cher\""]))]",
        ])
        let api = MadiniaAPI(environment: HeadlessSession.madinia(backend).environment)
        await #expect(throws: APIError.unreadable("0.title: missing")) { try await api.items() }
        #expect(backend.requests.count == 2)
    }
}
