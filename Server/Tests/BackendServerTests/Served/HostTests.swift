import AppShell
import AsyncHTTPClient
import Foundation
import NIOCore
import Testing

/// The host, by real processes and sockets.
struct HostTests {
    @Test("/health answers 200 with what is served and whether it can be kept; every answer has its security headers")
    func health() async throws {
        let scratch = try Scratch()
        let kept = try await BackendProcess.start(["allinconnect", "--data", scratch.file("data")])
        let answer = try await Caller(kept).call("GET", "/health")
        #expect(answer.status == 200)
        #expect(answer.body == #"{"product":"allinconnect","status":"ok","store":"writable"}"#)
        #expect(answer.header("X-Content-Type-Options") == "nosniff")
        #expect(answer.header("Cache-Control") == "no-store")
        #expect(answer.header("Referrer-Policy") == "no-referrer")
        #expect(answer.header("Content-Security-Policy") == "default-src 'none'; frame-ancestors 'none'")
        #expect(answer.header("Strict-Transport-Security") == nil, "over TLS only")
        #expect(answer.header("Server") == nil)
        let other = try await Caller(kept).call("GET", "/health")
        #expect(answer.header("X-Request-Id") != nil)
        #expect(answer.header("X-Request-Id") != other.header("X-Request-Id"))
        let inMemory = try await BackendProcess.start(["madinia"])
        let body = try await Caller(inMemory).call("GET", "/health").body
        #expect(body == #"{"product":"madinia","status":"ok","store":"in memory"}"#)
        #expect(await inMemory.end().errors.contains("--data DIR keeps it"))
    }

    @Test("/openapi.json is the API's document, whole and open to all", arguments: ["allinconnect", "madinia"])
    func document(_ product: String) async throws {
        let process = try await BackendProcess.start([product])
        let answer = try await Caller(process).call("GET", "/openapi.json")
        #expect(answer.status == 200)
        #expect(answer.header("Content-Type") == "application/json")
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../OpenAPI/\(product).json"
        )
        let isTheFile = try answer.body == String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        #expect(isTheFile)
        #expect(answer.json?["openapi"] == "3.1.0")
    }

    @Test("any method and path comes to the handler; methods that it has no word for are refused as the route refuses")
    func methods() async throws {
        let process = try await BackendProcess.start(["allinconnect"])
        let caller = try await Caller(process).signedIn()
        #expect(try await caller.call("GET", "/nowhere").status == 404)
        #expect(try await Caller(process).call("GET", "/nowhere").status == 401)
        for method in ["PATCH", "OPTIONS", "DELETE"] {
            let refused = try await caller.call(method, "/api/v1/offers")
            #expect(refused.status == 405)
            #expect(refused.header("Allow") == "GET, HEAD")
            #expect(refused.json?["path"] == "/api/v1/offers")
        }
        let get = try await caller.call("GET", "/api/v1/offers/101")
        let head = try await caller.call("HEAD", "/api/v1/offers/101")
        #expect(head.status == get.status)
        #expect(head.body.isEmpty)
        #expect(head.header("Content-Length") == get.header("Content-Length"))
        let deleted = try await caller.call("DELETE", "/api/v1/push/register", #"{"token":"a1"}"#)
        #expect(deleted.status == 204)
        #expect(deleted.header("Content-Length") == nil)
    }

    @Test("Madinia's lists link to their next page with the origin that was called; its key is asked for")
    func madinia() async throws {
        let process = try await BackendProcess.start(["madinia"])
        var caller = Caller(process)
        #expect(try await caller.call("GET", "/api/v1/formations").status == 401)
        caller.headers = [("X-API-Key", "test-key")]
        let list = try await caller.call("GET", "/api/v1/formations")
        #expect(list.status == 200)
        #expect(list.json?["links"]?["first"]?.stringValue?.hasPrefix(process.url + "/api/v1/formations") == true)
        let refused = try await caller.call("PATCH", "/api/v1/contacts")
        #expect(refused.status == 405)
        #expect(refused.header("Allow") == "POST")
    }

    @Test("a body above 64 KiB is refused with 413 as the API refuses, told or not told before, and the rest goes on")
    func bodies() async throws {
        let process = try await BackendProcess.start(["allinconnect"])
        let caller = try await Caller(process).signedIn()
        let whole = ByteBuffer(repeating: UInt8(ascii: "a"), count: 1_048_577)
        for body in [HTTPClientRequest.Body.bytes(whole), .stream(Parts(count: 40), length: .unknown)] {
            let answer = try await caller.send("POST", "/api/v1/push/register", body)
            #expect(answer.status == 413)
            #expect(answer.json?["path"] == "/api/v1/push/register")
            #expect(answer.header("Connection") == "close")
        }
        #expect(try await caller.register("a1", device: "1").status < 300)
    }

    private struct Parts: AsyncSequence, Sendable {
        let count: Int

        struct AsyncIterator: AsyncIteratorProtocol {
            var left: Int

            mutating func next() async -> ByteBuffer? {
                left -= 1
                return left < 0 ? nil : ByteBuffer(repeating: UInt8(ascii: "a"), count: 32_768)
            }
        }

        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(left: count) }
    }

    @Test(
        "slow clients are cut off: a header and a body that come byte by byte, and a connection that says nothing",
        arguments: SlowClient.allCases
    )
    func slowClients(client: SlowClient) async throws {
        let pieces = client.pieces
        let process = try await BackendProcess.start([
            "allinconnect", "--header-timeout", "0.5", "--body-timeout", "0.5", "--idle-timeout", "0.5",
        ])
        async let slow = RawConnection.exchange(process.url, pieces, pause: .milliseconds(50))
        #expect(try await Caller(process).call("GET", "/health").status == 200)
        let (text, sent) = try await slow
        #expect(!text.contains("200"))
        #expect(sent < 300 || pieces.isEmpty, "it was cut off long before it was through")
    }

    enum SlowClient: CaseIterable {
        case header, body, silent

        var pieces: [String] {
            switch self {
            case .header: ["GET /health HTTP/1.1\r\n"] + (0..<300).map { "X-\($0): a\r\n" }
            case .body:
                ["POST /api/v1/push/register HTTP/1.1\r\nHost: a\r\nContent-Length: 400\r\n\r\n"]
                    + (0..<300).map { _ in "a" }
            case .silent: []
            }
        }
    }

    @Test("a connection that lies idle after an answer is closed, and what is no HTTP is answered 400")
    func idle() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--idle-timeout", "0.3"])
        let (text, _) = try await RawConnection.exchange(process.url, ["GET /health HTTP/1.1\r\nHost: a\r\n\r\n"])
        #expect(text.hasPrefix("HTTP/1.1 200"))
        let (refusal, _) = try await RawConnection.exchange(process.url, ["\u{16}\u{3}\u{1} no HTTP\r\n\r\n"])
        #expect(refusal.isEmpty || refusal.hasPrefix("HTTP/1.1 400"))
        #expect(await process.end().status == 0)
    }

    @Test("logs say what was called and how it ended, as JSON lines, and hold no token, email, password or position")
    func logs() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--log-level", "trace"])
        let caller = try await Caller(process).signedIn()
        _ = try await caller.register("5ec3e7705ec3e7705ec3e770", device: "device-of-camille")
        _ = try await caller.call("GET", "/api/v1/offers?latitude=43.7102&longitude=7.2620&radius=10")
        _ = try await caller.call("GET", "/api/v1/users/camille@exemple.fr")
        _ = try await caller.call("POST", "/api/v1/push/test", #"{"offerId":"101","title":"t","body":"b"}"#)
        let wrong = #"{"email":"camille@exemple.fr","password":"wrong-password"}"#
        #expect(try await caller.call("POST", "/api/v1/auth/authenticate", wrong).status == 401)
        let log = await process.end().errors
        let token = try #require(caller.token)
        for secret in [
            token, "5ec3e770", "device-of-camille", "camille@", "azur-2026", "wrong-password", "43.71", "7.26",
        ] {
            #expect(!log.contains(secret), "\(secret) is in the log")
        }
        for line in log.split(separator: "\n") {
            #expect((try? JSONValue(parsing: Array(line.utf8)))?.objectValue != nil, "\(line)")
        }
        #expect(log.contains(#""path":"/api/v1/push/register""#))
        #expect(log.contains(#""status":401"#))
    }
}
