import AllInConnectBackend
import AppShell
import Foundation
import Testing

@testable import BackendServer

/// The staff's API, by real processes and sockets.
@Suite(.timeLimit(.minutes(2)))
struct StaffServedTests {
    private func start(_ product: String, in scratch: Scratch) async throws -> Staff {
        let folder = scratch.file("data")
        return try Staff(try await BackendProcess.start([product, "--data", folder]), in: folder)
    }

    private static let member = """
        {"email":"lea@exemple.fr","password":"mimosa-2026","first_name":"Léa","last_name":"Martin","card":{"number":"9",\
        "type":"Premium","valid_until":"2026-12-31"}}
        """
    private static let offer = """
        {"title":"Deux cafés","description":"Le matin.","start":"2026-01-06T08:00:00Z","type":"OFFRE",\
        "category":"FOOD_PLAISIRS","professional":{"id":3}}
        """
    private static let article = """
        {"title":"Bien demander","excerpt":"Court.","content":"<p>x</p>","published_at":"2026-01-06T08:00:00Z"}
        """

    @Test("the key is made with the folder, for its owner alone; in memory there is no API unless a key is named")
    func keys() async throws {
        let scratch = try Scratch()
        for product in ["allinconnect", "madinia"] {
            let staff = try await start(product, in: scratch)
            #expect(try await staff.call("GET", product == "madinia" ? "/articles" : "/offers").status == 200)
            let key = try String(contentsOfFile: staff.keyFile, encoding: .utf8)
            #expect(key.count == 64)
            let mode = try FileManager.default.attributesOfItem(atPath: staff.keyFile)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            #expect(await staff.process.end().status == 0)
            var inMemory = Caller(try await BackendProcess.start([product]))
            inMemory.headers = [("X-Staff-Key", key)]
            #expect(try await inMemory.call("GET", "/staff/v1/articles").status == 404)
            var scripted = Caller(try await BackendProcess.start([product, "--scripted", "--data", scratch.file("s")]))
            scripted.headers = [("X-Staff-Key", key)]
            #expect(try await scripted.call("GET", "/staff/v1/articles").status == 404)
            var named = Caller(try await BackendProcess.start([product, "--staff-key-file", staff.keyFile]))
            #expect(try await named.call("GET", "/staff/v1/articles").status == 401)
            named.headers = [("X-Staff-Key", key)]
            #expect(try await named.call("DELETE", "/staff/v1/articles/1").status == (product == "madinia" ? 204 : 404))
        }
        let short = try scratch.write("short", to: "short")
        let outcome = try await BackendProcess.run(["madinia", "--staff-key-file", short])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("contains the staff's key and has 5 bytes; it needs 16 to 4096."))
    }

    @Test(
        "a wrong key is refused before the body is read, and the connection ends",
        arguments: ["allinconnect", "madinia"]
    )
    func beforeTheBody(_ product: String) async throws {
        let scratch = try Scratch()
        let staff = try await start(product, in: scratch)
        let head = """
            PUT /staff/v1/articles/1 HTTP/1.1\r
            Host: a\r
            X-Staff-Key: \(String(repeating: "0", count: 64))\r
            Content-Type: application/json\r
            Content-Length: 60000\r\n\r\n
            """
        let (text, _) = try await RawConnection.exchange(staff.process.url, [head])
        #expect(text.hasPrefix("HTTP/1.1 401"))
        #expect(text.lowercased().contains("www-authenticate: apikey"))
        #expect(text.lowercased().contains("connection: close"))
    }

    @Test("a method that no route knows is 405, and changes nothing, with the key too")
    func methods() async throws {
        for (product, path) in [
            ("allinconnect", "/offers/101"), ("madinia", "/articles/1"), ("madinia", "/formations"),
        ] {
            let scratch = try Scratch()
            let staff = try await start(product, in: scratch)
            let before = try await staff.call("GET", path.hasPrefix("/offers") ? "/offers" : "/articles").body
            for method in ["PATCH", "OPTIONS"] {
                let answer = try await staff.call(method, path)
                #expect(answer.status == 405, "\(method) \(path)")
                #expect(answer.header("Allow") == (path == "/formations" ? "GET, HEAD" : "PUT, DELETE"))
            }
            #expect(try await staff.call("GET", path.hasPrefix("/offers") ? "/offers" : "/articles").body == before)
            let head = try await staff.call("HEAD", "/formations")
            #expect(head.body.isEmpty)
        }
    }

    @Test("its calls have a limit of their own, which members do not feel")
    func limits() async throws {
        let scratch = try Scratch()
        let staff = try await start("allinconnect", in: scratch)
        let member = try await Caller(staff.process).signedIn()
        var refused: Answer?
        for _ in 1...1_000 where refused == nil {
            let answer = try await staff.call("GET", "/professionals")
            if answer.status != 200 { refused = answer }
        }
        #expect(refused?.status == 429)
        #expect(refused?.header("Retry-After") == "1")
        #expect(refused?.json?["error"] == "Too Many Requests")
        #expect(try await member.call("GET", "/api/v1/users/me").status == 200)
    }

    @Test("its document is served to whoever has the key", arguments: ["allinconnect", "madinia"])
    func document(_ product: String) async throws {
        let scratch = try Scratch()
        let staff = try await start(product, in: scratch)
        let answer = try await staff.call("GET", "/openapi.json")
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../OpenAPI/\(product)-staff.json"
        )
        let isTheFile = try answer.body == String(contentsOf: file.standardizedFileURL, encoding: .utf8)
        #expect(isTheFile)
        #expect(try await Caller(staff.process).call("GET", "/staff/v1/openapi.json").status == 401)
    }

    @Test("a member's password is kept as a hash; who is removed is out at once, and stays out after the next start")
    func members() async throws {
        let scratch = try Scratch()
        let staff = try await start("allinconnect", in: scratch)
        #expect(try await staff.call("PUT", "/members/900", Self.member).status == 201)
        let lea = try await Caller(staff.process).signedIn("lea@exemple.fr", "mimosa-2026")
        let camille = try await Caller(staff.process).signedIn()
        #expect(try await lea.register("a1b2", device: "1").status == 201)
        #expect(try await staff.call("PUT", "/members/900", Self.member).status == 200, "with the same password")
        #expect(try await staff.call("DELETE", "/members/1/sessions").status == 204)
        #expect(try await camille.call("GET", "/api/v1/users/me").status == 401)
        #expect(try await lea.call("GET", "/api/v1/users/me").status == 200)
        #expect(try await staff.call("DELETE", "/members/900").status == 204)
        #expect(try await lea.call("GET", "/api/v1/users/me").status == 401)
        #expect(try await staff.call("PUT", "/members/900", Self.member).status == 201)
        #expect(await staff.process.end(SIGKILL).status == 128 + SIGKILL)
        let next = try await start("allinconnect", in: scratch)
        for token in [lea.token, camille.token] {
            var old = Caller(next.process)
            old.token = token
            #expect(try await old.call("GET", "/api/v1/users/me").status == 401)
        }
        _ = try await Caller(next.process).signedIn("lea@exemple.fr", "mimosa-2026")
        #expect(await next.process.end().status == 0)
        let database = try AllInConnectDatabase(path: scratch.file("data/allinconnect.sqlite"))
        let data = try #require(try database.load())
        #expect(data.users.first { $0.id == 900 }?.password.hasPrefix("$scrypt$ln=4,") == true)
        #expect(data.registrations.isEmpty)
        try database.close()
    }

    @Test("what was acknowledged is there after kill -9: offers, articles, and what was taken away")
    func kills() async throws {
        let scratch = try Scratch()
        let staff = try await start("allinconnect", in: scratch)
        #expect(try await staff.call("PUT", "/offers/900", Self.offer).status == 201)
        #expect(try await staff.call("DELETE", "/offers/101").status == 204)
        #expect(await staff.process.end(SIGKILL).status == 128 + SIGKILL)
        let ids = try await start("allinconnect", in: scratch).call("GET", "/offers").json?.arrayValue
        let numbers = (ids ?? []).compactMap { $0["id"]?.integerValue }
        #expect(numbers.contains(900) && !numbers.contains(101))
    }

    @Test("the log has the calls, and neither key, body nor email")
    func log() async throws {
        let scratch = try Scratch()
        let staff = try await start("allinconnect", in: scratch)
        #expect(try await staff.call("PUT", "/members/900", Self.member).status == 201)
        #expect(try await staff.call("GET", "/members?email=lea%40exemple.fr").status == 200)
        #expect(try await staff.call("PUT", "/offers/900", Self.offer).status == 201)
        let key = try String(contentsOfFile: staff.keyFile, encoding: .utf8)
        let log = await staff.process.end().errors
        #expect(log.contains(#""method":"PUT""#) && log.contains(#""path":"/staff/v1/members/900""#))
        for secret in [key, "mimosa", "lea", "Martin", "cafés"] { #expect(!log.contains(secret), "\(secret)") }
    }
}
