import AppShell
import AppShellHeadless
import Testing

struct CallTargetTests {
    private static let bases = ["https://api.example/api/v1/", "https://api.example/api/v1/beta"]

    @Test(
        "a path is counted from the back end's address, and whole segments are compared",
        arguments: [
            ("/formations", "https://api.example/api/v1/formations", true),
            ("/formations", "https://api.example/api/v1/formations?page=2#top", true),
            ("/api/v1/formations", "https://api.example/api/v1/formations", true),
            ("https://api.example/api/v1/formations", "https://api.example/api/v1/formations", true),
            ("/formations", "https://api.example/api/v1/x/formations", false),
            ("/formations", "https://api.example/api/v1/formations/7", false),
            ("/mations", "https://api.example/api/v1/formations", false),
            ("formations", "https://api.example/api/v1/formations", false),
            ("", "https://api.example/api/v1/formations", false),
            // The longest address that fits is the one that was meant.
            ("/formations", "https://api.example/api/v1/beta/formations", true),
            ("/beta/formations", "https://api.example/api/v1/beta/formations", false),
            // Somewhere else, nothing tells where paths begin.
            ("/formations", "https://other.example/v2/formations", true),
            ("/ormations", "https://other.example/v2/formations", false),
        ]
    )
    func paths(_ path: String, _ url: String, _ isMeant: Bool) {
        let request = HTTPRequest(method: .get, url: url)
        #expect(CallTarget(.get, path).matches(request, under: Self.bases) == isMeant)
        #expect(!CallTarget(.post, path).matches(request, under: Self.bases))
    }

    @Test(
        "a call is of a route, whatever is in place of its values, and with as many slashes",
        arguments: [
            ("/articles", true), ("/articles/7", true), ("/api/v1/articles", true),
            ("https://api.example/api/v1/beta/articles/7", true), ("https://other.example/v2/anything", true),
            ("/articles/7/8", false), ("/contacts", false), ("/", false),
            // No call of a route has an empty segment.
            ("/articles/", false), ("//articles", false), ("/articles//7", false), ("/articles//", false),
        ]
    )
    func routes(_ path: String, _ isKnown: Bool) {
        let routes = ["GET /articles", "GET /articles/{key}", "POST /contacts"]
        #expect(routes.contains { CallTarget(.get, path).isOf($0, under: Self.bases) } == isKnown)
    }

    @Test("what is said of one path comes before what is said of all, and the next calls before every call")
    func precedence() throws {
        let session = ProbeApp.session()
        try session.launch()
        let target = CallTarget(.get, "/ask")
        session.server.faults.answers = [.status(.init(500))]
        session.server.faults.standing = .status(.init(501))
        session.server[faultsOf: target].standing = .status(.init(502))
        session.server[faultsOf: target].answers = [.status(.init(503))]
        for _ in 1...3 { try session.tap("Ask") }
        session.server[faultsOf: target] = ServerFaults()
        try session.tap("Ask")
        session.server.endFaults()
        try session.tap("Ask")
        #expect(session.server.exchanges.map(\.status) == [503, 500, 502, 501, 200])
    }

    @Test("faults of another path change nothing")
    func otherPath() throws {
        let session = ProbeApp.session()
        try session.launch()
        session.server[faultsOf: CallTarget(.get, "/other")].isUnreachable = true
        session.server[faultsOf: CallTarget(.post, "/ask")].hangs = true
        session.server[faultsOf: CallTarget(.get, "/other")].delay = .seconds(9)
        try session.tap("Ask")
        #expect(session.server.exchanges.map(\.status) == [200])
    }
}
