import AppShell
import AppShellHeadless
import Foundation
import Synchronization

@testable import AllInConnect

/// A back end that answers each path with what a test wrote, and keeps what it was asked.
final class PaperBackend: HTTPHandler {
    private let pages: [String: String]
    private let status: Int
    private let received = Mutex<[HTTPRequest]>([])

    /// - Parameters:
    ///   - pages: bodies by path and query, below the base URL.
    ///   - status: of each answer that has a page.
    init(_ pages: [String: String], status: Int = 200) {
        self.pages = pages
        self.status = status
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
        return HTTPResponse(status: status, body: Array(body.utf8))
    }
}

extension AllInConnectAPI {
    /// Signed in with the token `jwt`, unless told otherwise.
    static func on(
        _ backend: PaperBackend,
        token: String? = "jwt",
        diagnostics: any Diagnostics = NoDiagnostics()
    ) -> AllInConnectAPI {
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
        var environment = session.environment
        environment.diagnostics = diagnostics
        return AllInConnectAPI(access: access, environment: environment)
    }
}

/// Remembers what was reported.
final class HeardDiagnostics: Diagnostics {
    private let reported = Mutex<[Diagnostic]>([])

    var locations: [String] { reported.withLock { $0.map(\.location) } }

    func report(_ diagnostic: Diagnostic) { reported.withLock { $0.append(diagnostic) } }
}
