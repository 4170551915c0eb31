import AppShell
import Foundation
import Headless
import Synchronization

@testable import AllInConnect

/// A back end that answers each path with what a test wrote, and keeps what it was asked.
final class PaperBackend: HTTPHandler {
    private let pages: [String: String]
    private let received = Mutex<[HTTPRequest]>([])

    /// - Parameter pages: bodies by path and query, below the base URL.
    init(_ pages: [String: String]) {
        self.pages = pages
    }

    var requests: [HTTPRequest] { received.withLock(\.self) }

    /// `GET /offers?radius=5`, in order.
    var lines: [String] {
        requests.map { "\($0.method.rawValue) \($0.url.dropFirst(AllInConnectAPI.productionURL.count))" }
    }

    var bodies: [String] { requests.map { String(decoding: $0.body, as: UTF8.self) } }

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        received.withLock { $0.append(request) }
        let path = String(request.url.dropFirst(AllInConnectAPI.productionURL.count))
        guard let body = pages[path] else { return HTTPResponse(status: 404) }
        return HTTPResponse(status: 200, body: Array(body.utf8))
    }
}

extension AllInConnectAPI {
    /// Signed in with the token `jwt`, unless told otherwise.
    static func on(_ backend: PaperBackend, token: String? = "jwt") -> AllInConnectAPI {
        let session = HeadlessSession(
            product: AllInConnectApp.self,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: backend
        )
        let access = AccessToken()
        access.set(token.map { Secret($0) })
        return AllInConnectAPI(access: access, environment: session.environment)
    }
}
