import AppShell
import Testing

/// What goes out.
struct RequestTests {
    private func request(
        _ method: HTTPRequest.Method,
        body: [UInt8]? = nil,
        key: String? = nil
    ) throws -> HTTPRequest {
        let world = CallWorld([.ok], random: SeededChance(seed: 1))
        _ = world.send(method, "/things", body: body, idempotencyKey: key)
        return try #require(world.attempts.first).request
    }

    @Test("a request goes below the base URL with the client's headers, and asks for JSON")
    func headers() throws {
        let request = try request(.get)
        #expect(request.method == .get)
        #expect(request.url == "https://api.example/v1/things")
        #expect(request.headers["x-api-key"] == "key")
        #expect(request.headers["accept"] == "application/json")
        #expect(request.headers["content-type"] == nil)
        #expect(request.body.isEmpty)
    }

    @Test("a body is announced as JSON")
    func body() throws {
        let request = try request(.post, body: Array("{}".utf8))
        #expect(request.headers["content-type"] == "application/json; charset=utf-8")
        #expect(request.body == Array("{}".utf8))
    }

    @Test("MAD-FR38: a write carries an idempotency key, a read does not")
    func keyOfWrites() throws {
        for method in [HTTPRequest.Method.post, .put, .delete] {
            #expect(try request(method).headers["Idempotency-Key"]?.count == 36, "\(method)")
        }
        #expect(try request(.get).headers["Idempotency-Key"] == nil)
    }

    @Test("MAD-FR38: all attempts of one write carry one key, and the next write a fresh one")
    func oneKey() {
        let world = CallWorld([.status(500)], random: SeededChance(seed: 1))
        _ = world.send(.post, body: [])
        _ = world.send(.post, body: [])
        let keys = world.attempts.map { $0.request.headers["Idempotency-Key"] }
        #expect(keys.count == 6)
        #expect(Set(keys[0..<3]).count == 1)
        #expect(Set(keys[3..<6]).count == 1)
        #expect(keys[0] != keys[3])
    }

    @Test("MAD-FR38: the caller's own key is kept")
    func ownKey() throws {
        #expect(try request(.post, key: "mine").headers["Idempotency-Key"] == "mine")
    }

    @Test("the URL of a next page is called as it is, below the base URL")
    func nextPage() {
        let world = CallWorld([.ok])
        _ = world.send(.get, "https://api.example/v1/things?page=2")
        #expect(world.attempts.map(\.request.url) == ["https://api.example/v1/things?page=2"])
    }

    @Test(
        "a URL that is not below the base URL is refused, and the key stays at home",
        arguments: [
            "https://evil.example/v1/things", "https://api.example/v10/things", "https://api.example/v1",
            "https://api.example/v1.evil.example/", "http://api.example/v1/things", "https://api.example/v1/../x",
        ]
    )
    func elsewhere(_ path: String) {
        let world = CallWorld([.ok])
        #expect(world.failure(path) == .unreadable("“\(path)” is not below https://api.example/v1"))
        #expect(world.attempts.isEmpty)
    }

    @Test("a path that is no path is the caller's mistake, and says so", arguments: ["things", "", "//../x", "/.."])
    func wrongPath(_ path: String) {
        let world = CallWorld([.ok])
        #expect(
            world.failure(path)
                == .misconfigured(
                    "the path “\(path)” is not below https://api.example/v1: begin it with a slash, without dot segments"
                )
        )
        #expect(world.attempts.isEmpty)
    }

    static let wrongBases = [
        ("api.example/v1", "is not absolute: give scheme and host, as in https://api.example/v1"),
        ("", "is not absolute: give scheme and host, as in https://api.example/v1"),
        ("https:///v1", "is not absolute: give scheme and host, as in https://api.example/v1"),
        ("http:/localhost", "is not absolute: give scheme and host, as in https://api.example/v1"),
        ("ftp://localhost", "is neither https nor http: only these are called"),
        ("https://api.example/v1?x=1", "has a query or a fragment: give scheme, host and path only"),
        ("http://api.example", "is plain http: only https, or loopback, is called"),
    ]

    @Test("a base URL that can't be called is the product's mistake, and the error names it", arguments: wrongBases)
    func wrongBase(_ base: String, _ error: String) {
        let world = CallWorld([.ok], baseURL: base)
        let failure = world.failure()
        #expect(failure == .misconfigured("the base URL “\(base)” \(error)"))
        #expect(failure.map { "\($0)" }?.hasPrefix("GET \(base)/things, not sent: the base URL “\(base)” ") == true)
        #expect(world.attempts.isEmpty)
    }

    @Test("a slash at the end of the base URL makes no second one in the path", arguments: ["/", "//", ""])
    func slash(_ end: String) {
        let world = CallWorld([.ok], baseURL: "https://api.example/v1" + end)
        _ = world.send()
        #expect(world.attempts.map(\.request.url) == ["https://api.example/v1/things"])
    }

    @Test("MAD-NFR7: a URL that is refused is named without what its query lets in")
    func refusedSecret() {
        let world = CallWorld([.ok])
        let failure = world.failure("https://evil.example/things?page=2&access_token=abc")
        let shown = "https://evil.example/things?page=2&access_token=***"
        #expect(failure == .unreadable("“\(shown)” is not below https://api.example/v1"))
    }

    @Test(
        "a path that would leave the base URL by dot segments is refused",
        arguments: [
            "https://api.example/v1/../admin", "/../admin", "/things/./..", "/%2e%2e/admin", "/.%2E/admin", "/%2E/x",
            "/..\\admin", "/..",
        ]
    )
    func dots(_ path: String) {
        let world = CallWorld([.ok])
        #expect(world.failure(path) != nil)
        #expect(world.attempts.isEmpty)
    }

    @Test(
        "MAD-NFR6: plain http is called on this machine",
        arguments: [
            "http://localhost", "http://localhost:8080/api", "http://127.0.0.1:80", "http://127.255.3.4/api",
            "http://[::1]", "http://[::1]:8080/api",
        ]
    )
    func loopback(_ base: String) {
        let world = CallWorld([.ok], baseURL: base)
        _ = world.send()
        #expect(world.attempts.map(\.request.url) == [base + "/things"])
    }

    @Test(
        "MAD-NFR6: plain http to anything else is refused, and nothing is sent",
        arguments: [
            "http://example.com", "http://127.evil.example", "http://127.0.0.1.evil.example", "http://128.0.0.1",
            "http://127.0.0", "http://127.0.0.256", "http://user@127.0.0.1", "http://localhost@evil.example",
            "http://localhost:80@evil.example", "http://localhost.evil.example", "http://evil.example/localhost",
            "http://[::2]", "HTTP://example.com",
        ]
    )
    func plainHTTP(_ base: String) {
        let world = CallWorld([.ok], baseURL: base)
        let shown = Redaction.url(base)
        #expect(
            world.failure()
                == .misconfigured("the base URL “\(shown)” is plain http: only https, or loopback, is called")
        )
        #expect(world.attempts.isEmpty)
    }

    @Test(
        "MAD-NFR6: what only begins like a loopback address is refused",
        arguments: ["http://[::1].evil.example", "http://[::1]evil.example", "http://[::1]:80@evil.example"]
    )
    func lookalikes(_ base: String) {
        let world = CallWorld([.ok], baseURL: base)
        #expect(world.failure() != nil)
        #expect(world.attempts.isEmpty)
    }
}
