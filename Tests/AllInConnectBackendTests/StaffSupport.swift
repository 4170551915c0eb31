import AllInConnectBackend
import AppShell
import Foundation

/// A back end with a staff, and the calls of both sides.
struct StaffWorld {
    static let key = "staff-key-of-32-characters-or-so"

    let tokens = OpaqueTokens()
    let backend: AllInConnectBackend

    init(data: AllInConnectData = .samples, key: String? = StaffWorld.key, store: (any AllInConnectStore)? = nil) {
        backend = AllInConnectBackend(data: data, tokens: tokens, store: store, staffKey: key)
    }

    func call(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: String? = nil,
        key: String? = StaffWorld.key,
        headers: HTTPHeaders = [:],
        below base: String = "/staff/v1"
    ) -> Answer {
        var headers = headers
        headers["X-Staff-Key"] = key
        if body != nil, headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        let url = "https://api.allinconnect.fr\(base)\(path)"
        let request = HTTPRequest(method: method, url: url, headers: headers, body: Array((body ?? "").utf8))
        return Answer(response: backend.respond(to: request, at: World.start))
    }

    /// A call of a member with a token.
    func phone(_ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, token: String) -> Answer {
        call(method, path, body, key: nil, headers: ["Authorization": "Bearer \(token)"], below: "/api/v1")
    }

    func signIn(_ email: String, _ password: String) -> String? {
        let body = #"{"email":"\#(email)","password":"\#(password)"}"#
        return call(.post, "/auth/authenticate", body, key: nil, below: "/api/v1").json?["token"]?.stringValue
    }

    /// Members as JSON; nil leaves one out.
    static func offer(
        title: String? = "\"Deux cafés pour un\"",
        price: String? = "4.5",
        start: String? = "\"2026-01-06T08:00:00Z\"",
        end: String? = nil,
        type: String? = "\"OFFRE\"",
        category: String? = "\"FOOD_PLAISIRS\"",
        professional: String? = #"{"id":3}"#,
        and others: [(String, String?)] = []
    ) -> String {
        let members = [
            ("title", title), ("description", "\"Le matin.\""), ("price", price), ("start", start), ("end", end),
            ("type", type), ("category", category), ("professional", professional),
        ]
        return World.object(members + others)
    }

    static func professional(
        name: String? = "\"Glacier Azur\"",
        latitude: String? = "43.7745",
        longitude: String? = "7.4975"
    ) -> String {
        World.object([
            ("name", name), ("category", "\"FOOD_PLAISIRS\""), ("address", "\"1 quai\""), ("city", "\"Menton\""),
            ("latitude", latitude), ("longitude", longitude),
        ])
    }

    static func member(
        email: String? = "\"lea@exemple.fr\"",
        password: String? = "\"mimosa-2026\"",
        card: String? = #"{"number":"AIC-9","type":"Premium","valid_until":"2026-12-31"}"#
    ) -> String {
        World.object([
            ("email", email), ("password", password), ("first_name", "\"Léa\""), ("last_name", "\"Martin\""),
            ("card", card),
        ])
    }
}
