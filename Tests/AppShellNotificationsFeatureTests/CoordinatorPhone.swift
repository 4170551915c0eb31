import AppShell
import AppShellHeadless
import Foundation
import Synchronization

/// Devices as a back end keeps them.
final class CoordinatorBackend: HTTPHandler {
    private let rows = Mutex<[String: String]>([:])
    private let received = Mutex<[String]>([])

    /// Method and body of each call, in order; without the token.
    var calls: [String] { received.withLock(\.self) }

    /// What it was told last, by token.
    func preferences(of token: PushToken) -> String? { rows.withLock { $0[token.hex] } }

    func forgetDevices() { rows.withLock { $0 = [:] } }

    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse {
        let body = String(decoding: request.body, as: UTF8.self)
        received.withLock { $0.append("\(request.method.rawValue) \(body)") }
        return rows.withLock { rows in
            if request.method == .put {
                let token = request.url.split(separator: "/").dropLast().last.map(String.init) ?? ""
                guard rows[token] != nil else { return HTTPResponse(status: 404) }
                rows[token] = body
                return HTTPResponse(status: 200)
            }
            guard let token = body.split(separator: "\"token\":\"").last?.prefix(while: { $0 != "\"" }) else {
                return HTTPResponse(status: 422)
            }
            rows[String(token), default: ""] += ""
            return HTTPResponse(status: 201)
        }
    }
}

/// ``CoordinatorApp`` on a phone, driven by what happens.
final class CoordinatorPhone {
    let session: HeadlessSession
    let backend: CoordinatorBackend

    /// - Parameter permission: as the person has left it in the settings.
    init(
        at start: String = "2026-01-10T12:00:00Z",
        in zone: String = "Europe/Paris",
        permission: NotificationPermission = .authorized,
        launch: Bool = true
    ) throws {
        backend = CoordinatorBackend()
        session = HeadlessSession(
            product: CoordinatorApp.self,
            start: Date(rfc3339: start) ?? .distantPast,
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: zone) ?? .gmt
            ),
            handler: backend
        )
        if permission != .notDetermined { session.setNotificationPermission(permission) }
        if launch { try session.launch() }
    }

    var notifications: SimulatedNotifications { session.phone.notifications }

    /// Something happens elsewhere in the app.
    func happen(_ event: String) throws {
        try session.type(event, into: "Event")
        try session.dismissKeyboard()
    }

    func relaunch() throws {
        session.kill(by: .person)
        try session.launch()
    }

    /// Goes to another app for a while and comes back.
    func leave(for duration: Duration) throws {
        try session.enterBackground()
        try session.wait(duration)
        try session.enterForeground()
    }

    /// What waits, with the local time of the phone: `session-5.starter 2026-02-10T10:00`.
    var waiting: [String] {
        let style = Date.ISO8601FormatStyle(timeZone: session.timeZone)
        return notifications.scheduled.map { scheduled in
            let id = scheduled.notification.id.dropFirst("reminder.".count)
            return "\(id) \(style.format(scheduled.date).prefix(16))"
        }
    }

    /// Of them those about courses.
    var reminders: [String] { waiting.filter { !$0.hasPrefix("re-engagement") } }

    var reEngagement: String? { waiting.first { $0.hasPrefix("re-engagement") }.map { String($0.suffix(16)) } }

    func body(_ id: String) -> String? {
        notifications.scheduled.first { $0.notification.id == "reminder.\(id)" }?.notification.body
    }

    /// Everything on the screen, one after the other.
    var texts: [String] {
        get throws {
            func all(_ content: ContentSnapshot) -> [String] { [content.label] + content.children.flatMap(all) }
            return all(try session.content())
        }
    }

    func isOn(_ label: String) throws -> Bool? {
        func find(_ content: ContentSnapshot) -> ContentSnapshot? {
            content.label == label ? content : content.children.lazy.compactMap(find).first
        }
        return find(try session.content())?.state.isSelected
    }
}

extension Duration {
    static func days(_ days: Int) -> Duration { .seconds(86_400 * days) }
}
