import AllInConnectBackend
import AppShell
import Foundation
import Testing

/// Who may ask, and for what.
struct AccessTests {
    static let paths = [
        "/push/register", "/push/test", "/notification-preferences", "/offers", "/offers/101", "/professionals",
        "/professionals/1", "/orders/501", "/messages/801", "/users/me", "/nowhere", "/",
    ]

    @Test("AIC-20: without a valid token every path but sign-in answers 401", arguments: paths)
    func unauthorized(_ path: String) throws {
        let world = World()
        let token = world.token(of: 1)
        for authorization in [
            nil, "", "Bearer", "Bearer ", "Bearer nothing", "Basic \(token)", token, "Bearer \(token) x",
            "Bearer \(token)x", "Bearer \(token.uppercased())",
        ] {
            var headers: HTTPHeaders = [:]
            headers["Authorization"] = authorization
            for method in [HTTPRequest.Method.get, .post, .put, .delete] {
                let answer = world.call(method, path, headers: headers)
                #expect(answer.status == 401, "\(method) \(path), \(authorization ?? "none")")
                #expect(answer.response.headers["WWW-Authenticate"] == "Bearer")
                #expect(answer.json?["path"] == .string("/api/v1\(path)"))
            }
        }
    }

    @Test("AIC-20: a token is good for a day and not a second more")
    func expires() {
        let world = World()
        let headers: HTTPHeaders = ["Authorization": "bearer \(world.token(of: 1))"]
        #expect(world.call(.get, "/users/me", headers: headers, after: 86_399).status == 200)
        #expect(world.call(.get, "/users/me", headers: headers, after: 86_400).status == 401)
        #expect(world.call(.get, "/users/me", headers: headers, after: -3_600).status == 200, "the clock was set back")
    }

    @Test(
        "AIC-20: once all sessions are revoked, every earlier token is void, and a new one is good, at the same moment"
    )
    func revokes() {
        let world = World()
        for _ in 0..<3 {
            let headers: HTTPHeaders = ["Authorization": "Bearer \(world.token(of: 1))"]
            #expect(world.call(.get, "/users/me", headers: headers).status == 200)
            world.backend.data.revokeTokens()
            #expect(world.call(.get, "/users/me", headers: headers).status == 401)
            #expect(world.call(.post, "/push/register", headers: headers).status == 401)
        }
        let body = #"{"email":"camille@exemple.fr","password":"azur-2026"}"#
        let token = world.call(.post, "/auth/authenticate", body, by: nil).json?["token"]?.stringValue ?? ""
        #expect(world.call(.get, "/users/me", headers: ["Authorization": "Bearer \(token)"]).status == 200)
    }

    @Test(
        "AIC-20: that sessions were revoked is part of the state: a token from before is void after a restart as well"
    )
    func staysRevoked() throws {
        let world = World()
        let headers: HTTPHeaders = ["Authorization": "Bearer \(world.token(of: 1))"]
        let restored = AllInConnectBackend(data: world.backend.data, tokens: world.tokens)
        let request = HTTPRequest(method: .get, url: "/api/v1/users/me", headers: headers)
        #expect(restored.respond(to: request, at: World.start).status == 200)
        world.backend.data.revokeTokens()
        restored.data = world.backend.data
        #expect(restored.respond(to: request, at: World.start).status == 401)
    }

    @Test("AIC-20: a token of a member who is gone answers 401 for who they are")
    func gone() {
        #expect(World().call(.get, "/users/me", by: 99).status == 401)
    }

    @Test("an expired token makes room, a valid one stays, whatever their number")
    func sweeps() {
        let tokens = OpaqueTokens(lifetime: 60)
        let early = tokens.issue(TokenClaims(userID: 1, generation: 0), at: World.start)
        let later = World.start.addingTimeInterval(30)
        let claims = TokenClaims(userID: 2, generation: 7)
        let kept = tokens.issue(claims, at: later)
        let others = TokenClaims(userID: 3, generation: 0)
        for _ in 0..<2_000 { _ = tokens.issue(others, at: World.start.addingTimeInterval(61)) }
        #expect(tokens.claims(of: early, at: later) == nil, "swept out, though this clock would still take it")
        #expect(tokens.claims(of: kept, at: later) == claims)
    }

    @Test("AIC-20: sign-in gives a token that the calls take, the case of the email making no difference")
    func signsIn() throws {
        let world = World()
        let body = #"{"email":" Camille@Exemple.FR ","password":"azur-2026"}"#
        let answer = world.call(.post, "/auth/authenticate", body, by: nil)
        #expect(answer.status == 200)
        let token = try #require(answer.json?["token"]?.stringValue)
        #expect(answer.json?.objectValue?.keys == ["token"])
        let me = world.call(.get, "/users/me", headers: ["Authorization": "Bearer \(token)"])
        let expected: JSONValue = [
            "first_name": "Camille", "last_name": "Durand",
            "card": ["number": "AIC-0001-2026", "type": "Premium", "valid_until": "2026-12-31"],
        ]
        #expect(me.json == expected)
    }

    @Test("AIC-20: a wrong password and an unknown email answer the same 401; a body without them 422")
    func refusesSignIn() {
        let world = World()
        let wrong = [
            #"{"email":"camille@exemple.fr","password":"riviera-2026"}"#,
            #"{"email":"camille@exemple.fr","password":"azur-2026 "}"#,
            #"{"email":"nobody@exemple.fr","password":"azur-2026"}"#,
        ].map { world.call(.post, "/auth/authenticate", $0, by: nil) }
        #expect(wrong.map(\.status) == [401, 401, 401])
        #expect(Set(wrong.map(\.text)).count == 1)
        for (password, status) in [
            (String(repeating: "é👍", count: 512), 401), (String(repeating: "a", count: 1_025), 422),
        ] {
            let body = #"{"email":"camille@exemple.fr","password":"\#(password)"}"#
            #expect(world.call(.post, "/auth/authenticate", body, by: nil).status == status)
        }
        let empty = world.call(.post, "/auth/authenticate", #"{"email":""}"#, by: nil)
        #expect(empty.status == 422)
        #expect(
            empty.errors == ["email": ["ne doit pas être vide"], "password": ["ne doit pas être nul"]]
        )
    }

    @Test(
        "what is not there answers 404 in Spring's shape",
        arguments: [
            "/nowhere", "/", "", "/offers/999", "/offers/0", "/offers/007", "/offers/abc", "/offers/1/2",
            "/offers/9223372036854775808", "/offers/%zz", "/offers/-1", "/orders", "/orders/999", "/messages",
            "/professionals/99", "/users", "/users/1", "/auth", "/push", "/Offers", "/auth/authenticate/1",
        ]
    )
    func notFound(_ path: String) {
        let answer = World().call(.get, path)
        #expect(answer.status == 404)
        #expect(
            answer.json?.objectValue?.keys == ["timestamp", "status", "error", "message", "path"]
        )
        #expect(answer.json?["timestamp"] == "2026-01-06T08:00:00.000+00:00")
        #expect(answer.json?["status"] == 404)
        #expect(answer.json?["error"] == "Not Found")
        #expect(answer.response.headers["Content-Type"] == "application/json")
    }

    @Test("a path that only ends like the API's is not the API's")
    func disguised() {
        let world = World()
        for url in [
            "https://x/y/api/v1/offers", "https://x/?/api/v1/offers", "/y://x/api/v1/offers", "https://x/api/v2/offers",
            "https://x/api/v1offers", "https://x/#/api/v1/offers",
        ] {
            let headers: HTTPHeaders = ["Authorization": "Bearer \(world.token(of: 1))"]
            let request = HTTPRequest(method: .get, url: url, headers: headers)
            #expect(world.backend.respond(to: request, at: World.start).status == 404, "\(url)")
        }
        let headers: HTTPHeaders = ["Authorization": "Bearer \(world.token(of: 1))"]
        let relative = HTTPRequest(method: .get, url: "/api/v1/offers", headers: headers)
        #expect(world.backend.respond(to: relative, at: World.start).status == 200)
    }

    @Test(
        "a method that a path does not take answers 405 with those it takes",
        arguments: [
            ("/offers", "GET, HEAD"), ("/offers/101", "GET, HEAD"), ("/professionals", "GET, HEAD"),
            ("/orders/501", "GET, HEAD"), ("/messages/801", "GET, HEAD"), ("/users/me", "GET, HEAD"),
            ("/push/register", "POST, DELETE"), ("/push/test", "POST"), ("/auth/authenticate", "POST"),
            ("/notification-preferences", "GET, HEAD, PUT"),
        ]
    )
    func methods(_ path: String, _ allowed: String) {
        let world = World()
        for method in [HTTPRequest.Method.get, .post, .put, .delete] where !allowed.contains(method.rawValue) {
            let answer = world.call(method, path, "{}")
            #expect(answer.status == 405, "\(method) \(path)")
            #expect(answer.response.headers["Allow"] == allowed)
        }
    }

    @Test(
        "a body is one JSON object, said to be JSON, of 64 kB at most",
        arguments: ["/push/register", "/push/test", "/auth/authenticate"]
    )
    func bodies(_ path: String) {
        let world = World()
        for body in ["", "[]", "null", "{", "{}x", "{\"a\":1,\"a\":2}", "\u{FEFF}{}"] {
            #expect(world.call(.post, path, body).status == 400, "\(body)")
        }
        let space = String(repeating: " ", count: 65_534)
        #expect(world.call(.post, path, "{}" + space).status == 422)
        #expect(world.call(.post, path, "{}" + space + " ").status == 413)
        let token = "Bearer \(world.token(of: 1))"
        for (type, status) in [
            (nil, 415), ("text/plain", 415), ("application/jsonx", 415), ("application/json;charset=utf-8", 422),
            ("APPLICATION/JSON", 422),
        ] {
            var headers: HTTPHeaders = ["Authorization": token]
            headers["Content-Type"] = type
            #expect(world.call(.post, path, headers: headers, body: "{}").status == status, "\(type ?? "none")")
        }
    }
}
