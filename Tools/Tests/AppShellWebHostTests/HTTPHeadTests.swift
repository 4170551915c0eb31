import Testing

@testable import AppShellWebHost

struct HTTPHeadTests {
    private func head(_ lines: String...) throws -> HTTPHead {
        try HTTPHead(Array(lines.joined(separator: "\r\n").utf8))
    }

    @Test func readsPathQueryFieldsAndCookies() throws {
        let head = try head(
            "GET /a%20b?source=https%3A%2F%2Fx.fr%2Fi.png&n=1+2 HTTP/1.1",
            "Host: localhost:8000",
            "COOKIE: a=b; appshell=42"
        )
        #expect(head.path == "/a b")
        #expect(head.query == ["source": "https://x.fr/i.png", "n": "1 2"])
        #expect(head["host"] == "localhost:8000")
        #expect(head.cookie("appshell") == "42")
        #expect(head.keepsAlive)
    }

    @Test(arguments: [
        ("GET / HTTP/2", "Host: a", HTTPStatus.badRequest),
        ("GET http://elsewhere.fr/ HTTP/1.1", "Host: a", .badRequest),
        ("GET / HTTP/1.1", "Hos t: a", .badRequest),
        ("GET / HTTP/1.1", ": a", .badRequest),
        ("GET / HTTP/1.1", "Accept: a", .badRequest),
        ("GET / HTTP/1.1", "Host: a\r\nHost: b", .badRequest),
        // A body that is not read would be the next request.
        ("GET / HTTP/1.1", "Host: a\r\nContent-Length: 5", .tooLarge),
        ("GET / HTTP/1.1", "Host: a\r\nTransfer-Encoding: chunked", .tooLarge),
    ])
    func refuses(_ start: String, _ fields: String, _ status: HTTPStatus) {
        #expect { try head(start, fields) } throws: { ($0 as? HTTPHead.Refusal)?.status == status }
    }

    @Test func refusesTooManyFields() {
        let fields = (0...HTTPHead.fieldLimit).map { "F\($0): x" }.joined(separator: "\r\n")
        #expect { try head("GET / HTTP/1.1", fields) } throws: { ($0 as? HTTPHead.Refusal)?.status == .headerTooLarge }
    }

    @Test(arguments: ["127.0.0.1:80", "localhost", "LOCALHOST:1", "[::1]:8000"])
    func answersToItsOwnNames(_ host: String) throws {
        #expect(RequestGuard(token: nil).refusal(of: try head("GET / HTTP/1.1", "Host: \(host)")) == nil)
    }

    @Test func refusesReboundNamesAndOtherSites() throws {
        let guarding = RequestGuard(token: nil)
        func status(_ lines: String...) throws -> HTTPStatus? {
            guarding.refusal(of: try HTTPHead(Array(lines.joined(separator: "\r\n").utf8)))?.status
        }
        #expect(try status("GET / HTTP/1.1", "Host: evil.example") == .misdirected)
        #expect(try status("GET / HTTP/1.1", "Host: localhost", "Origin: http://evil.example") == .forbidden)
        #expect(try status("GET /socket HTTP/1.1", "Host: localhost") == .forbidden)
        #expect(try status("GET /socket HTTP/1.1", "Host: localhost", "Origin: http://localhost") == nil)
        #expect(try status("POST / HTTP/1.1", "Host: localhost") == .methodNotAllowed)
    }

    @Test func tokensAreAskedOfOtherMachines() throws {
        let guarding = RequestGuard(token: "0123456789abcdef")
        #expect(guarding.refusal(of: try head("GET / HTTP/1.1", "Host: 10.0.0.7:80"))?.status == .forbidden)
        #expect(guarding.refusal(of: try head("GET /?token=0 HTTP/1.1", "Host: 10.0.0.7:80"))?.status == .forbidden)
        let first = try head("GET /?token=0123456789abcdef HTTP/1.1", "Host: 10.0.0.7:80")
        #expect(guarding.refusal(of: first) == nil)
        #expect(guarding.welcome(first)?.status == .seeOther)
        let next = try head("GET / HTTP/1.1", "Host: 10.0.0.7:80", "Cookie: appshell-80=0123456789abcdef")
        #expect(guarding.refusal(of: next) == nil)
        #expect(guarding.welcome(next) == nil)
    }
}
