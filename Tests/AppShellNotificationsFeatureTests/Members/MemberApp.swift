import AppShell
import AppShellNotificationsFeature
import Foundation
import Synchronization

/// A product whose people sign in: one screen, on which a test says who does, with what they hear of.
enum MemberApp: Product {
    static let manifest = AppManifest(
        id: "members",
        name: "Members",
        navigation: .tabs(
            [Tab(id: "home", title: "Home", symbol: "house", root: CoordinatorPlace())],
            selected: "home"
        ),
        links: LinkPolicy(hosts: ["members.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let membership = Membership(environment: environment)
        let api = MemberAPI(access: membership.access, environment: environment)
        let notifications = NotificationsModule(
            setup: NotificationsSetup(
                question: .atLaunch,
                refused: "Not allowed in the settings",
                registration: .members(onUnauthorized: { membership.signOut() })
            ),
            service: api,
            subscriptions: Subscriptions(strings: SampleSubscriptionStrings(), service: api, environment: environment),
            environment: environment
        )
        membership.begin(notifications.coordinator)
        return [notifications, MemberPages(membership: membership, coordinator: notifications.coordinator)]
    }
}

struct SampleSubscriptionStrings: SubscriptionStrings {
    let errors: APIErrorStrings = .french
    let switches = [
        SubscriptionItem(id: "offers", title: "New offers"), SubscriptionItem(id: "events", title: "Local events"),
    ]
    let topics = [
        SubscriptionItem(id: "HEALTH", title: "Health"), SubscriptionItem(id: "FOOD", title: "Food"),
        SubscriptionItem(id: "FUN", title: "Fun"),
    ]
    let radius = "Radius"
    let radiusOptions = [5, 10, 50, 60]
    func kilometres(_ radius: Int) -> String { "\(radius) km" }
    let loading = "Loading"
    let notLoaded = "Not loaded:"
    let notSaved = "Not saved:"
    let restored = "Restored"
}

/// Who is signed in, as an account feature knows it: over relaunches, in the secret store.
final class Membership {
    final class Access: Sendable {
        private let bearer = Mutex<Secret?>(nil)

        var current: Secret? {
            get { bearer.withLock(\.self) }
            set { bearer.withLock { $0 = newValue } }
        }
    }

    static let key = StoredKey("members.session")
    let access = Access()
    private let environment: AppEnvironment
    private var coordinator: NotificationCoordinator?
    private(set) var name: String?
    var tasks: TaskScope?

    init(environment: AppEnvironment) {
        self.environment = environment
        let kept = try? environment.storage.secrets.secret(for: Self.key)?.reveal()
        guard let parts = kept?.split(separator: "|").map(String.init), parts.count == 2 else { return }
        name = parts[0]
        access.current = Secret(parts[1])
    }

    func begin(_ coordinator: NotificationCoordinator) {
        self.coordinator = coordinator
        if let name { coordinator.signedIn(as: name) }
    }

    /// - Parameter bearer: as the back end gave it.
    func signIn(_ name: String, _ bearer: String) {
        self.name = name
        access.current = Secret(bearer)
        keep(Secret("\(name)|\(bearer)"))
        coordinator?.signedIn(as: name)
    }

    func signOut() {
        guard let bearer = access.current else { return }
        name = nil
        access.current = nil
        keep(nil)
        coordinator?.signedOut(token: bearer)
    }

    private func keep(_ secret: Secret?) {
        tasks? { try? await self.environment.storage.secrets.setSecret(secret, for: Self.key) }
    }
}

struct MemberAPI: DeviceService, SubscriptionService {
    let access: Membership.Access
    let environment: AppEnvironment

    func register(_ registration: DeviceRegistration) async throws(APIError) {
        _ = try await client(access.current).send(.post, "/push", body: body(of: registration))
    }

    func unregister(_ registration: DeviceRegistration, authorization: Secret) async throws(APIError) {
        _ = try await client(authorization).send(.delete, "/push", body: body(of: registration))
    }

    func subscriptions() async throws(APIError) -> SubscriptionPreferences {
        let answer = try await client(access.current).send(.get, "/preferences")
        do { return try JSONDecoder().decode(SubscriptionPreferences.self, from: Data(answer.body)) } catch {
            throw .unreadable("\(error)")
        }
    }

    func setSubscriptions(_ preferences: SubscriptionPreferences) async throws(APIError) {
        _ = try await client(access.current).send(.put, "/preferences", body: MemberBackend.body(preferences))
    }

    func setSubscriptions(_ preferences: SubscriptionPreferences, authorization: Secret) async throws(APIError) {
        _ = try await client(authorization).send(.put, "/preferences", body: MemberBackend.body(preferences))
    }

    private func client(_ bearer: Secret?) -> APIClient {
        var headers = HTTPHeaders()
        headers["Authorization"] = bearer.map { "Bearer \($0.reveal())" }
        return APIClient(baseURL: "https://members.example", headers: headers, environment: environment)
    }

    private func body(of registration: DeviceRegistration) -> [UInt8] {
        let json: JSONValue = [
            "token": .string(registration.token.reveal()), "kind": .string(registration.kind.rawValue),
            "environment": .string(registration.environment.rawValue), "device": .string(registration.deviceID),
        ]
        return Array(json.text().utf8)
    }
}

struct MemberPages: FeatureModule {
    let id = "members"
    let membership: Membership
    let coordinator: NotificationCoordinator

    func contribute(to contributions: inout Contributions) {
        let membership = membership
        contributions.store(Membership.key)
        contributions.start { start in membership.tasks = start.tasks }
        contributions.destination(CoordinatorPlace.self, placement: .tab("home")) { _, _ in
            MemberScreen(membership: membership, coordinator: coordinator)
        }
    }
}

/// What a test types is what happens elsewhere in the app.
final class MemberScreen: Screen {
    private let membership: Membership
    private let coordinator: NotificationCoordinator

    init(membership: Membership, coordinator: NotificationCoordinator) {
        self.membership = membership
        self.coordinator = coordinator
    }

    var content: Content {
        .screen("Home") {
            Content.field("Event", value: "") { self.happen($0) }
            coordinator.note.map { Content.text($0) }
            coordinator.subscriptions?.note.map { Content.text($0) }
            for row in (coordinator.subscriptions?.switches ?? []) + (coordinator.subscriptions?.topics ?? []) {
                toggle(row)
            }
            (coordinator.subscriptions?.radius).map { choice($0) }
            Content.badge("Member", membership.name ?? "nobody")
            for error in coordinator.storageIssues { Content.text(error) }
        }
    }

    private func toggle(_ row: NotificationSwitch) -> Content {
        var toggle = Content.toggle(row.label, isOn: row.isOn(), set: row.set)
        toggle.state.isDisabled = !row.isEnabled()
        return toggle
    }

    private func choice(_ row: NotificationChoice) -> Content {
        var choice = Content.choice(
            row.label,
            options: row.options,
            selected: row.selected(),
            choose: row.choose
        )
        choice.state.isDisabled = !row.isEnabled()
        return choice
    }

    private func happen(_ event: String) {
        let parts = event.split(separator: "|").map(String.init)
        switch parts[0] {
        case "in": membership.signIn(parts[1], parts[2])
        case "out": membership.signOut()
        case "retry": coordinator.subscriptions?.retry()
        case "far": coordinator.subscriptions?.change { $0.radius = 1_000 }
        default: break
        }
    }
}
