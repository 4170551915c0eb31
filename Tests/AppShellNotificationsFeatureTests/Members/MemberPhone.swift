import AppShell
import AppShellHeadless
import AppShellNotificationsFeature
import Foundation

/// ``MemberApp`` on a phone, driven by what happens.
final class MemberPhone {
    let session: HeadlessSession
    let backend = MemberBackend()

    init(
        permission: NotificationPermission = .authorized,
        configuration: AppConfiguration = AppConfiguration(),
        seed: UInt64 = 1,
        launch: Bool = true
    ) throws {
        session = HeadlessSession(
            product: MemberApp.self,
            start: Date(rfc3339: "2026-01-10T12:00:00Z") ?? .distantPast,
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: backend,
            configuration: configuration,
            seed: seed
        )
        if permission != .notDetermined { session.setNotificationPermission(permission) }
        if launch { try session.launch() }
    }

    func happen(_ event: String) throws {
        try session.type(event, into: "Event")
        try session.dismissKeyboard()
    }

    func signIn(_ name: String) throws { try happen("in|\(name)|\(backend.bearer(for: name))") }

    func signOut() throws { try happen("out") }

    func relaunch() throws {
        session.kill(by: .person)
        try session.launch()
    }

    /// Goes to another app for a while and comes back.
    func leave(for duration: Duration = .seconds(60)) throws {
        try session.enterBackground()
        try session.wait(duration)
        try session.enterForeground()
    }

    var member: String? {
        get throws { try find("Member")?.value }
    }

    /// Everything on the screen, one after the other.
    var texts: [String] {
        get throws {
            func all(_ content: ContentSnapshot) -> [String] { [content.label] + content.children.flatMap(all) }
            return all(try session.content())
        }
    }

    func find(_ label: String) throws -> ContentSnapshot? {
        func find(_ content: ContentSnapshot) -> ContentSnapshot? {
            content.label == label ? content : content.children.lazy.compactMap(find).first
        }
        return find(try session.content())
    }

    func isOn(_ label: String) throws -> Bool? { try find(label)?.state.isSelected }

    func isEnabled(_ label: String) throws -> Bool? { try find(label).map { !$0.state.isDisabled } }

    /// As the screen shows it; nil while it shows none.
    var shown: SubscriptionPreferences? {
        get throws {
            guard try isEnabled("Radius") == true, let text = try find("Radius")?.value,
                let radius = Int(text.split(separator: " ")[0])
            else { return nil }
            let strings = SampleSubscriptionStrings()
            var isOn: [String: Bool] = [:]
            for item in strings.switches { isOn[item.id] = try self.isOn(item.title) }
            let topics = try strings.topics.filter { try self.isOn($0.title) == true }.map(\.id)
            return SubscriptionPreferences(isOnBySwitch: isOn, radius: radius, topics: topics)
        }
    }

    /// What the module keeps in the secret store, as it is written.
    var keptSecret: String {
        get throws {
            try session.environment.storage.secrets.secret(for: StoredKey("notifications.device"))?.reveal() ?? ""
        }
    }
}
