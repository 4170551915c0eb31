import AppShell
import AppShellLive
import Foundation
import Testing

/// ``APIClient`` over real sockets, with the real clock.
struct LiveClientTests {
    private let server: LoopbackServer
    private let client: APIClient

    init() throws {
        server = try LoopbackServer.shared.get()
        let environment = AppEnvironment.live(
            device: Device(connectivity: AssumedConnectivity(), haptics: NoPhone(), webPages: NoPhone()),
            storage: .inMemory(),
            locale: Locale(identifier: "fr_FR"),
            timeZone: .gmt
        )
        client = APIClient(baseURL: server.url(""), environment: environment)
    }

    @Test("MAD-NFR14: a server that sends on drop by drop is given up when the attempt's time is over, and hears of it")
    func drip() async throws {
        await #expect(throws: APIError.timedOut) {
            try await client.send(.get, "/drip/client", retry: .once(timeout: .milliseconds(400)))
        }
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
