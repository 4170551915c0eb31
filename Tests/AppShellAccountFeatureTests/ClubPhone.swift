import AppShell
import AppShellHeadless
import Foundation

/// ``ClubApp`` on a phone, driven by what a person does.
final class ClubPhone {
    let session: HeadlessSession
    let backend = ClubBackend()
    let secrets = FaultySecrets()

    init(at start: String = "2026-01-10T12:00:00Z", in zone: String = "Europe/Paris", launch: Bool = true) throws {
        session = HeadlessSession(
            product: ClubApp.self,
            start: Date(rfc3339: start) ?? .distantPast,
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: zone) ?? .gmt
            ),
            handler: backend,
            storage: secrets.storage
        )
        if launch { try session.launch() }
    }

    /// Somebody who has signed in.
    static func signedIn(as name: String = "ada") throws -> ClubPhone {
        let phone = try ClubPhone()
        try phone.signIn(as: name)
        return phone
    }

    // MARK: What a person does

    func openSheet() throws { try session.tap("Sign in") }

    func fill(_ email: String = "ada@club.example", _ password: String = "swordfish") throws {
        try session.type(email, into: "Email")
        try session.type(password, into: "Password")
    }

    func signIn(as name: String = "ada", password: String = "swordfish") throws {
        try openSheet()
        try fill("\(name)@club.example", password)
        try session.tap("Send")
    }

    func signOut() throws {
        try session.selectTab("Profile")
        try session.tap("Sign out")
    }

    func relaunch() throws {
        session.kill(by: .person)
        try session.launch()
    }

    // MARK: What happens elsewhere

    /// The back end calls every token back.
    func revoke() { backend.change { $0.sessions = [:] } }

    func tap(_ screen: String, _ id: Int, delivery: String? = nil) -> Arrival {
        .tap(#"{"screen":"\#(screen)","entityId":\#(id)}"#, id: delivery)
    }

    func link(_ id: Int) -> Arrival { .link("https://club.example/news/\(id)") }

    // MARK: What they see

    var current: String { get throws { "\(try session.navigation().current)" } }

    var isGated: Bool { get throws { try reads("Please sign in") } }

    func reads(_ text: String) throws -> Bool { try !ElementFinder(session.content()).reading(text).isEmpty }

    /// What the hooks told, as the page on top shows it.
    var log: [String] {
        get throws {
            try elements.last { $0.role == .list && $0.label == "Log" }?.children.map(\.label) ?? []
        }
    }

    func badge(_ label: String) throws -> String? {
        try elements.last { $0.role == .badge && $0.label == label }?.value
    }

    func field(_ label: String) throws -> ContentSnapshot? {
        try elements.last { if case .field = $0.role { $0.label == label } else { false } }
    }

    func heading(_ label: String) throws -> ContentSnapshot? {
        try elements.last { if case .heading = $0.role { $0.label == label } else { false } }
    }

    func button(_ label: String) throws -> ContentSnapshot? {
        try elements.last { $0.role == .button && $0.label == label }
    }

    var outcomes: [String] { get throws { try session.arrivals().map { "\($0.outcome)" } } }

    var calls: [String] {
        session.server.exchanges.map {
            $0.request.method.rawValue + " " + $0.request.url.replacing("https://api.club.example", with: "")
        }
    }

    private var elements: [ContentSnapshot] {
        get throws {
            func all(_ content: ContentSnapshot) -> [ContentSnapshot] { [content] + content.children.flatMap(all) }
            return all(try session.content())
        }
    }
}
