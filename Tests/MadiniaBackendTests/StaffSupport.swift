import AppShell
import Foundation
import MadiniaBackend

extension MadiniaBackend {
    static let staffKey = "staff-key-of-32-characters-or-so"

    /// With sample data and a staff.
    static func staffed(store: (any MadiniaStore)? = nil) -> MadiniaBackend {
        MadiniaBackend(apiKey: "key", data: .samples, store: store, staffKey: staffKey)
    }

    /// A call of the staff's.
    func staff(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: String = "",
        key: String? = staffKey,
        below base: String = "/staff/v1",
        after seconds: Double = 0
    ) -> Call {
        var headers: HTTPHeaders = [:]
        headers["X-Staff-Key"] = key
        return Call(self, method, path, headers: headers, body: body, below: base, after: seconds)
    }

    /// Members as JSON; nil leaves one out.
    static func formationBody(
        slug: String? = "\"neuve\"",
        title: String? = "\"Neuve\"",
        price: String? = "\"790.00\"",
        and others: [(String, String?)] = []
    ) -> String {
        let members = [
            ("slug", slug), ("title", title), ("description", "\"Une\\nautre\""), ("duration", "\"2 jours\""),
            ("level", "\"Avancé\""), ("price", price),
        ]
        return Call.object(members + others)
    }

    static func articleBody(
        slug: String? = "\"un-titre\"",
        date: String? = "\"2026-01-06T08:00:00.000000Z\"",
        related: String? = "1",
        and others: [(String, String?)] = []
    ) -> String {
        let members = [
            ("slug", slug), ("title", "\"Un titre\""), ("excerpt", "\"Court\""), ("content", "\"<p>x</p>\""),
            ("published_at", date), ("related_formation_id", related),
        ]
        return Call.object(members + others)
    }
}
