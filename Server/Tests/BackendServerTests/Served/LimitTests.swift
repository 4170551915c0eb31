import AppShell
import Testing

/// How many calls are let through.
struct LimitTests {
    @Test("calls beyond the limit of an address are answered 429, with the seconds to wait, as the API refuses")
    func addresses() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--rate-limit", "3"])
        let caller = Caller(process)
        for _ in 1...3 { #expect(try await caller.call("GET", "/api/v1/offers").status == 401) }
        let refused = try await caller.call("GET", "/api/v1/offers")
        #expect(refused.status == 429)
        let wait = try #require(refused.header("Retry-After").flatMap { Int($0) })
        #expect((1...20).contains(wait))
        #expect(refused.json?["error"] == "Too Many Requests")
        #expect(try await caller.call("GET", "/health").status == 200, "whoever watches is no caller")
    }

    @Test("tries to sign in with one email are limited, however it is written, right or wrong; others still sign in")
    func signIns() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--sign-in-limit", "2"])
        let caller = Caller(process)
        func signIn(_ email: String, _ password: String) async throws -> Int {
            let body = #"{"email":"\#(email)","password":"\#(password)"}"#
            return try await caller.call("POST", "/api/v1/auth/authenticate", body).status
        }
        #expect(try await signIn("camille@exemple.fr", "wrong") == 401)
        #expect(try await signIn(" CAMILLE@exemple.fr", "wrong") == 401)
        #expect(try await signIn("Camille@Exemple.fr", "azur-2026") == 429)
        #expect(try await signIn("julien@exemple.fr", "riviera-2026") == 200)
    }

    @Test(
        "however the path or the email is spelt, it is the same member's next try",
        arguments: [
            ("/api/v1/auth/authenticate/", "camille@exemple.fr"), ("/api/v1//auth//authenticate", "camille@exemple.fr"),
            ("/api/v1/%61uth/authenticat%65?x=1", "camille@exemple.fr"),
            ("/api/v1/auth/authenticate", #"\u0001camille@exemple\u0007.fr\u0085"#),
        ]
    )
    func spellings(_ path: String, _ email: String) async throws {
        let process = try await BackendProcess.start(["allinconnect", "--sign-in-limit", "1"])
        let caller = try await Caller(process).signedIn()
        let answer = try await caller.call("POST", path, #"{"email":"\#(email)","password":"azur-2026"}"#)
        #expect(answer.status == 429)
    }

    @Test("calls of one member are limited wherever they come from")
    func accounts() async throws {
        let process = try await BackendProcess.start(["allinconnect", "--account-limit", "2"])
        let caller = try await Caller(process).signedIn()
        let other = try await Caller(process).signedIn("julien@exemple.fr", "riviera-2026")
        for _ in 1...2 { #expect(try await caller.call("GET", "/api/v1/users/me").status == 200) }
        #expect(try await caller.call("GET", "/api/v1/users/me").status == 429)
        #expect(try await other.call("GET", "/api/v1/users/me").status == 200)
    }

    @Test("each limit is turned off by itself; in scripts all are off")
    func off() async throws {
        let rest = ["--account-limit", "2", "--sign-in-limit", "2"]
        let unaddressed = try await BackendProcess.start(["allinconnect", "--rate-limit", "off"] + rest)
        let caller = try await Caller(unaddressed).signedIn()
        for _ in 1...2 { #expect(try await caller.call("GET", "/api/v1/users/me").status == 200) }
        #expect(try await caller.call("GET", "/api/v1/users/me").status == 429)
        let credentials = #"{"email":"camille@exemple.fr","password":"azur-2026"}"#
        #expect(try await caller.call("POST", "/api/v1/auth/authenticate", credentials).status == 200)
        #expect(try await caller.call("POST", "/api/v1/auth/authenticate", credentials).status == 429)
        for number in 1...7 {
            let other = #"{"email":"someone\#(number)@exemple.fr","password":"wrong"}"#
            #expect(try await caller.call("POST", "/api/v1/auth/authenticate", other).status == 401, "of one address")
        }
        let unlimited = [
            ["--account-limit", "off", "--sign-in-limit", "off"],
            ["--scripted", "--rate-limit", "1", "--account-limit", "1", "--sign-in-limit", "1"],
        ]
        for arguments in unlimited {
            let open = try await BackendProcess.start(["allinconnect"] + arguments)
            let free = try await Caller(open).signedIn().signedIn().signedIn()
            for _ in 1...5 { #expect(try await free.call("GET", "/api/v1/users/me").status == 200) }
        }
    }
}
