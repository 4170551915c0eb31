import AppShell
import AppShellHeadless
import Synchronization
import Testing

@testable import AppShellNotificationsFeature

struct MemberRegistrationTests {
    private let apns = PushToken(bytes: Array(0..<32))
    private let second = PushToken(bytes: Array(100..<132))

    @Test("AIC-2: nothing is registered while nobody is signed in, whatever happens")
    func signedOut() throws {
        let phone = try MemberPhone()
        try phone.session.giveMessagingToken("fcm:A")
        try phone.leave()
        try phone.session.setOnline(false)
        try phone.session.setOnline(true)
        try phone.relaunch()
        #expect(phone.backend.calls == [])
    }

    @Test("AIC-1, AIC-2: after sign-in the device is registered, once, with token, environment and the device's id")
    func signIn() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        #expect(phone.backend.calls("POST") == ["POST /push anna"])
        let row = try #require(phone.backend.rows.first)
        #expect(row.token == apns.hex)
        #expect(row.kind == "APNS")
        #expect(row.environment == "PRODUCTION")
        #expect(row.device.count == 36)
    }

    @Test("AIC-2: at each launch when signed in the device is registered, once; not when the app comes back")
    func launch() throws {
        let phone = try MemberPhone()
        phone.session.phone.setOnline(false)
        try phone.signIn("anna")
        #expect(phone.backend.calls == [])
        phone.session.phone.setOnline(true)
        try phone.relaunch()
        #expect(phone.backend.calls("POST") == ["POST /push anna"])
        try phone.relaunch()
        try phone.leave()
        try phone.session.setOnline(false)
        try phone.session.setOnline(true)
        #expect(phone.backend.calls("POST").count == 2)
        try phone.relaunch()
        #expect(phone.backend.calls("POST").count == 3)
    }

    @Test("AIC-2: a row that the back end has lost comes back at the next launch")
    func lostRow() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        phone.backend.forgetRows()
        try phone.leave()
        #expect(phone.backend.rows == [])
        try phone.relaunch()
        #expect(phone.backend.rows.map(\.member) == ["anna"])
    }

    @Test("AIC-2: a new token is registered: FCM's at once, APNs' when the app comes back")
    func tokens() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        phone.session.phone.notifications.token = second
        try phone.leave()
        #expect(phone.backend.rows.map(\.token) == [second.hex])
        try phone.session.giveMessagingToken("fcm:A")
        #expect(phone.backend.rows.map(\.token) == ["fcm:A"])
        try phone.session.giveMessagingToken("fcm:B")
        #expect(phone.backend.rows.map(\.token) == ["fcm:B"])
        try phone.session.giveMessagingToken("fcm:B")
        #expect(phone.backend.calls("POST").count == 4)
    }

    @Test("AIC-4: an FCM token takes the APNs token's place, in one call, and both are kept")
    func messaging() throws {
        let phone = try MemberPhone()
        try phone.session.giveMessagingToken("fcm:A")
        try phone.signIn("anna")
        #expect(phone.backend.calls("POST").count == 1)
        #expect(phone.backend.rows.map(\.token) == ["fcm:A"])
        #expect(phone.backend.rows.map(\.kind) == ["FCM"])
        #expect(try phone.keptSecret.contains(apns.hex))
        #expect(try phone.keptSecret.contains("fcm:A"))
        phone.session.phone.notifications.token = second
        try phone.relaunch()
        #expect(try phone.keptSecret.contains(second.hex))
        // The launch's own, by the same token.
        #expect(phone.backend.calls("POST").count == 2)
        #expect(phone.backend.rows.map(\.token) == ["fcm:A"])
    }

    @Test("AIC-4: an FCM token that the service has yet to give again in this launch holds, as it was kept")
    func messagingLater() async throws {
        let phone = try MemberPhone()
        try phone.session.giveMessagingToken("fcm:A")
        try phone.signIn("anna")
        phone.session.kill(by: .person)
        var environment = phone.session.environment
        environment.device.messaging = UnavailableMessaging()
        let access = Membership(environment: environment).access
        let registrar = DeviceRegistrar(
            service: MemberAPI(access: access, environment: environment),
            environment: environment,
            policy: .members()
        ) { nil }
        #expect(registrar.signedIn(as: "anna"))
        await registrar.wake()
        #expect(phone.backend.calls("POST").count == 2)
        #expect(phone.backend.rows.map(\.token) == ["fcm:A"])
    }

    /// Gives its token just as the app begins to listen, and says nothing of it.
    private final class QuietMessaging: DeviceMessaging {
        private let given = Mutex<String?>(nil)

        var token: String? { given.withLock(\.self) }

        func tokens() -> AsyncStream<String> {
            given.withLock { $0 = "fcm:quiet" }
            return AsyncStream { $0.finish() }
        }
    }

    @Test("AIC-2: a token that came just before the app began to listen is not missed")
    func quietToken() async throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        phone.session.kill(by: .person)
        var environment = phone.session.environment
        environment.device.messaging = QuietMessaging()
        let access = Membership(environment: environment).access
        let registrar = DeviceRegistrar(
            service: MemberAPI(access: access, environment: environment),
            environment: environment,
            policy: .members()
        ) { nil }
        _ = registrar.signedIn(as: "anna")
        await registrar.wake()
        await registrar.followMessaging()
        #expect(phone.backend.rows.map(\.token) == ["fcm:quiet"])
    }

    @Test("AIC-5: the environment is the build's, and what one environment took is not taken for the other")
    func environment() async throws {
        let phone = try MemberPhone(configuration: AppConfiguration(pushEnvironment: .sandbox))
        try phone.signIn("anna")
        #expect(phone.backend.rows.map(\.environment) == ["SANDBOX"])
        phone.session.kill(by: .person)
        var environment = phone.session.environment
        environment.configuration.pushEnvironment = .production
        let access = Membership(environment: environment).access
        let registrar = DeviceRegistrar(
            service: MemberAPI(access: access, environment: environment),
            environment: environment,
            policy: .members()
        ) { nil }
        _ = registrar.signedIn(as: "anna")
        await registrar.wake()
        #expect(phone.backend.rows.map(\.environment) == ["PRODUCTION"])
    }

    @Test("AIC-1: the device's id is the same over launches and members, and another on another phone")
    func deviceID() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        let id = phone.backend.rows.first?.device
        try phone.signOut()
        try phone.relaunch()
        try phone.signIn("bob")
        #expect(phone.backend.rows.map(\.device) == [id])
        let other = try MemberPhone(seed: 2)
        try other.signIn("anna")
        #expect(other.backend.rows.first?.device != id)
    }

    @Test("AIC-2: several triggers at once send one call")
    func once() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        try phone.relaunch()
        try phone.signOut()
        phone.session.server.faults.delay = .seconds(2)
        let before = phone.backend.calls("POST").count
        try phone.signIn("bob")
        try phone.leave(for: .milliseconds(100))
        try phone.session.setOnline(false)
        try phone.session.setOnline(true)
        try phone.leave(for: .milliseconds(100))
        try phone.session.wait(.seconds(60))
        #expect(phone.backend.calls("POST").count == before + 1)
        #expect(phone.backend.rows.map(\.member) == ["bob"])
    }

    @Test("AIC-2: what failed is tried again when the app comes back, and when the network does; it is silent")
    func retry() throws {
        let phone = try MemberPhone()
        phone.session.server.faults.isUnreachable = true
        try phone.signIn("anna")
        try phone.session.wait(.seconds(60))
        #expect(phone.backend.calls == [])
        phone.session.server.faults.isUnreachable = false
        phone.session.server.faults.answers = Array(repeating: .status(.init(503)), count: 40)
        try phone.leave()
        try phone.session.wait(.seconds(60))
        #expect(phone.backend.rows == [])
        phone.session.server.faults.answers = []
        try phone.session.setOnline(false)
        try phone.session.setOnline(true)
        #expect(phone.backend.rows.map(\.member) == ["anna"])
    }

    @Test("AIC-2: what failed is tried again by itself, ever more rarely, and no more once it was taken")
    func retriedByItself() throws {
        let phone = try MemberPhone()
        phone.session.server.faults.isUnreachable = true
        try phone.signIn("anna")
        try phone.session.wait(.seconds(7_200))
        let tries = phone.session.trace.events.filter { $0.kind == .request && $0.text.hasPrefix("POST") }
        // Three calls each after 0, 30, 90, 210, 450, 930 and 1,830 s, then every 15 minutes and a little.
        #expect((30...42).contains(tries.count), "\(tries.count)")
        phone.session.server.faults.isUnreachable = false
        try phone.session.wait(RetryTimer.maximumDelay)
        #expect(phone.backend.rows.map(\.member) == ["anna"])
        try phone.session.wait(.seconds(7_200))
        #expect(phone.backend.calls("POST").count == 1)
    }

    @Test("AIC-2: what may have been taken is sent again: « unchanged » skips only what certainly was")
    func lost() throws {
        let phone = try MemberPhone()
        phone.session.server.faults.delay = .milliseconds(1)
        phone.session.phone.setOnline(false)
        try phone.signIn("anna")
        phone.session.server.faults.answers = Array(repeating: .lost, count: 20)
        try phone.session.setOnline(true)
        try phone.session.wait(.seconds(60))
        #expect(phone.backend.rows.count == 1)
        phone.session.server.faults.answers = []
        let count = phone.backend.calls("POST").count
        try phone.leave()
        try phone.session.wait(.seconds(1))
        #expect(phone.backend.calls("POST").count == count + 1)
        try phone.leave()
        try phone.session.wait(.seconds(1))
        #expect(phone.backend.calls("POST").count == count + 1)
    }

    @Test("AIC-20: a bearer that is valid no more ends the session, once")
    func unauthorized() throws {
        let phone = try MemberPhone()
        phone.session.phone.setOnline(false)
        try phone.signIn("anna")
        phone.backend.expire("anna")
        try phone.session.setOnline(true)
        #expect(try phone.member == "nobody")
        let count = phone.backend.calls.count
        try phone.leave()
        try phone.relaunch()
        #expect(phone.backend.calls.count == count)
    }

    @Test("AIC-19: permission is asked at launch, once; the device is registered when it is granted")
    func permission() throws {
        let phone = try MemberPhone(permission: .notDetermined)
        #expect(phone.session.phone.notifications.prompts == 1)
        try phone.signIn("anna")
        try phone.leave()
        #expect(phone.session.phone.notifications.prompts == 1)
        #expect(phone.backend.rows == [])
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(phone.backend.rows.map(\.member) == ["anna"])
        try phone.relaunch()
        #expect(phone.session.phone.notifications.prompts == 1)
    }

    @Test("AIC-19: a refusal is said, and not asked again; nothing is registered, and nothing taken back")
    func refused() throws {
        let phone = try MemberPhone(permission: .notDetermined)
        try phone.session.answerNotificationPrompt(isAllowed: false)
        try phone.relaunch()
        #expect(phone.session.phone.notifications.prompts == 1)
        #expect(try phone.texts.contains("Not allowed in the settings"))
        try phone.signIn("anna")
        try phone.signOut()
        #expect(phone.backend.calls.filter { $0.contains("/push") } == [])
    }

    @Test("AIC-17: in the foreground a notification comes with banner, sound and badge")
    func foreground() throws {
        let phone = try MemberPhone()
        let push = #"{"aps":{"alert":{"title":"Offer","body":"-20 %"},"sound":"default","badge":1},"offerId":1}"#
        try phone.session.receivePush(push)
        let presentation = try #require(phone.session.phone.notifications.shown.first?.presentation)
        #expect(presentation.isSuperset(of: [.banner, .sound, .badge]))
        #expect(phone.session.phone.notifications.badge == 1)
    }
}
