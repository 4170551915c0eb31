import AllInConnectBackend
import AppShell
import AsyncHTTPClient
import Foundation
import NIOCore
import Testing

/// What the scenario runner may do with a served back end, and nobody else.
struct ScriptedTests {
    private func put(_ caller: Caller, _ data: AllInConnectData) async throws -> Int {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let body = String(decoding: try encoder.encode(data), as: UTF8.self)
        return try await caller.call("PUT", "/control/state", body).status
    }

    @Test("the state is read as it was replaced, and is what calls are answered from; it stays over a start")
    func state() async throws {
        let scratch = try Scratch()
        let arguments = ["allinconnect", "--scripted", "--data", scratch.file("data")]
        let process = try await BackendProcess.start(arguments)
        let caller = Caller(process)
        var data = AllInConnectData.samples
        data.apply(.position(userID: 1, .menton))
        data.offers.removeFirst()
        data.revokeTokens()
        #expect(try await put(caller, data) == 204)
        let read = try await caller.call("GET", "/control/state")
        #expect(read.status == 200)
        #expect(try JSONDecoder().decode(AllInConnectData.self, from: Data(read.body.utf8)) == data)
        let offers = try await caller.signedIn().call("GET", "/api/v1/offers")
        #expect(offers.json?.arrayValue?.count == data.offers.count)
        #expect(try await caller.call("PUT", "/control/state", #"{"users":7}"#).status == 400)
        #expect(try await caller.call("PUT", "/control/state", "nonsense").status == 400)
        #expect(try await caller.call("GET", "/control/state").body == read.body)
        _ = await process.end()
        let next = try await BackendProcess.start(arguments)
        #expect(try await Caller(next).call("GET", "/control/state").body == read.body)
    }

    @Test("a call's time is what it brings, so that a token expires when the script says so")
    func time() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--scripted", "--token-hours", "1"])
        var caller = Caller(process)
        caller.headers = [("AppShell-Date", "2026-01-06T08:00:00Z")]
        caller = try await caller.signedIn()
        #expect(try await caller.call("GET", "/api/v1/users/me").status == 200)
        caller.headers = [("AppShell-Date", "2026-01-06T08:59:59.999Z")]
        #expect(try await caller.call("GET", "/api/v1/users/me").status == 200)
        caller.headers = [("AppShell-Date", "2026-01-06T09:00:00Z")]
        let expired = try await caller.call("GET", "/api/v1/users/me")
        #expect(expired.status == 401)
        #expect(expired.json?["timestamp"] == "2026-01-06T09:00:00.000+00:00")
        caller.headers = [("AppShell-Date", "soon")]
        #expect(try await caller.call("GET", "/api/v1/users/me").status == 400)
    }

    @Test("there is nothing else under /control, and nothing at all where nothing is scripted")
    func closed() async throws {
        let scripted = Caller(try await BackendProcess.start(["allinconnect", "--scripted"]))
        for path in ["/control", "/control/other"] {
            #expect(try await scripted.call("GET", path).status == 404)
        }
        let refused = try await scripted.call("POST", "/control/state")
        #expect(refused.status == 405 && refused.header("Allow") == "GET, PUT")
        let plain = Caller(try await BackendProcess.start(["allinconnect"]))
        #expect(try await plain.call("GET", "/control/state").status == 404)
        #expect(try await put(plain, .samples) == 404)
        var dated = plain
        dated.headers = [("AppShell-Date", "2000-01-01T00:00:00Z")]
        let answer = try await dated.call("GET", "/api/v1/offers")
        #expect(answer.json?["timestamp"]?.stringValue?.hasPrefix("2000") == false)
    }

    @Test("time and state are for who has the token: neither without it nor with another is anything told or changed")
    func token() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--scripted"])
        let token = try #require(process.controlToken)
        var caller = Caller(process)
        for wrong in [nil, "", String(token.dropLast()), token + "0", String(token.reversed())] {
            caller.controlToken = wrong
            caller.headers = []
            #expect(try await caller.call("GET", "/control/state").status == 403)
            #expect(try await put(caller, AllInConnectData()) == 403)
            caller.headers = [("AppShell-Date", "2000-01-01T00:00:00Z")]
            #expect(try await caller.call("GET", "/api/v1/offers").status == 403)
        }
        #expect(try await Caller(process).signedIn().call("GET", "/api/v1/users/me").status == 200)
    }

    @Test("a page in a browser reaches nothing, by its own name (DNS rebinding) or from its own origin")
    func pages() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--scripted"])
        let token = try #require(process.controlToken)
        func status(_ fields: String) async throws -> String {
            let request =
                "GET /control/state HTTP/1.1\r\n\(fields)AppShell-Control: \(token)\r\nConnection: close\r\n\r\n"
            let (text, _) = try await RawConnection.exchange(process.url, [request])
            return String(text.split(separator: " ").dropFirst().first ?? "none")
        }
        for host in ["127.0.0.1", "127.0.0.1:8080", "localhost", "LOCALHOST:1", "[::1]:80", "127.9.9.9"] {
            #expect(try await status("Host: \(host)\r\n") == "200", "\(host)")
        }
        for host in ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "1.127.0.0.1", "10.0.0.1"] {
            #expect(try await status("Host: \(host)\r\n") == "403", "\(host)")
        }
        #expect(try await status("Host: localhost\r\nOrigin: http://localhost\r\n") == "403")
        #expect(try await status("Host: localhost\r\nOrigin: null\r\n") == "403")
    }
}
