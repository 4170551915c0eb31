import AppShell
import AppShellNotificationsFeature
import Foundation

/// A product of notifications and one screen, on which a test says what happens elsewhere in the app.
enum CoordinatorApp: Product {
    static let manifest = AppManifest(
        id: "coordinator",
        name: "Desk",
        navigation: .tabs(
            [Tab(id: "home", title: "Home", symbol: "house", root: CoordinatorPlace())],
            selected: "home"
        ),
        links: LinkPolicy(hosts: ["coordinator.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let notifications = NotificationsModule(
            strings: SampleNotificationsStrings(),
            categories: .sample,
            times: .sample,
            reEngagement: .sample,
            service: CoordinatorAPI(environment: environment),
            environment: environment
        )
        return [notifications, CoordinatorPages(coordinator: notifications.coordinator)]
    }
}

extension ReminderTimes {
    static let sample = ReminderTimes(
        hour: 10,
        afterPreRegistration: [3, 7],
        beforeSession: [5, 2]
    )
}

extension ReEngagement {
    static let sample = ReEngagement(away: 14, betweenInvitations: 30, strings: SampleNotificationsStrings())
}

extension NotificationCategories {
    static let sample = NotificationCategories(
        news: [
            NotificationCategory(id: "courses", title: "Courses"),
            NotificationCategory(id: "articles", title: "Articles"),
        ],
        reminders: NotificationCategory(id: "reminders", title: "Reminders"),
        others: [NotificationCategory(id: "loans", title: "Loans")]
    )
}

struct SampleNotificationsStrings: NotificationsStrings, ReEngagementStrings {
    let invitation = "Hear of new courses"
    let all = "All notifications"
    let refused = "Not allowed in the settings"

    func preRegistration(_ item: ReminderItem, _ days: Int) -> ReminderText {
        ReminderText("Pre-registration", "You chose \(item.title) \(days) days ago")
    }

    func session(_ item: ReminderItem, _ days: Int) -> ReminderText {
        ReminderText("Session", "The session \(item.title) begins in \(days) days")
    }

    func reEngagement(_ days: Int) -> ReminderText {
        ReminderText("Desk", "You have been away for \(days / 7) weeks")
    }

    func addressed(_ firstName: String, _ sentence: String) -> String {
        "\(firstName), \(sentence.prefix(1).lowercased())\(sentence.dropFirst())"
    }

    let names = NameStrings(
        courtesyTitles: ["mr", "mme", "m"],
        organisations: ["sarl", "agency", "and"],
        surnameBeginnings: ["les", "de", "l'"]
    )
}

struct CoordinatorAPI: DeviceService {
    private let client: APIClient

    init(environment: AppEnvironment) {
        client = APIClient(baseURL: "https://coordinator.example", environment: environment)
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

struct CoordinatorPlace: Destination {
    static let name = "coordinator.home"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct CoursePlace: Destination {
    static let name = "coordinator.course"
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

struct CoordinatorPages: FeatureModule {
    let id = "coordinator"
    let coordinator: NotificationCoordinator

    func contribute(to contributions: inout Contributions) {
        contributions.destination(CoordinatorPlace.self, placement: .tab("home")) { _, context in
            CoordinatorScreen(coordinator: coordinator, context: context)
        }
        contributions.destination(CoursePlace.self, placement: .tab("home")) { _, context in
            CoordinatorScreen(coordinator: coordinator, context: context)
        }
        let key = PayloadParameter("key", from: [.text("course")])
        contributions.payload(PayloadRule(parameters: [key]), to: CoursePlace.self)
    }
}

/// What a test types is what happens elsewhere in the app.
final class CoordinatorScreen: Screen {
    private let coordinator: NotificationCoordinator
    private let context: ScreenContext

    init(coordinator: NotificationCoordinator, context: ScreenContext) {
        self.coordinator = coordinator
        self.context = context
    }

    var content: Content {
        .screen("Home") {
            Content.field("Event", value: "") { self.happen($0) }
            coordinator.note.map { Content.text($0) }
            for item in coordinator.switches { Content.toggle(item.label, isOn: item.isOn(), set: item.set) }
            for withheld in coordinator.report?.withheld ?? [] { Content.badge(withheld.id, "\(withheld.reason)") }
            for error in coordinator.storageIssues { Content.text(error) }
        }
    }

    private func happen(_ event: String) {
        let parts = event.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        switch parts[0] {
        case "view": coordinator.viewedDetail()
        case "register": coordinator.preRegistered(item(parts[1], parts[2]), email: parts[3])
        case "sessions":
            let places = stride(from: 1, to: parts.count, by: 2)
            coordinator.sessionsChanged(places.map { item(parts[$0], parts[$0 + 1]) })
        case "name": coordinator.learned(name: parts[1])
        case "lend": context.tasks { _ = await self.coordinator.reschedule(group: "loans", to: [Self.loan]) }
        default: break
        }
    }

    /// Another module's reminder, of a loan that ends.
    private static var loan: LocalNotification {
        LocalNotification(
            id: "reminder.loan",
            title: "Loan",
            body: "It ends tomorrow",
            category: "loans",
            trigger: .after(.days(36), repeats: false)
        )
    }

    private func item(_ id: String, _ session: String) -> ReminderItem {
        ReminderItem(id: id, title: id.capitalized, session: Date(rfc3339: session), payload: ["course": id])
    }
}
