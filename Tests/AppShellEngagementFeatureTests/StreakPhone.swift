import AppShell
import AppShellHeadless
import Foundation

/// ``StreakApp`` on a phone, driven by what a person does.
final class StreakPhone {
    private struct Nobody: HTTPHandler {
        func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
    }

    let session: HeadlessSession

    /// - Parameter start: an instant of RFC 3339.
    init(
        at start: String = "2026-01-10T12:00:00Z",
        in zone: String = "Europe/Paris",
        storage: Storage = .inMemory(),
        launch: Bool = true
    ) throws {
        session = HeadlessSession(
            product: StreakApp.self,
            start: Date(rfc3339: start) ?? .distantPast,
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: zone) ?? .gmt
            ),
            handler: Nobody(),
            storage: storage
        )
        if launch { try session.launch() }
    }

    var notifications: SimulatedNotifications { session.phone.notifications }

    // MARK: What a person does

    /// A session that ends now, seen to its summary and left for home; a question stays unanswered.
    func practise(_ button: String = "Practise") throws {
        try session.tap(button)
        if try isAsked { try session.dismissSheet() }
        try session.goBack()
    }

    /// The first session, with an answer to the question.
    func practise(answering answer: String, allowed: Bool? = nil) throws {
        try session.tap("Practise")
        try session.tap(answer)
        if let allowed { try session.answerNotificationPrompt(isAllowed: allowed) }
        if try isAsked { try session.dismissSheet() }
        try session.goBack()
    }

    func relaunch() throws {
        session.kill(by: .person)
        try session.launch()
    }

    /// Flies there, and opens the app anew.
    func travel(to zone: String) throws {
        try leaveFor(zone)
        try session.launch()
    }

    /// Flies there with the app closed.
    func leaveFor(_ zone: String) throws {
        session.kill(by: .person)
        session.phone.setTimeZone(TimeZone(identifier: zone) ?? .gmt)
    }

    /// With the app closed, until that instant.
    func sleep(until instant: String) throws {
        session.kill(by: .person)
        let end = Date(rfc3339: instant) ?? .distantFuture
        try session.wait(.seconds(Int(end.timeIntervalSince(session.clock.now))))
        try session.launch()
    }

    func setHour(_ hour: Int) throws {
        try session.type("\(hour)", into: "Hour")
        try session.dismissKeyboard()
    }

    // MARK: What they see

    var isAsked: Bool { get throws { try session.navigation().current.name == "engagement.consent" } }

    /// As home or the summary shows it.
    var streak: String? { get throws { try element(.badge, "Streak")?.value } }

    var isReminderOn: Bool? { get throws { try element(.toggle, "Reminder")?.state.isSelected } }

    var hour: String? { get throws { try element(.field(.text), "Hour")?.value } }

    var note: String? { get throws { try elements.last { $0.role == .banner }?.label } }

    var texts: [String] { get throws { try elements.map(\.label) } }

    /// `2026-01-11T20:00 Your streak of 1 day awaits you`, on the phone's clock.
    var waiting: [String] {
        let style = Date.ISO8601FormatStyle(timeZone: session.timeZone)
        return notifications.scheduled.map { "\(style.format($0.date).prefix(16)) \($0.notification.body)" }
    }

    /// The texts of those that the phone shows.
    var shown: [String] { notifications.shown.map(\.notification.body) }

    private var elements: [ContentSnapshot] {
        get throws {
            func all(_ content: ContentSnapshot) -> [ContentSnapshot] { [content] + content.children.flatMap(all) }
            return all(try session.content())
        }
    }

    private func element(_ role: Content.Role, _ label: String) throws -> ContentSnapshot? {
        try elements.last { $0.role == role && $0.label == label }
    }
}

extension Duration {
    static func hours(_ hours: Int) -> Duration { .seconds(3_600 * hours) }

    static func days(_ days: Int) -> Duration { hours(24 * days) }
}
