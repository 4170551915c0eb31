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
        body: String = ""
    ) {
        let url = "https://api.madinia.fr/api/v1" + path
        let request = HTTPRequest(method: method, url: url, headers: headers, body: Array(body.utf8))
        response = backend.respond(to: request, at: Date(timeIntervalSince1970: 1_767_686_400))
    }

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
        var headers: HTTPHeaders = ["X-API-Key": "key"]
        headers["Idempotency-Key"] = key
        let body = "{\"email\":\(email),\"formation_id\":\(formation),\"timestamp\":\(timestamp)}"
        return Call(self, .post, "/pre-registrations", headers: headers, body: body)
    }
}
