import AppShell
import Foundation
import Testing

/// Who is let in, and what a connection may ask.
struct ConnectionTests {
    /// Sends one request and reads to the end; `Connection: close` is part of it unless it says otherwise.
    private func status(_ process: BackendProcess, _ request: String) async throws -> Int? {
        let (text, _) = try await RawConnection.exchange(process.url, [request])
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    @Test("at the limit the connection that is idle longest goes, and the newcomer is answered")
    func longestIdle() async throws {
        let process = try await BackendProcess.start([
            "allinconnect", "--connections", "3", "--connections-per-address", "off", "--idle-timeout", "60",
        ])
        let (connected, connect) = AsyncStream.makeStream(of: Void.self)
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 1...5 {
                group.addTask { try await RawConnection.exchange(process.url, []) { connect.yield() }.text }
            }
            var count = 0
            for await _ in connected {
                count += 1
                if count == 5 { break }
            }
            let answer = try await Caller(process).call("GET", "/health")
            #expect(answer.status == 200)
            group.cancelAll()
        }
    }

    @Test("one address cannot take the connections of others")
    func perAddress() async throws {
        let process = try await BackendProcess.start([
            "allinconnect", "--host", "0.0.0.0", "--connections", "20", "--connections-per-address", "5",
        ])
        let port = try #require(URL(string: process.url)?.port)
        let (connected, connect) = AsyncStream.makeStream(of: Void.self)
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 1...40 {
                group.addTask {
                    try await RawConnection.exchange("http://127.0.0.1:\(port)", []) { connect.yield() }.text
                }
            }
            var count = 0
            for await _ in connected {
                count += 1
                if count == 40 { break }
            }
            let request = "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            let (text, _) = try await RawConnection.exchange("http://127.0.0.2:\(port)", [request])
            #expect(text.hasPrefix("HTTP/1.1 200"))
            group.cancelAll()
        }
    }

    @Test(
        "what is no request is answered 400 or 431 in the API's shape, logged, and ends the connection",
        arguments: [
            ("GET /health HTTP/1.1\r\n\r\n", 400), ("GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
            ("GET /health HTTP/1.1\r\nHost: a b\r\n\r\n", 400), ("\u{16}\u{3}\u{1} no HTTP\r\n\r\n", 400),
            ("GET /health HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 40_000))\r\n\r\n", 431),
            ("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ]
    )
    func refusals(_ request: String, _ expected: Int) async throws {
        let process = try await BackendProcess.start(["allinconnect"])
        let (text, _) = try await RawConnection.exchange(process.url, [request])
        #expect(text.hasPrefix("HTTP/1.1 \(expected) "), "\(text)")
        #expect(text.contains(#""status":\#(expected),"#) && text.contains("Connection: close"), "\(text)")
        #expect(await process.end().errors.contains(#""status":\#(expected)"#))
    }

    @Test("a connection of HTTP/1.0 ends with its answer, with and without Host")
    func old() async throws {
        let process = try await BackendProcess.start(["allinconnect"])
        for fields in ["", "Host: a\r\n", "Connection: keep-alive\r\n"] {
            #expect(try await status(process, "GET /health HTTP/1.0\r\n\(fields)\r\n") == 200)
        }
    }

    @Test("Expect: 100-continue is answered once the token is found good, and a refused call is not asked for its body")
    func expects() async throws {
        let process = try await BackendProcess.start(["allinconnect"])
        let token = try #require(try await Caller(process).signedIn().token)
        let body = #"{"token":"a1","platform":"IOS","environment":"SANDBOX"}"#
        func request(_ token: String) -> [String] {
            [
                "POST /api/v1/push/register HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n"
                    + "Authorization: Bearer \(token)\r\nContent-Type: application/json\r\n"
                    + "Content-Length: \(body.utf8.count)\r\n\r\n", body,
            ]
        }
        let (text, _) = try await RawConnection.exchange(process.url, request(token), pause: .milliseconds(200))
        #expect(text.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 "), "\(text)")
        let (refused, _) = try await RawConnection.exchange(process.url, request("x"), pause: .milliseconds(200))
        #expect(refused.hasPrefix("HTTP/1.1 401 "), "\(refused)")
    }

    @Test("X-Forwarded-For counts from a named proxy, and is nothing from anybody else")
    func proxies() async throws {
        func statuses(_ arguments: [String]) async throws -> [Int] {
            let process = try await BackendProcess.start(["allinconnect", "--rate-limit", "1"] + arguments)
            var statuses: [Int] = []
            for client in ["192.0.2.1", "192.0.2.2", "192.0.2.1"] {
                var caller = Caller(process)
                caller.headers = [("X-Forwarded-For", "198.51.100.7, \(client), 127.0.0.1")]
                statuses.append(try await caller.call("GET", "/api/v1/offers").status)
            }
            return statuses
        }
        #expect(try await statuses(["--proxy", "127.0.0.0/8"]) == [401, 401, 429])
        #expect(try await statuses([]) == [401, 429, 429])
    }

    @Test("/health and /openapi.json are limited by address, apart from the calls of the API")
    func watchers() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--rate-limit", "2"])
        let caller = Caller(process)
        #expect(try await caller.call("GET", "/health").status == 200)
        #expect(try await caller.call("GET", "/openapi.json").status == 200)
        let refused = try await caller.call("GET", "/health")
        #expect(refused.status == 429 && refused.header("Retry-After") != nil)
        #expect(try await caller.call("GET", "/api/v1/offers").status == 401)
        let other = Caller(try await BackendProcess.start(["allinconnect"]))
        let posted = try await other.call("POST", "/health", "{}")
        #expect(posted.status == 405 && posted.header("Allow") == "GET, HEAD")
    }

    @Test("links between pages begin with the base that is configured, whatever Host a call names")
    func links() async throws {
        func link(_ arguments: [String]) async throws -> String? {
            let process = try await BackendProcess.start(["madinia"] + arguments)
            var caller = Caller(process)
            caller.headers = [("X-API-Key", "test-key"), ("Host", "evil.example")]
            let list = try await caller.call("GET", "/api/v1/formations")
            let link = list.json?["links"]?["first"]?.stringValue
            return link?.replacing(process.url, with: "OWN")
        }
        #expect(try await link([])?.hasPrefix("OWN/api/v1/formations") == true)
        let base = "https://api.example.org"
        #expect(try await link(["--base-url", base])?.hasPrefix(base + "/api/v1/formations") == true)
    }

    @Test(
        "what follows an answer that ends the connection is not processed; what follows Upgrade or CONNECT is not kept"
    )
    func last() async throws {
        let process = try await BackendProcess.start(["allinconnect"])
        let caller = try await Caller(process).signedIn()
        let token = try #require(caller.token)
        let body = #"{"token":"a1","platform":"IOS","environment":"SANDBOX"}"#
        func post(_ token: String) -> String {
            "POST /api/v1/push/register HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \(token)\r\n"
                + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        }
        let (text, _) = try await RawConnection.exchange(process.url, [post("wrong") + post(token)])
        #expect(text.components(separatedBy: "HTTP/1.1 ").count == 2 && text.contains("HTTP/1.1 401"), "\(text)")
        #expect(try await caller.register("a1", device: "1").status == 201, "it was not registered before")
        for head in ["GET /health HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: x", "CONNECT a:1 HTTP/1.1"] {
            let (text, _) = try await RawConnection.exchange(process.url, [head + "\r\nHost: a\r\n\r\n"])
            #expect(text.contains("Connection: close"), "\(text)")
        }
    }

    @Test("pipelined requests are answered in their order, each with its own permission to send a body")
    func pipelined() async throws {
        let process = try await BackendProcess.start(["allinconnect"])
        let token = try #require(try await Caller(process).signedIn().token)
        let body = #"{"token":"a1","platform":"IOS","environment":"SANDBOX"}"#
        let head =
            "POST /api/v1/push/register HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nAuthorization: Bearer \(token)\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
        let pieces = ["\(head)\r\n\(body)\(head)Connection: close\r\n\r\n", body]
        let (text, _) = try await RawConnection.exchange(process.url, pieces, pause: .milliseconds(300))
        let statuses = text.components(separatedBy: "HTTP/1.1 ").dropFirst().map { $0.prefix(3) }
        #expect(statuses == ["201", "100", "200"], "\(text)")
    }
}
