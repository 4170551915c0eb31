import AllInConnectBackend
import AppShell
import Testing

/// Who may call the staff's API.
struct StaffAccessTests {
    private static let calls: [(HTTPRequest.Method, String)] = [
        (.get, "/offers"), (.put, "/offers/1"), (.delete, "/sessions"), (.get, "/nowhere"), (.get, ""),
        (.post, "/members"),
    ]

    @Test("without a key configured there is no such API, whatever key comes", arguments: ["", "a", "staff-key"])
    func absent(_ key: String) {
        let world = StaffWorld(key: nil)
        for (method, path) in Self.calls {
            let answer = world.call(method, path, key: key)
            #expect(answer.status == 404)
            #expect(answer.json?["path"]?.stringValue == "/staff/v1\(path)")
        }
        #expect(world.call(.get, "", key: nil, below: "/staff").status == 404)
    }

    @Test(
        "without the right key every path of it is 401, whether it exists or not, in Spring's shape",
        arguments: [
            nil, "", "staff-key-of-32-characters-or-s", "staff-key-of-32-characters-or-so ",
            "Staff-key-of-32-characters-or-so",
        ] as [String?]
    )
    func keys(_ key: String?) {
        let world = StaffWorld()
        for (method, path) in Self.calls {
            let answer = world.call(method, path, "no JSON", key: key)
            #expect(answer.status == 401)
            #expect(answer.json?["error"] == "Unauthorized")
            #expect(answer.response.headers["WWW-Authenticate"] == "ApiKey")
        }
    }

    @Test("an empty key opens nothing")
    func emptyKey() {
        let world = StaffWorld(key: "")
        #expect(world.call(.get, "/offers", key: "").status == 401)
        #expect(world.call(.get, "/offers", key: nil).status == 401)
    }

    @Test("a member's token opens nothing there, and the staff's key nothing in the members' API")
    func sides() {
        let world = StaffWorld()
        let token = world.signIn("camille@exemple.fr", "azur-2026") ?? ""
        let headers: HTTPHeaders = ["Authorization": "Bearer \(token)"]
        #expect(world.call(.get, "/offers", key: nil, headers: headers).status == 401)
        #expect(world.call(.get, "/offers", below: "/api/v1").status == 401)
        #expect(world.call(.get, "/offers", headers: headers).status == 200)
    }

    @Test(
        "what only looks like the staff's path is not theirs, and what is below it is never the members'",
        arguments: [
            ("/staffs/v1/offers", 401), ("/api/v1/staff/v1/offers", 401), ("//staff/v1/offers", 401),
            ("/%73taff/v1/offers", 401), ("/staff/v2/offers", 404), ("/staff/v1/../../api/v1/offers", 404),
            ("/staff/v1//offers", 200), ("/staff/v1/%6Fffers", 200),
        ]
    )
    func paths(_ path: String, _ status: Int) {
        #expect(StaffWorld().call(.get, path, below: "").status == status)
    }

    @Test(
        "a method that a path does not take is 405 with those that it takes",
        arguments: [
            ("/offers", "GET, HEAD"), ("/offers/1", "PUT, DELETE"), ("/professionals", "GET, HEAD"),
            ("/professionals/1", "PUT, DELETE"), ("/members", "GET, HEAD"), ("/members/1", "PUT, DELETE"),
            ("/sessions", "DELETE"), ("/members/1/sessions", "DELETE"),
        ]
    )
    func methods(_ path: String, _ allowed: String) {
        let world = StaffWorld()
        for method in [HTTPRequest.Method.get, .post, .put, .delete] where !allowed.contains(method.rawValue) {
            let answer = world.call(method, path, "{}")
            #expect(answer.status == 405, "\(method) \(path)")
            #expect(answer.response.headers["Allow"] == allowed)
        }
    }

    @Test(
        "what is not there is 404",
        arguments: [
            "/offers/999", "/offers/0", "/offers/007", "/offers/a", "/professionals/999", "/members/999",
            "/members/999/sessions", "/members/x/sessions", "/members/1/devices", "/sessions/1", "/",
        ]
    )
    func notFound(_ path: String) {
        #expect(StaffWorld().call(.delete, path).status == 404)
    }

    @Test("a body is one JSON object, said to be JSON, of 64 kB at most", arguments: ["/offers/1", "/members/1"])
    func bodies(_ path: String) {
        let world = StaffWorld()
        for body in ["", "[]", "{", "{\"a\":1,\"a\":2}"] { #expect(world.call(.put, path, body).status == 400) }
        #expect(world.call(.put, path, "{}", headers: ["Content-Type": "text/plain"]).status == 415)
        #expect(world.call(.put, path, "{}" + String(repeating: " ", count: 65_535)).status == 413)
        #expect(world.call(.put, path, "{}").status == 422)
    }
}
