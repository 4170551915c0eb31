import AppShell
import Foundation
import NotificationsFeature

/// A product of notifications and one screen, on which a test says what happens elsewhere in the app.
enum DeskApp: Product {
    static let manifest = AppManifest(
        id: "desk",
        name: "Desk",
        navigation: .tabs([Tab(id: "home", title: "Home", symbol: "house", root: DeskPlace())], selected: "home"),
        links: LinkPolicy(hosts: ["desk.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let notifications = NotificationsModule(
            words: .sample,
            categories: .sample,
            service: DeskAPI(environment: environment),
            environment: environment
        )
        return [notifications, DeskPages(desk: notifications.desk)]
    }
}

extension NotificationCategories {
    static let sample = NotificationCategories(
        news: [
            NotificationCategory(id: "courses", title: "Courses"),
            NotificationCategory(id: "articles", title: "Articles"),
        ],
        reminders: NotificationCategory(id: "reminders", title: "Reminders")
    )
}

extension NotificationsWords {
    static let sample = NotificationsWords(
        invitation: "Hear of new courses",
        all: "All notifications",
        refused: "Not allowed in the settings",
        reminders: ReminderWords(
            preRegistration: { .init(title: "Pre-registration", sentence: "You chose \($0.title) \($1) days ago") },
            session: { .init(title: "Session", sentence: "The session \($0.title) begins in \($1) days") },
            reEngagement: { .init(title: "Desk", sentence: "You have been away for \($0 / 7) weeks") },
            addressed: { "\($0), \($1.prefix(1).lowercased())\($1.dropFirst())" },
            names: NameWords(
                courtesyTitles: ["mr", "mme", "m"],
                organisations: ["sarl", "agency", "and"],
                surnameBeginnings: ["les", "de", "l'"]
            )
        )
    )
}

struct DeskAPI: DeviceService {
    private let client: APIClient

    init(environment: AppEnvironment) {
        client = APIClient(baseURL: "https://desk.example", environment: environment)
    }

    func register(_ registration: DeviceRegistration) async throws(APIError) {
        let body: [String: String?] = [
            "token": registration.token.reveal(), "version": registration.appVersion,
            "email": registration.email?.reveal(),
        ]
        _ = try await client.send(.post, "/devices", body: Self.body(body))
    }

    func setPreferences(_ preferences: DevicePreferences, token: Secret) async throws(APIError) {
        let body = preferences.isOnByCategory.mapValues { Optional($0 ? "on" : "off") }
        _ = try await client.send(.put, "/devices/\(token.reveal())/preferences", body: Self.body(body))
    }

    private static func body(_ members: [String: String?]) -> [UInt8] {
        let texts = members.compactMap { name, value in value.map { (name, JSONValue.string($0)) } }
        return Array(JSONValue.object(JSONObject(texts)).text(sortedKeys: true).utf8)
    }
}

struct DeskPlace: Destination {
    static let name = "desk.home"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct CoursePlace: Destination {
    static let name = "desk.course"
    static let parameterNames = ["key"]
    let key: String

    init(key: String) {
        self.key = key
    }

    init(parameters: RouteParameters) throws(RouteError) {
        key = try parameters.text("key")
    }

    var parameters: RouteParameters { ["key": key] }
}

struct DeskPages: FeatureModule {
    let id = "desk"
    let desk: NotificationDesk

    func contribute(to contributions: inout Contributions) {
        contributions.destination(DeskPlace.self, placement: .tab("home")) { _, _ in DeskScreen(desk: desk) }
        contributions.destination(CoursePlace.self, placement: .tab("home")) { _, _ in DeskScreen(desk: desk) }
        let key = PayloadParameter("key", from: [.text("course")])
        contributions.payload(PayloadRule(parameters: [key]), to: CoursePlace.self)
    }
}

/// What a test types is what happens elsewhere in the app.
final class DeskScreen: Screen {
    private let desk: NotificationDesk

    init(desk: NotificationDesk) {
        self.desk = desk
    }

    var content: Content {
        .screen("Home") {
            Content.field("Event", value: "") { self.happen($0) }
            desk.note.map { Content.text($0) }
            for item in desk.switches { Content.toggle(item.label, isOn: item.isOn(), set: item.set) }
            for withheld in desk.report?.withheld ?? [] { Content.badge(withheld.id, "\(withheld.reason)") }
            for fault in desk.storageFaults { Content.text(fault) }
        }
    }

    private func happen(_ event: String) {
        let parts = event.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        switch parts[0] {
        case "view": desk.viewedDetail()
        case "register": desk.preRegistered(item(parts[1], parts[2]), email: parts[3])
        case "sessions":
            let places = stride(from: 1, to: parts.count, by: 2)
            desk.sessionsChanged(places.map { item(parts[$0], parts[$0 + 1]) })
        case "name": desk.learned(name: parts[1])
        default: break
        }
    }

    private func item(_ id: String, _ session: String) -> ReminderItem {
        ReminderItem(id: id, title: id.capitalized, session: Date(rfc3339: session), payload: ["course": id])
    }
}
