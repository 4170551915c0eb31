import AllInConnectBackend
import AppShell
import Foundation
import Testing

/// A back end and the phones that call it.
struct World {
    let backend: AllInConnectBackend
    let tokens = OpaqueTokens()

    init(data: AllInConnectData = .samples, sender: (any PushSender)? = nil, store: (any AllInConnectStore)? = nil) {
        backend = AllInConnectBackend(data: data, tokens: tokens, sender: sender, store: store)
    }

    /// 6 January 2026, 8:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_767_686_400)

    /// A token of a member: 1 is Camille, 2 is Julien.
    func token(of userID: Int) -> String {
        tokens.issue(TokenClaims(userID: userID, generation: backend.data.tokenGeneration), at: World.start)
    }

    /// A call of a member; of nobody with a nil.
    func call(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: String? = nil,
        by userID: Int? = 1,
        after seconds: Double = 0
    ) -> Answer {
        var headers: HTTPHeaders = ["Accept": "application/json"]
        if let userID { headers["Authorization"] = "Bearer \(token(of: userID))" }
        if body != nil { headers["Content-Type"] = "application/json" }
        return call(method, path, headers: headers, body: body ?? "", after: seconds)
    }

    func call(
        _ method: HTTPRequest.Method,
        _ path: String,
        headers: HTTPHeaders,
        body: String = "",
        after seconds: Double = 0
    ) -> Answer {
        let url = "https://api.allinconnect.fr/api/v1" + path
        let request = HTTPRequest(method: method, url: url, headers: headers, body: Array(body.utf8))
        return Answer(response: backend.respond(to: request, at: World.start.addingTimeInterval(seconds)))
    }

    /// Members as JSON; nil leaves one out.
    func register(
        _ token: String? = "\"a1b2\"",
        platform: String? = "\"IOS\"",
        environment: String? = "\"SANDBOX\"",
        device: String? = "\"phone-1\"",
        by userID: Int = 1
    ) -> Answer {
        let members = [
            ("token", token), ("platform", platform), ("environment", environment), ("deviceId", device),
        ]
        return call(.post, "/push/register", World.object(members), by: userID)
    }

    func setPreferences(
        offers: String? = "true",
        professionals: String? = "true",
        events: String? = "true",
        radius: String? = "10",
        categories: String? = #"["FOOD_PLAISIRS"]"#,
        by userID: Int = 1
    ) -> Answer {
        let members = [
            ("notifyNewOffers", offers), ("notifyNewProNearby", professionals), ("notifyLocalEvents", events),
            ("notificationRadius", radius), ("preferredCategories", categories),
        ]
        return call(.put, "/notification-preferences", World.object(members), by: userID)
    }

    /// The member searches where they are, so that the back end knows.
    func locate(_ place: GeoPoint, userID: Int = 1) {
        let answer = call(.get, "/offers?latitude=\(place.latitude)&longitude=\(place.longitude)", by: userID)
        #expect(answer.status == 200)
    }

    static func object(_ members: [(String, String?)]) -> String {
        let texts = members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
        return "{\(texts.joined(separator: ","))}"
    }
}

/// An answer as a test reads it.
struct Answer {
    let response: HTTPResponse

    var status: Int { response.status }

    /// The body as JSON; nil where it is none.
    var json: JSONValue? { try? JSONValue(parsing: response.body, limits: JSONLimits(bytes: 1 << 20)) }

    var text: String { String(decoding: response.body, as: UTF8.self) }

    /// What is wrong, by field.
    var errors: [String: [String]] {
        let members = json?["errors"]?.objectValue?.members ?? []
        let pairs = members.map { ($0.key, ($0.value.arrayValue ?? []).compactMap(\.stringValue)) }
        return Dictionary(pairs, uniquingKeysWith: { one, _ in one })
    }

    /// The ids of a list, in order.
    var ids: [Int]? { json?.arrayValue?.compactMap { $0["id"]?.integerValue } }

    /// The distances of a list, in order; nil for null.
    var distances: [Double?]? { json?.arrayValue?.map { $0["distance"]?.numberValue?.double } }
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
