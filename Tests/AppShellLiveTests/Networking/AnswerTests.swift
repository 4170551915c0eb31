import AppShell
import AppShellLive
import Testing

/// Answers of any status are answers; requests go out as they are.
@Suite struct AnswerTests {
    let server: LoopbackServer
    let transport = URLSessionTransport()

    init() throws {
        server = try LoopbackServer.shared.get()
    }

    @Test func anAnswerComesWhole() async throws {
        let response = try await transport.get(server.url("/json"))
        #expect(response.status == 200)
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"data":[1]}"#)
        #expect(response.headers["content-type"] == "application/json")
        #expect(response.headers["X-Kept"] == "yes")
    }

    @Test(arguments: [HTTPRequest.Method.get, .post, .put, .delete])
    func aRequestGoesOutAsItIs(method: HTTPRequest.Method) async throws {
        let body = method == .get ? "" : #"{"name":"Élise"}"#
        let headers: HTTPHeaders = [
            "Accept": "application/json", "X-API-Key": "key", "Content-Type": "application/json",
        ]
        let request = HTTPRequest(
            method: method,
            url: server.url("/echo/a%2Fb?q=%C3%A9&r=1"),
            headers: headers,
            body: Array(body.utf8)
        )
        let got = try EchoedRequest(try await transport.send(request))
        #expect(got.method == method.rawValue)
        #expect(got.path == "/echo/a%2Fb?q=%C3%A9&r=1")
        #expect(got.body == body)
        #expect(got.headers["accept"] == "application/json")
        #expect(got.headers["x-api-key"] == "key")
        #expect(got.headers["content-type"] == "application/json")
    }

    @Test func aWriteWithoutBodySaysSo() async throws {
        let got = try EchoedRequest(try await transport.send(HTTPRequest(method: .post, url: server.url("/echo"))))
        #expect(got.method == "POST")
        #expect(got.headers["content-length"] == "0")
    }

    @Test(arguments: [401, 404, 422, 429, 500, 503])
    func everyStatusIsAnAnswer(status: Int) async throws {
        let response = try await transport.get(server.url("/status/\(status)"))
        #expect(response.status == status)
        #expect(String(decoding: response.body, as: UTF8.self) == "<html>\(status)</html>")
        #expect(response.headers["Retry-After"] == (status == 429 ? "7" : nil))
    }

    @Test func aSlowAnswerComesWhole() async throws {
        let response = try await transport.get(server.url("/drops"))
        #expect(String(decoding: response.body, as: UTF8.self) == "drops")
    }

    @Test func nothingIsRemembered() async throws {
        _ = try await transport.get(server.url("/echo"), headers: ["X-Call": "first"])
        let second = try EchoedRequest(try await transport.get(server.url("/echo"), headers: ["X-Call": "second"]))
        #expect(second.headers["x-call"] == "second", "the answer came from a cache")
        #expect(second.headers["cookie"] == nil)
    }

    @Test func oneTransportServesManyCallsAtOnce() async throws {
        let bodies = try await withThrowingTaskGroup(of: String.self) { [server, transport] group in
            for number in 0..<40 {
                group.addTask { try EchoedRequest(try await transport.get(server.url("/echo/\(number)"))).path }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(bodies == Set((0..<40).map { "/echo/\($0)" }))
    }

    @Test func transportsComeAndGo() async throws {
        for _ in 0..<50 {
            let response = try await URLSessionTransport().get(server.url("/json"))
            #expect(response.status == 200)
        }
    }
}
