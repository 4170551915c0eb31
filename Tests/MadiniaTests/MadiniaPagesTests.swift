import AppShell
import AppShellHeadless
import Testing

/// Lists that come in pages, through the whole app.
struct MadiniaPagesTests {
    private let base = "https://api.madinia.fr/api/v1"

    private func page(_ title: String, id: Int, next: String?) -> String {
        let next = next.map { "\"\($0)\"" } ?? "null"
        let item = formation(["id": "\(id)", "slug": "null", "title": "\"\(title)\""])
        return "{\"data\":[\(item)],\"links\":{\"next\":\(next)}}"
    }

    private func list(_ pages: [String: String]) throws -> (outline: String, requests: [HTTPRequest]) {
        let backend = PaperBackend(pages)
        let session = HeadlessSession.madinia(backend)
        try session.launch(with: .link("https://madinia.fr/formations"))
        return (try session.content().outline, backend.requests)
    }

    @Test("MAD-FR36: the pages of a list are followed to the last one, in order")
    func follows() throws {
        let (outline, requests) = try list([
            "/formations": page("Un", id: 1, next: base + "/formations?page=2"),
            "/formations?page=2": page("Deux", id: 2, next: base + "/formations?page=3"),
            "/formations?page=3": page("Trois", id: 3, next: nil),
        ])
        let places = try ["Un", "Deux", "Trois"].map { try #require(outline.firstRange(of: "card “\($0)”")).lowerBound }
        #expect(places == places.sorted())
        #expect(requests.map(\.url) == ["", "?page=2", "?page=3"].map { base + "/formations" + $0 })
        #expect(requests.allSatisfy { $0.headers["X-API-Key"] == "key" && $0.headers["Accept"] == "application/json" })
    }

    @Test("pages that lead back to one that was read end in an error, not in a loop")
    func loops() throws {
        let (outline, requests) = try list([
            "/formations": page("Un", id: 1, next: base + "/formations?page=2"),
            "/formations?page=2": page("Deux", id: 2, next: base + "/formations?page=2"),
        ])
        #expect(outline.contains("La réponse du serveur est illisible."))
        #expect(requests.count == 2)
    }

    @Test("a list without an end is given up")
    func endless() throws {
        let pages = Dictionary(
            uniqueKeysWithValues: (1...200).map { number in
                (
                    number == 1 ? "/formations" : "/formations?page=\(number)",
                    page("\(number)", id: number, next: base + "/formations?page=\(number + 1)")
                )
            }
        )
        let (outline, requests) = try list(pages)
        #expect(outline.contains("La réponse du serveur est illisible."))
        #expect(requests.count == 100)
    }

    @Test("a next page elsewhere is not called: the key stays at home")
    func elsewhere() throws {
        let (outline, requests) = try list([
            "/formations": page("Un", id: 1, next: "https://evil.example/api/v1/formations")
        ])
        #expect(outline.contains("La réponse du serveur est illisible."))
        #expect(requests.count == 1)
    }
}
