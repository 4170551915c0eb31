import AppShell
import AppShellLive
import Foundation
import Testing

/// ``APIClient`` over real sockets, with the real clock.
struct LiveClientTests {
    private let server: LoopbackServer
    private let client: APIClient
    private let environment: AppEnvironment

    init() throws {
        server = try LoopbackServer.shared.get()
        environment = AppEnvironment.live(
            device: Device(connectivity: AssumedConnectivity(), haptics: NoPhone(), webPages: NoPhone()),
            storage: .inMemory(),
            locale: Locale(identifier: "fr_FR"),
            timeZone: .gmt
        )
        client = APIClient(baseURL: server.url(""), environment: environment)
    }

    @Test("MAD-NFR14: a server that sends on drop by drop is given up when the attempt's time is over, and hears of it")
    func drip() async throws {
        let error = try #require(
            await #expect(throws: APIError.timedOut) {
                try await client.send(.get, "/drip/client", retry: .once(timeout: .milliseconds(400)))
            }
        )
        let url = server.url("/drip/client")
        let start = "GET \(url), 1 attempt: timed out (no whole answer within 0.4 seconds: the server "
        #expect("\(error)".hasPrefix(start), "\(error)")
        #expect(try await client.send(.get, "/was-seen/client").status == 200)
        #expect(try await client.send(.get, "/left/client").status == 200, "the connection is still open")
    }

    @Test("each attempt has its own time, and a write is the same intention in all of them")
    func attempts() async throws {
        let policy = RetryPolicy(attempts: 2, timeout: .milliseconds(300), firstDelay: .milliseconds(10))
        await #expect(throws: APIError.timedOut) {
            try await client.send(.post, "/drip/attempts", body: Array("{}".utf8), retry: policy)
        }
        let echo = try await client.send(.post, "/echo", body: Array("{}".utf8), idempotencyKey: "one")
        #expect(String(decoding: echo.body, as: UTF8.self).contains("\"idempotency-key\": \"one\""))
    }

    @Test("a 304 to a call without conditions is unreadable, and says so")
    func notModified() async throws {
        let path = "/answered/304?status=304"
        let error = try #require(await #expect(throws: APIError.self) { try await client.send(.get, path) })
        let reason = "the server answered 304, though nothing was asked conditionally"
        #expect("\(error)" == "GET \(server.url(path)), 1 attempt: unreadable answer: \(reason)")
    }

    @Test("the client's credentials go to no other origin")
    func redirect() async throws {
        let client = APIClient(
            baseURL: server.url(""),
            headers: ["Authorization": "Bearer token", "X-API-Key": "key"],
            environment: environment
        )
        let path = try server.redirect(302, to: server.url("/echo", host: "localhost")).dropFirst(server.url("").count)
        let got = try EchoedRequest(try await client.send(.get, String(path)))
        #expect(got.headers["accept"] == "application/json")
        #expect(got.headers["authorization"] == nil)
        #expect(got.headers["x-api-key"] == nil)
    }

    @Test("a failure by the server is told by its group, whatever its body is", arguments: [429, 500, 503])
    func status(_ status: Int) async throws {
        do {
            _ = try await client.send(.get, "/status/\(status)", retry: .once())
            Issue.record("\(status) is no error")
        } catch {
            switch error.group {
            case .tooManyRequests(let wait): #expect(status == 429 && wait == 7)
            case .server(let code, _, _): #expect(code == status)
            default: Issue.record("\(error)")
            }
        }
    }
}

private struct NoPhone: Haptics, WebPageOpener {
    func play(_: HapticFeedback) {}
    func open(_: String) {}
}
