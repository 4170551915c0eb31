import AppShell
import Foundation
import MadiniaBackend
import Testing

/// Whatever comes, an answer goes: no request stops the server or leaves it unable to serve the next.
struct RobustnessTests {
    private static let statuses: Set<Int> = [200, 201, 400, 401, 404, 405, 413, 422, 429]

    @Test("MAD-NFR9: 2,000 requests of random methods, paths, headers and bodies are all answered in JSON")
    func random() throws {
        var chaos = Chaos(seed: 2_026)
        let backend = MadiniaBackend.sample()
        backend.rateLimits = RateLimits(reads: nil, writes: nil)
        var seen: Set<Int> = []
        for number in 0..<2_000 {
            let request = chaos.request()
            let response = backend.respond(to: request, from: chaos.word(), at: chaos.date())
            seen.insert(response.status)
            guard Self.statuses.contains(response.status), (try? JSONValue(parsing: response.body)) != nil else {
                Issue.record("request \(number), \(request.method) \(request.url), was answered \(response.status)")
                return
            }
        }
        #expect(seen.isSuperset(of: [200, 201, 400, 401, 404, 405, 422]), "the requests reach every outcome")
        #expect(Call(backend, .get, "/formations/starter").status == 200)
        #expect(backend.contact().status == 201)
    }

    @Test("MAD-NFR9: rate limits hold at any moment of any clock, and Retry-After is 1 to 60 seconds")
    func limits() throws {
        var chaos = Chaos(seed: 7)
        let backend = MadiniaBackend.sample()
        var refused = 0
        for _ in 0..<2_000 {
            backend.rateLimits = RateLimits(reads: chaos.number(3) - 1, writes: 0)
            let request = HTTPRequest(
                method: .get,
                url: "https://api.madinia.fr/api/v1/formations/1",
                headers: ["X-API-Key": "key"]
            )
            let response = backend.respond(to: request, from: chaos.word(), at: chaos.date())
            guard response.status == 429 else { continue }
            refused += 1
            let wait = try #require(response.headers["Retry-After"].flatMap(Int.init))
            try #require((1...60).contains(wait))
        }
        #expect(refused > 500)
    }

    @Test("what was accepted keeps its bounds, whatever came")
    func bounds() {
        var chaos = Chaos(seed: 99)
        let backend = MadiniaBackend.sample()
        backend.rateLimits = RateLimits(reads: nil, writes: nil)
        for _ in 0..<1_000 { _ = backend.respond(to: chaos.request(), at: Call.start) }
        #expect(!backend.contacts.isEmpty && !backend.devices.isEmpty && !backend.preRegistrations.isEmpty)
        for contact in backend.contacts {
            #expect((1...100).contains(contact.name.count) && (1...5_000).contains(contact.message.count))
            #expect(EmailAddress.isValid(contact.email))
            #expect((contact.context?.viewed.count ?? 0) <= 10)
            #expect(TypedText.cleaned(contact.name) == contact.name && !contact.name.contains(where: \.isNewline))
        }
        #expect(Set(backend.devices.map(\.token)).count == backend.devices.count)
        #expect(backend.devices.allSatisfy { (1...4_096).contains($0.token.utf8.count) })
    }
}

/// Requests as attackers and broken clients make them: whole ones, and such with parts cut, doubled or put wrong.
private struct Chaos {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    private mutating func any<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }

    mutating func word() -> String {
        any([
            "", "a", "starter", "1", "0", "-1", "9223372036854775808", "%00", "%", "%zz", "%C3%28", "é", "..", "?", "#",
            "page=2", "page=-9", "page=99999999999999999999", "formations", "articles", "contacts", "devices", "madi",
            "chat", "preferences", "abc123", "pre-registrations", "\u{0}", "👨‍👩‍👧‍👦", " ",
        ])
    }

    mutating func date() -> Date {
        any([
            Call.start, Call.start.addingTimeInterval(Double(number(200))), .distantPast, .distantFuture,
            Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: -.infinity),
            Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: 1e300),
        ])
    }

    mutating func request() -> HTTPRequest {
        let known = [
            "/formations", "/articles?page=2", "/articles/1", "/pre-registrations", "/contacts", "/devices",
            "/madi/chat",
            "/devices/abc123/preferences",
        ]
        let base = number(20) == 0 ? word() : "https://api.madinia.fr/api/v1"
        let path = number(4) > 0 ? any(known) : (0..<number(5)).map { _ in "/" + word() }.joined()
        var headers: HTTPHeaders = number(20) == 0 ? [:] : ["X-API-Key": "key"]
        if number(3) == 0 { headers["Idempotency-Key"] = number(5) == 0 ? word() : "key-\(number(1_000))" }
        return HTTPRequest(
            method: any([.get, .post, .post, .put, .delete]),
            url: base + path,
            headers: headers,
            body: body()
        )
    }

    private mutating func body() -> [UInt8] {
        var bytes = Array(object(depth: 0).utf8)
        switch number(8) {
        case 0: bytes = (0..<number(40)).map { _ in UInt8(number(256)) }
        case 1 where !bytes.isEmpty: bytes.removeLast(number(bytes.count))
        case 2 where !bytes.isEmpty: bytes[number(bytes.count)] = UInt8(number(256))
        case 3: bytes = Array(String(repeating: "[", count: number(500)).utf8)
        default: break
        }
        return bytes
    }

    /// Each member of each body, mostly right.
    private mutating func object(depth: Int) -> String {
        let members: [(String, [String])] = [
            ("email", [#""lucas@exemple.fr""#]), ("formation_id", ["1", "2"]),
            ("timestamp", [#""2026-01-06T08:00:00Z""#]),
            ("name", [#""Marc""#, #""\u0000M\r\nX""#]), ("message", [#""Bonjour""#, #"" \n x \u0007""#]),
            ("context", [#"{"type":"formation","id":1,"title":"x","viewed":[]}"#, "null"]),
            ("device_token", [#""abc123""#, #""b\#(number(50))""#]), ("platform", [#""ios""#]),
            ("app_version", [#""1.0""#]),
            ("new_formations", ["true"]), ("new_articles", ["false"]), ("reminders", ["true"]),
            ("history", [#"[{"role":"user","content":"x"}]"#, "[]"]), ("viewed", ["[1,2]", "[]"]),
            ("type", [#""article""#]), ("id", ["7"]), ("title", [#""Titre""#]),
        ]
        var texts: [String] = []
        for (name, values) in members where number(30) > 0 {
            texts.append("\"\(name)\":\(number(20) > 0 ? any(values) : oddity(depth: depth))")
        }
        return "{\(texts.joined(separator: ","))}"
    }

    private mutating func oddity(depth: Int) -> String {
        switch number(8) {
        case 0: "null"
        case 1: "\(number(100) - 50)"
        case 2: any(["1e999", "-0", "1.5", "9223372036854775808", "true", "\"\\ud800\"", "NaN"])
        case 3: "\"\(String(repeating: any(["a", "é", "👨‍👩‍👧‍👦", "\\u0000", "\\n"]), count: number(6_000)))\""
        case 4 where depth < 3: object(depth: depth + 1)
        case 5 where depth < 3: "[\(object(depth: depth + 1)),\(oddity(depth: depth + 1))]"
        default: "\"\(word())\""
        }
    }
}
