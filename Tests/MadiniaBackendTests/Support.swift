import AppShell
import Foundation
import MadiniaBackend

/// One request to a back end, and its answer as a test reads it.
struct Call {
    let response: HTTPResponse

    init(
        _ backend: MadiniaBackend,
        _ method: HTTPRequest.Method = .get,
        _ path: String,
        headers: HTTPHeaders = ["X-API-Key": "key"],
        body: String = "",
        from caller: String = "",
        below base: String = "/api/v1",
        after seconds: Double = 0
    ) {
        let url = "https://api.madinia.fr" + base + path
        let request = HTTPRequest(method: method, url: url, headers: headers, body: Array(body.utf8))
        response = backend.respond(to: request, from: caller, at: Call.start.addingTimeInterval(seconds))
    }

    /// 6 January 2026, 8:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_767_686_400)

    var status: Int { response.status }

    /// The body as it was sent.
    var text: String { String(decoding: response.body, as: UTF8.self) }

    /// The body as JSON; nil where it is none.
    var json: [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(response.body))) as? [String: Any]
    }

    /// The titles of a list, in order.
    var titles: [String]? { (json?["data"] as? [[String: Any]])?.compactMap { $0["title"] as? String } }

    /// The pages next to this one; a link that is null is written so.
    func link(_ name: String) -> String? {
        guard let link = (json?["links"] as? [String: Any])?[name] else { return nil }
        return link is NSNull ? "null" : (link as? String)?.replacing("https://api.madinia.fr/api/v1", with: "")
    }

    /// The resource of an answer.
    var data: [String: Any]? { json?["data"] as? [String: Any] }

    var message: String? { json?["message"] as? String }

    func meta(_ name: String) -> Int? { (json?["meta"] as? [String: Any])?[name] as? Int }

    /// What is wrong, by field.
    var errors: [String: [String]]? { json?["errors"] as? [String: [String]] }
}

extension MadiniaBackend {
    static func sample() -> MadiniaBackend { MadiniaBackend(apiKey: "key") }

    func preRegister(
        email: String = "\"lucas@exemple.fr\"",
        formation: String = "1",
        timestamp: String = "\"2026-01-06T08:00:00Z\"",
        key: String? = nil
    ) -> Call {
        let body = "{\"email\":\(email),\"formation_id\":\(formation),\"timestamp\":\(timestamp)}"
        return send(.post, "/pre-registrations", body, key: key)
    }

    /// A write, with its idempotency key if any.
    func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: String,
        key: String? = nil,
        after seconds: Double = 0
    ) -> Call {
        var headers: HTTPHeaders = ["X-API-Key": "key"]
        headers["Idempotency-Key"] = key
        return Call(self, method, path, headers: headers, body: body, after: seconds)
    }

    /// A message to Madinia; members as JSON, nil for one that is absent.
    func contact(
        name: String? = "\"Marc\"",
        email: String? = "\"marc@exemple.fr\"",
        message: String? = "\"Un devis, s'il vous plaît.\"",
        context: String? = nil
    ) -> Call {
        let members = [("name", name), ("email", email), ("message", message), ("context", context)]
        return send(.post, "/contacts", Call.object(members))
    }

    func register(
        _ token: String? = "\"abc123\"",
        platform: String? = "\"ios\"",
        version: String? = "\"1.0\"",
        email: String? = nil
    ) -> Call {
        let members = [("device_token", token), ("platform", platform), ("app_version", version), ("email", email)]
        return send(.post, "/devices", Call.object(members))
    }

    func setPreferences(_ token: String, formations: Bool, articles: Bool, reminders: Bool = true) -> Call {
        send(
            .put,
            "/devices/\(token)/preferences",
            #"{"new_formations":\#(formations),"new_articles":\#(articles),"reminders":\#(reminders)}"#
        )
    }
}

extension Call {
    /// A JSON object of members that are JSON; nil leaves one out.
    static func object(_ members: [(String, String?)]) -> String {
        let texts = members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
        return "{\(texts.joined(separator: ","))}"
    }
}

/// A generator of our own, so that a seed means the same sequence on every machine.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
