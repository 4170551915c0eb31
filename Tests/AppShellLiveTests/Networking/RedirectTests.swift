import AppShell
import Testing

@testable import AppShellLive

/// Redirects are followed to URLs that may be called, and secrets stay with the server they are for.
@Suite struct RedirectTests {
    static let secrets: HTTPHeaders = [
        "X-API-Key": "key", "Authorization": "Bearer token", "Cookie": "who=me", "X-Auth-Token": "token",
        "X-Functions-Key": "key", "Idempotency-Key": "one", "Proxy-Authorization": "Basic x", "X-Other": "its own",
        "Accept-Language": "fr",
    ]

    let server: LoopbackServer
    let transport = URLSessionTransport()

    init() throws {
        server = try LoopbackServer.shared.get()
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func theSameServerGetsAllHeaders(status: Int) async throws {
        let url = try server.redirect(status, to: server.url("/echo"))
        let got = try EchoedRequest(try await transport.get(url, headers: Self.secrets))
        #expect(got.path == "/echo")
        #expect(got.headers["x-api-key"] == "key")
        #expect(got.headers["authorization"] == "Bearer token")
        #expect(got.headers["x-auth-token"] == "token")
    }

    @Test func aRelativeRedirectIsFollowed() async throws {
        let response = try await transport.get(server.redirect(302, to: "/json"))
        #expect(response.status == 200)
    }

    @Test(arguments: [301, 302, 303, 307, 308], [HTTPRequest.Method.get, .post, .put, .delete])
    func anotherOriginGetsNoSecrets(status: Int, method: HTTPRequest.Method) async throws {
        let url = try server.redirect(status, to: server.url("/echo", host: "localhost"))
        let request = HTTPRequest(method: method, url: url, headers: Self.secrets)
        expectNoSecrets(try EchoedRequest(try await transport.send(request)))
    }

    @Test("the way back over another origin gives no secrets back")
    func thereAndBack() async throws {
        let back = try server.redirect(302, to: server.url("/echo"), host: "localhost")
        let url = try server.redirect(302, to: back)
        let got = try EchoedRequest(try await transport.get(url, headers: Self.secrets))
        expectNoSecrets(got)
    }

    /// Over sockets in ``TLSRedirectTests``.
    @Test(arguments: ["http://madinia.fr/x", "HTTP://api.madinia.fr", "http://127.0.0.1/", "//127.0.0.1/", "/x"])
    func aDowngradeIsRefused(location: String) throws {
        let request = HTTPRequest(method: .get, url: "https://madinia.fr/", headers: Self.secrets)
        let response = HTTPResponse(status: 302, headers: ["Location": location])
        guard location.lowercased().hasPrefix("http:") else {
            let next = try #require(try Redirect.next(after: request, response))
            return #expect(next.url.hasPrefix("https:"))
        }
        let failure = #expect(throws: TransportError.self) { try Redirect.next(after: request, response) }
        let text = "\(try #require(failure))"
        #expect(text.hasPrefix("not trusted: the server redirects from https to plain http on "), "\(text)")
    }

    @Test func theStrangersOwnRedirectGetsNoSecretsEither() async throws {
        let second = try server.redirect(302, to: server.url("/echo", host: "localhost"), host: "localhost")
        let url = try server.redirect(302, to: second)
        let got = try EchoedRequest(try await transport.get(url, headers: Self.secrets))
        expectNoSecrets(got)
    }

    @Test func anotherPortIsAnotherOrigin() async throws {
        let other = try LoopbackServer()
        let url = try server.redirect(302, to: other.url("/echo"))
        let got = try EchoedRequest(try await transport.get(url, headers: Self.secrets))
        expectNoSecrets(got)
    }

    @Test(
        "a write is sent on whole, never as a read that passes for its success",
        arguments: [301, 302, 307, 308],
        [HTTPRequest.Method.post, .put, .delete]
    )
    func aWriteIsSentOnWhole(status: Int, method: HTTPRequest.Method) async throws {
        let url = try server.redirect(status, to: server.url("/echo"))
        let request = HTTPRequest(method: method, url: url, body: Array("once".utf8))
        let got = try EchoedRequest(try await transport.send(request))
        #expect(got.method == method.rawValue)
        #expect(got.body == "once")
    }

    @Test("what a write carries, a password perhaps, goes to no other origin", arguments: [307, 308])
    func aWriteStaysWithItsServer(status: Int) async throws {
        let url = try server.redirect(status, to: server.url("/echo", host: "localhost"))
        let request = HTTPRequest(method: .post, url: url, body: Array("once".utf8))
        await #expect(
            throws: TransportError.untrusted(
                "the server redirects what is sent to it to localhost, another origin"
            )
        ) { try await transport.send(request) }
    }

    @Test(arguments: [303])
    func whatFollowsAWriteIsRead(status: Int) async throws {
        let url = try server.redirect(status, to: server.url("/echo"))
        let request = HTTPRequest(method: .post, url: url, headers: Self.secrets, body: Array("once".utf8))
        let got = try EchoedRequest(try await transport.send(request))
        #expect(got.method == "GET")
        #expect(got.body == "")
    }

    @Test(arguments: [300, 304])
    func anotherStatusIsAnAnswer(status: Int) async throws {
        let url = try server.redirect(status, to: server.url("/echo"))
        #expect(try await transport.get(url).status == status)
    }

    @Test func aRedirectWithoutATargetIsAnAnswer() async throws {
        #expect(try await transport.get(server.url("/status/302")).status == 302)
    }

    @Test(arguments: ["http://foreign.example/", "ftp://127.0.0.1/", "https://me:pass@madinia.fr/"])
    func aForbiddenTargetIsNotCalled(target: String) async throws {
        let failure = try #require(await transport.failure(of: try server.redirect(302, to: target)))
        #expect(failure.isUntrusted, "\(failure)")
        #expect(failure.description.contains("redirects"))
        #expect(!failure.description.contains("pass"))
    }

    @Test(.timeLimit(.minutes(1))) func aLoopEnds() async throws {
        let failure = try #require(await transport.failure(of: server.url("/loop")))
        #expect(failure == .unreadable("the server redirects more than 10 times"))
    }

}

func expectNoSecrets(_ got: EchoedRequest, at location: SourceLocation = #_sourceLocation) {
    #expect(got.path == "/echo", sourceLocation: location)
    #expect(got.headers["accept-language"] == "fr", sourceLocation: location)
    let kept = RedirectTests.secrets.map { $0.name.lowercased() }.filter { got.headers[$0] != nil }
    #expect(kept == ["accept-language"], sourceLocation: location)
}
