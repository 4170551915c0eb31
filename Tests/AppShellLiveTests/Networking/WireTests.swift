import AppShell
import AppShellLive
import Testing

/// Answers as servers, proxies and broken ones really write them on the wire.
@Suite struct WireTests {
    let server: LoopbackServer
    let transport = URLSessionTransport()

    init() throws {
        server = try LoopbackServer.shared.get()
    }

    static let sound: [(String, String)] = [
        ("HTTP/1.0 200 OK\nContent-Type: text/plain\n\nuntil it closes", "200: until it closes"),
        ("HTTP/1.1 200 OK\n\nuntil it closes", "200: until it closes"),
        ("HTTP/1.1 200 \nContent-Length: 2\n\nok", "200: ok"),
        ("HTTP/1.1 204 No Content\n\n", "204: "),
        ("HTTP/1.1 204 No Content\nContent-Length: 9\n\n", "204: "),
        ("HTTP/1.1 200 OK\nContent-Length: 0\n\n", "200: "),
        ("HTTP/1.1 304 Not Modified\nContent-Length: 9\n\n", "304: "),
        ("HTTP/1.1 302 Found\nContent-Length: 0\n\n", "302: "),
        ("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n2\no!\n0\n\n", "200: o!"),
        ("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n2;x=y\no!\n0\n\n", "200: o!"),
        ("HTTP/1.1 103 Early Hints\nLink: </a>\n\nHTTP/1.1 200 OK\nContent-Length: 2\n\nok", "200: ok"),
        ("HTTP/1.1 200 OK\nContent-Length: 2\n\nok and more than was announced", "200: ok"),
        ("HTTP/1.1 200 OK\nContent-Length: 2\nContent-Length: 2\n\nok", "200: ok"),
    ]

    @Test("an answer that HTTP allows is read whole", arguments: sound)
    func whole(answer: String, summary: String) async {
        #expect(await server.exchange(answer, over: transport).summary == summary)
    }

    @Test("a field that comes twice is one, its values in a list (RFC 9110, 5.3)")
    func twice() async throws {
        let answer = "HTTP/1.1 200 OK\nX-Many: a\nx-many: b\nContent-Length: 0\n\n"
        let response = try await server.exchange(answer, over: transport).get()
        #expect(response.headers["X-Many"] == "a, b")
        #expect(response.headers.filter { $0.name.lowercased() == "x-many" }.count == 1)
    }

    @Test("a great header field is read, an endless head is given up")
    func headers() async throws {
        let answer = "HTTP/1.1 200 OK\nX-Great: \(String(repeating: "x", count: 50_000))\nContent-Length: 0\n\n"
        let response = try await server.exchange(answer, over: transport).get()
        #expect(response.headers["x-great"]?.count == 50_000)
        let failure = try #require(await transport.failure(of: server.url("/endless-headers/head")))
        #expect("\(failure)".hasPrefix("unreachable: the server sent a head that is too long to read"), "\(failure)")
        #expect(try await transport.get(server.url("/left/head")).status == 200, "the server still sends")
    }

    @Test("what was packed for the way is unpacked, and bounded by what it unpacks to")
    func gzip() async throws {
        let response = try await transport.get(server.url("/gzip/300000"))
        #expect(response.body == Array(repeating: 0, count: 300_000))
        let narrow = URLSessionTransport(maximumBodySize: 299_999)
        let failure = await narrow.failure(of: server.url("/gzip/300000"))
        #expect(failure == .unreadable("the answer is longer than the 299999 bytes that are read"))
    }

    #if canImport(FoundationNetworking)
    @Test("plain answers are asked for, where what unpacks can't be stopped")
    func coding() async throws {
        let echo = try await transport.get(server.url("/echo"))
        #expect(String(decoding: echo.body, as: UTF8.self).contains("identity"))
        let narrow = URLSessionTransport(maximumBodySize: 32_000)
        let failure = try #require(await narrow.failure(of: server.url("/gzip/2000000")))
        // How short a body packs is zlib's to say.
        #expect("\(failure)".contains("a body packed with gzip, of "), "\(failure)")
        #expect("\(failure)".contains(" is not read: nothing bounds what it unpacks to"), "\(failure)")
    }
    #endif

    @Test(
        "the IPv6 loopback is called in plain http too",
        .enabled("this machine has no IPv6 loopback") { try LoopbackServer.shared.get().port6 != 0 }
    )
    func ipv6() async throws {
        #expect(try await transport.get("http://localhost:\(server.port6)/json").status == 200)
        let url = "http://[::1]:\(server.port6)/json"
        #if canImport(FoundationNetworking)
        // Refused by Foundation on Linux as a bad URL (docs/platform.md).
        let failure = try #require(await transport.failure(of: url))
        #expect(failure.isUnreachable && failure.description.contains("-1000"), "\(failure)")
        #else
        #expect(try await transport.get(url).status == 200)
        #endif
    }

    @Test("a host that has no address is unreachable")
    func noAddress() async throws {
        let failure = try #require(await transport.failure(of: "https://nobody.invalid/"))
        #expect("\(failure)".hasPrefix("unreachable: the server's name has no address"), "\(failure)")
    }

    @Test("a hundred calls at once are all answered, at most six a host at a time")
    func crowd() async throws {
        let statuses = await withTaskGroup(of: Int?.self) { [server, transport] group in
            for _ in 0..<100 { group.addTask { try? await transport.get(server.url("/crowd/hundred")).status } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: 100))
        let peak = Int(String(decoding: try await transport.get(server.url("/peak/hundred")).body, as: UTF8.self))
        #expect((2...6).contains(try #require(peak)))
    }
}
