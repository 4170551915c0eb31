import AppShell
import AppShellHeadless
import Foundation
import Synchronization
import Testing

@testable import AppShellNotificationsFeature

/// What a phone with the same app in hand can't show.
struct RegistrarTests {
    private final class Service: DeviceService {
        private let received = Mutex<[String]>([])

        /// The version of each registration, in order.
        var versions: [String] { received.withLock(\.self) }

        func register(_ registration: DeviceRegistration) async throws(APIError) {
            received.withLock { $0.append(registration.appVersion) }
        }

        func setPreferences(_ preferences: DevicePreferences, token: Secret) async throws(APIError) {}
    }

    /// Permission is given, and there is no way to the push service.
    private struct NoPushService: DeviceNotifications {
        func permission() async -> NotificationPermission { .authorized }
        func requestPermission(_ options: NotificationPermissionOptions) async -> NotificationPermission { .authorized }
        func schedule(_ notification: LocalNotification) async throws(NotificationError) {}
        func cancel(_ ids: [String]) async {}
        func pending() async -> [LocalNotification] { [] }
        func delivered() async -> [DeliveredNotification] { [] }
        func removeDelivered(_ ids: [String]) async {}
        func setBadge(_ number: Int) async {}
        func registerForPushes() async throws(NotificationError) -> PushToken { throw .failed("no way") }
    }

    private let service = Service()

    private func wake(in environment: AppEnvironment) async {
        await DeviceRegistrar(service: service, environment: environment) { nil }.wake()
    }

    @Test("MAD-FR40: an app that was updated is registered again, once")
    func update() async throws {
        var environment = try CoordinatorPhone(launch: false).session.environment
        await wake(in: environment)
        environment.configuration.appVersion = "1.1.0"
        await wake(in: environment)
        await wake(in: environment)
        #expect(service.versions == ["1.0.0", "1.1.0"])
    }

    @Test("MAD-FR40: a push service that gives no token is silent; the next launch asks again")
    func noPushService() async throws {
        var environment = try CoordinatorPhone(launch: false).session.environment
        let phone = environment.device.notifications
        environment.device.notifications = NoPushService()
        await wake(in: environment)
        #expect(service.versions == [])
        environment.device.notifications = phone
        await wake(in: environment)
        #expect(service.versions == ["1.0.0"])
    }

    @Test("MAD-NFR7: neither token nor address is printed or dumped")
    func prints() {
        let record = DeviceRecord(
            token: "abcdef",
            email: "lucas@x.fr",
            accepted: .init(token: "abcdef", appVersion: "1", email: "lucas@x.fr"),
            knownToken: "abcdef"
        )
        let registration = DeviceRegistration(token: Secret("abcdef"), appVersion: "1", email: Secret("lucas@x.fr"))
        var text = "\(record) \(String(reflecting: record)) \(registration) \(String(reflecting: registration))"
        dump(record, to: &text)
        dump(registration, to: &text)
        #expect(!text.contains("abcdef"))
        #expect(!text.contains("lucas"))
    }

    @Test("what is kept and can't be understood is replaced")
    func unreadable() async throws {
        let environment = try CoordinatorPhone(launch: false).session.environment
        try await environment.storage.secrets.setSecret(Secret("abcdef"), for: NotificationKeys.device)
        let registrar = DeviceRegistrar(service: service, environment: environment) { nil }
        await registrar.wake()
        await wake(in: environment)
        #expect(service.versions == ["1.0.0"])
        #expect(registrar.storageIssue == nil)
    }

    @Test("what can't be read at the moment is not taken for nothing: it is neither replaced nor told anew")
    func passing() async throws {
        let environment = try CoordinatorPhone(launch: false).session.environment
        let newer = StoredKey("notifications.device", schema: 2)
        try await environment.storage.secrets.setSecret(Secret("abcdef"), for: newer)
        let registrar = DeviceRegistrar(service: service, environment: environment) { nil }
        await registrar.wake()
        #expect(service.versions == [])
        #expect(registrar.storageIssue?.contains("notifications.device") == true)
        #expect(try environment.storage.secrets.secret(for: newer) == Secret("abcdef"))
        try await environment.storage.secrets.setSecret(nil, for: newer)
        await registrar.wake()
        #expect(service.versions == ["1.0.0"])
    }

    @Test("what is remembered of pre-registrations does not grow with each, and has an end: the oldest go")
    func bounds() {
        var memory = ReminderMemory()
        for number in Array(0...100) + Array(repeating: 7, count: 100) {
            let item = ReminderItem(id: "\(number)", title: "X", session: nil, payload: [:])
            memory.preRegister(item, now: Date(timeIntervalSince1970: 0), in: .gmt)
        }
        #expect(memory.preRegistrations.count == 100)
        #expect(memory.preRegistrations.first?.item.id == "1")
        #expect(memory.preRegistrations.last?.item.id == "7")
    }

    @Test("reminders come on the days and at the hour that the product says")
    func times() throws {
        let times = ReminderTimes(hour: 30, afterPreRegistration: [1, 0, -2])
        let reEngagement = ReEngagement(away: 0, betweenInvitations: 9, strings: SampleNotificationsStrings())
        var memory = ReminderMemory()
        let start = Date(timeIntervalSince1970: 0)
        let item = ReminderItem(id: "x", title: "X", session: start + 20 * 86_400, payload: [:])
        memory.preRegister(item, now: start, in: .gmt)
        let plan = ReminderPlan(
            times: times,
            memory: memory,
            reEngagement: reEngagement,
            reEngagementDay: memory.nextReEngagement(now: start, in: .gmt, reEngagement),
            strings: SampleNotificationsStrings(),
            category: NotificationCategories.sample.reminders,
            today: LocalDay(number: 0),
            timeZone: .gmt
        )
        let due = plan.notifications.map { ($0.id, $0.trigger.nextDate(after: .distantPast, in: .gmt)) }
        #expect(due.map(\.0) == ["reminder.pre-registration-1.x", "reminder.re-engagement"])
        #expect(due.map(\.1) == [start + 47 * 3_600, start + 47 * 3_600])
    }

    @Test("a product may ask nobody back, and call nobody by their name")
    func plain() throws {
        var memory = ReminderMemory()
        let start = Date(timeIntervalSince1970: 0)
        memory.preRegister(
            ReminderItem(id: "x", title: "X", session: start + 20 * 86_400, payload: [:]),
            now: start,
            in: .gmt
        )
        let plan = ReminderPlan(
            times: ReminderTimes(hour: 18, beforeSession: [1]),
            memory: memory,
            reEngagement: nil,
            reEngagementDay: nil,
            strings: PlainReminderStrings(),
            category: NotificationCategories.sample.reminders,
            today: LocalDay(number: 0),
            timeZone: .gmt
        )
        #expect(plan.notifications.map(\.id) == ["reminder.session-1.x"])
        #expect(FirstName.find(in: "Lucas Martin", strings: PlainReminderStrings().names) == "Lucas")
        #expect(PlainReminderStrings().addressed("Lucas", "À demain") == "Lucas, À demain")
    }

    @Test(
        "a session beyond every calendar plans nothing, and traps nothing",
        arguments: [1e300, -1e300, .infinity, .nan]
    )
    func days(_ seconds: Double) throws {
        var memory = ReminderMemory()
        let session = Date(timeIntervalSince1970: seconds)
        let item = ReminderItem(id: "x", title: "X", session: session, payload: [:])
        memory.preRegister(item, now: Date(timeIntervalSince1970: 0), in: .gmt)
        let plan = ReminderPlan(
            times: .sample,
            memory: memory,
            reEngagement: .sample,
            reEngagementDay: LocalDay(number: 14),
            strings: SampleNotificationsStrings(),
            category: NotificationCategories.sample.reminders,
            today: LocalDay(number: 0),
            timeZone: .gmt
        )
        let due = plan.notifications.filter { $0.id.contains("session") }.compactMap {
            $0.trigger.nextDate(after: .distantPast, in: .gmt)
        }
        #expect(due == [])
    }
}

/// What no product can leave out.
private struct PlainReminderStrings: ReminderStrings {
    func preRegistration(_ item: ReminderItem, _ days: Int) -> ReminderText { ReminderText(item.title, "") }
    func session(_ item: ReminderItem, _ days: Int) -> ReminderText { ReminderText(item.title, "") }
}
