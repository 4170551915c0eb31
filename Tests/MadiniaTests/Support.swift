import AppShell
import AppShellHeadless
import Foundation
import Madinia
import Synchronization

/// A back end that answers each path with what a test wrote, and keeps what it was asked. What is posted is created.
final class PaperBackend: HTTPHandler {
    private let pages: Mutex<[String: String]>
    private let received = Mutex<[HTTPRequest]>([])

    /// - Parameter pages: bodies by path and query, below the base URL.
    init(_ pages: [String: String]) {
        self.pages = Mutex(pages)
    }

    var requests: [HTTPRequest] { received.withLock(\.self) }

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        received.withLock { $0.append(request) }
        let path = request.url.split(separator: "/api/v1", maxSplits: 1).last.map(String.init) ?? ""
        guard let body = pages.withLock({ $0[path] }) else { return HTTPResponse(status: 404) }
        return HTTPResponse(status: request.method == .post ? 201 : 200, body: Array(body.utf8))
    }
}

extension HeadlessSession {
    /// Madinia on a phone in Paris, with that back end.
    static func madinia(_ backend: any HTTPHandler) -> HeadlessSession {
        HeadlessSession(
            product: MadiniaApp.self,
            start: Date(timeIntervalSince1970: 1_767_686_400),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: backend,
            configuration: AppConfiguration(apiKey: "key")
        )
    }
}

/// A formation as the API writes it, with some of its members written otherwise.
func formation(_ changes: [String: String?] = [:]) -> String {
    var members: [String: String] = [
        "id": "1", "slug": "\"starter\"", "title": "\"Starter\"", "description": "\"Les fondamentaux.\"",
        "objectives": "[\"Comprendre\"]", "prerequisites": "null", "duration": "\"2 jours\"",
        "level": "\"Débutant\"", "price": "\"490.00\"", "next_session": "\"2026-02-15T09:00:00.000000Z\"",
    ]
    for (name, value) in changes { members[name] = value }
    return "{" + members.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
}
