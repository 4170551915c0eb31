import AppShell
import AppShellLive
import Testing

/// What keeps an answer from coming, each in its group.
@Suite struct FailureTests {
    let server: LoopbackServer
    let transport = URLSessionTransport()

    init() throws {
        server = try LoopbackServer.shared.get()
    }

    @Test func aRefusedConnectionIsUnreachable() async throws {
        let failure = try #require(await transport.failure(of: "http://127.0.0.1:\(server.closedPort)/"))
        #expect(failure.isUnreachable, "\(failure)")
        #expect(failure.description.contains("-1004"))
    }

    @Test func aCertificateOfNobodyIsNotTrusted() async throws {
        let failure = try #require(await transport.failure(of: "https://127.0.0.1:\(server.tlsPort)/json"))
        #expect(failure.isUntrusted, "\(failure)")
    }

    @Test func aConnectionThatStandsStillTimesOut() async {
        let transport = URLSessionTransport(idleTimeout: .seconds(1))
        let failure = await transport.failure(of: server.url("/hang/still"))
        #expect(failure == .timedOut("the connection stood still: the server did not begin to answer"))
    }

    @Test(arguments: [
        "http://madinia.fr/", "http://127.evil.example/", "http://localhost.evil.example/", "http://[::2]/",
        "http://localhost@evil.example/", "https://me:secret@madinia.fr/", "ftp://127.0.0.1/", "file:///etc/hostname",
        "/json", "https://", "https:///path", "http://127.0.0.1\\@evil.example/", "http://127.0.0.1/a b",
        "http://2130706433/", "http://0x7f.0.0.1/", "",
    ])
    func aURLThatMayNotBeCalledIsNot(url: String) async throws {
        let failure = try #require(await transport.failure(of: url))
        #expect(failure.isForbiddenURL, "\(failure)")
        #expect(!failure.description.contains("secret"))
    }

    @Test(arguments: ["X-Other: a\r\nX-Forged: b", "X-Other: a\nb", "X-Other: \0", "X-\r\nForged: b"])
    func aHeaderFieldThatWouldForgeAnotherIsNotSent(field: String) async throws {
        let sides = field.split(separator: ":", maxSplits: 1).map(String.init)
        var headers: HTTPHeaders = [:]
        headers[sides[0]] = sides[1]
        let request = HTTPRequest(method: .get, url: server.url("/echo"), headers: headers)
        await #expect(
            throws: TransportError.forbiddenURL("a header field of the request holds a control character")
        ) { try await transport.send(request) }
    }

    @Test func loopbackHasSeveralNames() async throws {
        #expect(try await transport.get(server.url("/json", host: "localhost")).status == 200)
        #expect(try await transport.get(server.url("/json", host: "LOCALHOST")).status == 200)
        #expect(try await transport.get(server.url("/json", host: "127.0.0.1")).status == 200)
    }

    @Test func anAnnouncedAnswerThatIsTooLongIsGivenUp() async throws {
        let transport = URLSessionTransport(maximumBodySize: 1_000)
        #expect(try await transport.get(server.url("/long/1000")).body.count == 1_000)
        let failure = await transport.failure(of: server.url("/long/1001"))
        #expect(failure == .unreadable("the answer is longer than the 1000 bytes that are read"))
    }

    @Test func anEndlessAnswerIsGivenUp() async throws {
        let transport = URLSessionTransport(maximumBodySize: 100_000)
        let failure = await transport.failure(of: server.url("/long-unannounced/endless"))
        #expect(failure == .unreadable("the answer is longer than the 100000 bytes that are read"))
        #expect(try await transport.get(server.url("/left/endless")).status == 200, "the server still sends")
    }
}
