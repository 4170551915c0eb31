import AppShell
import AppShellHeadless
import AppShellLive
import Foundation

/// A phone with a product, whose calls go to a served back end over TCP.
struct Phone {
    let session: HeadlessSession

    init(_ product: any Product.Type, of process: BackendProcess, apiKey: String = "") {
        session = HeadlessSession(
            product: product,
            start: .now,
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: Nowhere(),
            transport: URLSessionTransport(),
            configuration: AppConfiguration(apiBaseURL: process.url + "/api/v1", apiKey: apiKey)
        )
        session.setNotificationPermission(.authorized)
    }

    var token: String { session.phone.notifications.token.hex }

    /// The title of what is on top.
    func title() throws -> String? { try session.content().children.last?.label }

    /// The banner of these words; nil without one.
    func banner(_ title: String) -> String? {
        session.phone.notifications.reading(title).first { $0.presentation.contains(.banner) }?.notification.body
    }

    /// Nothing answers in process.
    private struct Nowhere: HTTPHandler {
        func respond(to _: HTTPRequest, at _: Date) -> HTTPResponse { HTTPResponse(status: 500) }
    }
}
