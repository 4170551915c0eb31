import AllInConnectBackend
import AppShell
import Foundation
import Testing

/// Whatever comes, an answer goes: no request stops the server or leaves it unable to serve the next.
struct RobustnessTests {
    private static let statuses: Set<Int> = [200, 201, 204, 400, 401, 404, 405, 413, 415, 422]

    @Test("5,000 requests of random methods, paths, headers and bodies are all answered; what is kept stays in bounds")
    func random() throws {
        var chaos = Chaos(seed: 2_026)
        let world = World()
        let tokens = [1, 2].map { world.token(of: $0) }
        var seen: Set<Int> = []
        for number in 0..<5_000 {
            let request = chaos.request(tokens)
            let response = world.backend.respond(to: request, at: chaos.date())
            seen.insert(response.status)
            let isJSON = (try? JSONValue(parsing: response.body, limits: JSONLimits(bytes: 1 << 20))) != nil
            guard Self.statuses.contains(response.status), response.body.isEmpty || isJSON else {
                Issue.record("request \(number), \(request.method) \(request.url), was answered \(response.status)")
                return
            }
        }
        #expect(seen.isSuperset(of: [200, 201, 204, 400, 401, 404, 405, 415, 422]), "the requests reach every outcome")
        let data = world.backend.data
        #expect(!data.registrations.isEmpty && !data.preferences.isEmpty && !data.positions.isEmpty)
        #expect(Set(data.registrations.map(\.token)).count == data.registrations.count, "one row a token")
        let devices = data.registrations.compactMap { row in row.deviceID.map { "\(row.userID) \($0)" } }
        #expect(Set(devices).count == devices.count, "one row a member's device")
        for preferences in data.preferences.values {
            #expect((5...50).contains(preferences.notificationRadius))
            #expect(Set(preferences.preferredCategories).count == preferences.preferredCategories.count)
        }
        #expect(data.positions.values.allSatisfy { abs($0.latitude) <= 90 && abs($0.longitude) <= 180 })
        #expect(world.backend.takePushes().allSatisfy { $0.payload.utf8.count <= 4_096 && $0.target.id >= 1 })
        #expect(world.call(.get, "/offers").status == 200)
    }

    @Test("the same requests get the same answers, byte for byte")
    func repeats() {
        func run() -> [HTTPResponse] {
            var chaos = Chaos(seed: 5)
            let world = World()
            let tokens = [1, 2].map { world.token(of: $0) }
            return (0..<500).map { _ in world.backend.respond(to: chaos.request(tokens), at: chaos.date()) }
        }
        #expect(run() == run())
    }
}

/// Requests as attackers and broken clients make them: whole ones, and such with parts cut, doubled or put wrong.
private struct Chaos {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    private mutating func any<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }

    private mutating func word() -> String {
        any([
            "", "a", "1", "0", "-1", "9223372036854775808", "%00", "%", "%zz", "%C3%28", "é", "..", "?", "#", "offers",
            "latitude=1", "longitude=999", "orders", "501", "push", "register", "users", "me", "\u{0}", "👨‍👩‍👧‍👦", " ",
            "://",
        ])
    }

    mutating func date() -> Date {
        any([
            World.start, World.start.addingTimeInterval(Double(number(200))), World.start, .distantPast, .distantFuture,
            Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: -.infinity),
            Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: 1e300), World.start,
        ])
    }

    mutating func request(_ tokens: [String]) -> HTTPRequest {
        let known: [(String, [HTTPRequest.Method])] = [
            ("/auth/authenticate", [.post]), ("/push/register", [.post, .post, .delete]), ("/push/test", [.post]),
            ("/notification-preferences", [.get, .put]), ("/offers", [.get]), ("/offers/101", [.get]),
            ("/professionals?latitude=43.7&longitude=7.2&radius=20", [.get]), ("/orders/501", [.get]),
            ("/offers?latitude=-90&longitude=180&type=OFFRE", [.get]), ("/messages/801", [.get]), ("/users/me", [.get]),
        ]
        let base = number(20) == 0 ? word() : "https://api.allinconnect.fr/api/v1"
        var (path, methods) = any(known)
        if number(5) == 0 { path = (0..<number(5)).map { _ in "/" + word() }.joined() }
        if number(8) == 0 { methods = [.get, .post, .put, .delete] }
        if number(8) == 0 { path += (path.contains("?") ? "&" : "?") + word() }
        var headers: HTTPHeaders = ["Content-Type": number(15) == 0 ? word() : "application/json"]
        headers["Authorization"] = number(15) == 0 ? word() : "Bearer " + any(tokens)
        return HTTPRequest(method: any(methods), url: base + path, headers: headers, body: body())
    }

    private mutating func body() -> [UInt8] {
        var bytes = Array(object(depth: 0).utf8)
        switch number(10) {
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
            ("email", [#""camille@exemple.fr""#]), ("password", [#""azur-2026""#, #""x""#]),
            ("token", [#""a1b2""#, #""c\#(number(50))""#, #""x:APA\#(number(9))""#]), ("platform", [#""IOS""#]),
            ("environment", [#""SANDBOX""#, #""PRODUCTION""#]), ("deviceId", [#""d\#(number(9))""#, #""""#, "null"]),
            ("notifyNewOffers", ["true", "false"]), ("notifyNewProNearby", ["true"]), ("notifyLocalEvents", ["false"]),
            ("notificationRadius", ["5", "50", "7"]), ("preferredCategories", [#"["ENTRE_PROS"]"#, "[]"]),
            ("type", [#""OFFER""#, #""EVENT""#, "null"]), ("offerId", ["7", #""8""#]), ("title", [#""Titre""#]),
            ("body", [#""Texte""#]),
        ]
        var texts: [String] = []
        for (name, values) in members where number(40) > 0 {
            texts.append("\"\(name)\":\(number(40) > 0 ? any(values) : oddity(depth: depth))")
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
