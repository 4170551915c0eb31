import AppShell
import AppShellHeadless
import AppShellNotificationsFeature
import Foundation
import Testing

struct PreferencesTests {
    private let token = PushToken(bytes: Array(0..<32))

    private func puts(_ phone: CoordinatorPhone) -> [String] {
        phone.backend.calls.filter { $0.hasPrefix("PUT") }.map { String($0.dropFirst(4)) }
    }

    private func body(articles: Bool = true, courses: Bool = true, reminders: Bool = true) -> String {
        func text(_ isOn: Bool) -> String { isOn ? "on" : "off" }
        return #"{"articles":"\#(text(articles))","courses":"\#(text(courses))","reminders":"\#(text(reminders))"}"#
    }

    @Test("MAD-FR32: a switch holds at once, over a relaunch, and is told to the back end")
    func holds() throws {
        let phone = try CoordinatorPhone()
        try phone.session.set("Articles", to: false)
        #expect(try phone.isOn("Articles") == false)
        #expect(phone.backend.preferences(of: token) == body(articles: false))
        try phone.relaunch()
        #expect(try phone.isOn("Articles") == false)
        #expect(puts(phone) == [body(), body(articles: false)])
    }

    @Test("MAD-FR32: switching reminders off takes those away that wait, and on brings them back")
    func reminders() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        let waiting = phone.waiting
        try phone.session.set("Reminders", to: false)
        #expect(phone.waiting == [])
        try phone.relaunch()
        #expect(phone.waiting == [])
        try phone.session.set("Reminders", to: true)
        #expect(phone.waiting == waiting)
    }

    @Test("what another module reminds of has a switch too: off it does not wait, before or after, and on it does")
    func others() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("lend")
        let loan = "loan 2026-02-15T13:00"
        #expect(phone.waiting.contains(loan))
        for label in ["Loans", "All notifications"] {
            try phone.session.set(label, to: false)
            #expect(!phone.waiting.contains(loan))
            try phone.happen("lend")
            #expect(!phone.waiting.contains(loan))
            try phone.session.set(label, to: true)
            #expect(phone.waiting.contains(loan))
        }
        // The switch is this phone's own.
        #expect(phone.backend.preferences(of: token) == body())
    }

    @Test("without switches of its own the module plans for others, also once the settings of the phone allow it")
    func withoutSwitches() throws {
        let session = HeadlessSession(
            product: QuietApp.self,
            start: Date(timeIntervalSince1970: 1_768_000_000),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            handler: CoordinatorBackend()
        )
        defer { session.end() }
        session.setNotificationPermission(.denied)
        try session.launch()
        try session.type("lend", into: "Event")
        #expect(session.phone.notifications.scheduled.isEmpty)
        try session.enterBackground()
        session.setNotificationPermission(.authorized)
        try session.enterForeground()
        #expect(session.phone.notifications.scheduled.map(\.notification.id) == ["reminder.loan"])
    }

    @Test("MAD-FR32: all off tells the back end three times no, and the choices come back with it")
    func allOff() throws {
        let phone = try CoordinatorPhone()
        try phone.session.set("Articles", to: false)
        try phone.session.set("All notifications", to: false)
        #expect(phone.backend.preferences(of: token) == body(articles: false, courses: false, reminders: false))
        #expect(phone.waiting == [])
        #expect(try phone.isOn("Courses") == true)
        try phone.session.set("All notifications", to: true)
        #expect(phone.backend.preferences(of: token) == body(articles: false))
        #expect(phone.waiting.count == 1)
    }

    @Test("MAD-FR32: what is changed before there is a token is kept, over a relaunch, and sent once there is one")
    func beforeToken() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        try phone.session.set("Courses", to: false)
        try phone.relaunch()
        #expect(phone.backend.calls == [])
        try phone.happen("view")
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(phone.backend.calls.map { $0.prefix(4) } == ["POST", "PUT "])
        #expect(phone.backend.preferences(of: token) == body(courses: false))
    }

    @Test("MAD-FR32: nor before the registration was taken")
    func beforeRegistration() throws {
        let phone = try CoordinatorPhone(launch: false)
        phone.session.phone.setOnline(false)
        try phone.session.launch()
        try phone.session.set("Courses", to: false)
        phone.session.phone.setOnline(true)
        try phone.leave(for: .seconds(60))
        #expect(phone.backend.calls.map { $0.prefix(4) } == ["POST", "PUT "])
        #expect(phone.backend.preferences(of: token) == body(courses: false))
    }

    @Test("a new token is told the choices too")
    func newToken() throws {
        let phone = try CoordinatorPhone()
        try phone.session.set("Courses", to: false)
        let token = PushToken(bytes: Array(100..<132))
        phone.notifications.token = token
        try phone.relaunch()
        #expect(phone.backend.preferences(of: token) == body(courses: false))
    }

    @Test("the newest wins: one call at a time, and what was changed back meanwhile is not sent at all")
    func newest() throws {
        let phone = try CoordinatorPhone()
        phone.session.server.faults.delay = .seconds(3)
        try phone.session.set("Courses", to: false)
        try phone.session.set("Articles", to: false)
        try phone.session.set("Reminders", to: false)
        try phone.session.set("Articles", to: true)
        #expect(phone.session.server.openRequests.count == 1)
        try phone.session.wait(.seconds(30))
        #expect(puts(phone) == [body(), body(courses: false), body(courses: false, reminders: false)])
    }

    @Test("a change that could not be sent is sent with the next one, at the next launch or when the app comes back")
    func failed() throws {
        let phone = try CoordinatorPhone()
        phone.session.phone.setOnline(false)
        try phone.session.set("Courses", to: false)
        phone.session.phone.setOnline(true)
        try phone.session.set("Articles", to: false)
        #expect(phone.backend.preferences(of: token) == body(articles: false, courses: false))
        phone.session.phone.setOnline(false)
        try phone.session.set("Articles", to: true)
        phone.session.phone.setOnline(true)
        try phone.leave(for: .seconds(60))
        #expect(phone.backend.preferences(of: token) == body(courses: false))
        phone.session.phone.setOnline(false)
        try phone.session.set("Courses", to: true)
        phone.session.phone.setOnline(true)
        try phone.relaunch()
        #expect(phone.backend.preferences(of: token) == body())
    }

    @Test("MAD-FR32: a change made offline goes out once the network is back, without another tap")
    func back() throws {
        let phone = try CoordinatorPhone()
        phone.session.phone.setOnline(false)
        try phone.session.set("Courses", to: false)
        try phone.session.wait(.seconds(3_600))
        #expect(phone.backend.preferences(of: token) == body())
        try phone.session.setOnline(true)
        #expect(phone.backend.preferences(of: token) == body(courses: false))
    }

    @Test("MAD-FR32: an app that was killed and launched anew hears of the network once")
    func backAfterRelaunch() throws {
        let phone = try CoordinatorPhone()
        for _ in 0..<3 { try phone.relaunch() }
        phone.session.phone.setOnline(false)
        try phone.session.set("Courses", to: false)
        try phone.session.setOnline(true)
        #expect(puts(phone) == [body(), body(courses: false)])
    }

    @Test("a change whose answer was lost may have counted: changing it back is sent")
    func lost() throws {
        let phone = try CoordinatorPhone()
        phone.session.server.faults.answers = [.lost, .lost, .lost]
        try phone.session.set("Courses", to: false)
        try phone.session.wait(.seconds(60))
        #expect(phone.backend.preferences(of: token) == body(courses: false))
        try phone.session.set("Courses", to: true)
        #expect(phone.backend.preferences(of: token) == body())
    }

    @Test("a process that ends while a change is on its way: the next one sends it")
    func crash() throws {
        let phone = try CoordinatorPhone()
        phone.session.server.faults.hangs = true
        try phone.session.set("Courses", to: false)
        try phone.session.set("Reminders", to: false)
        phone.session.kill(by: .person)
        phone.session.server.faults.hangs = false
        try phone.session.launch()
        #expect(phone.backend.preferences(of: token) == body(courses: false, reminders: false))
        #expect(phone.waiting == [])
    }

    @Test("MAD-FR32: a notification of what is switched off is not shown while the app is in the foreground")
    func presentation() throws {
        let phone = try CoordinatorPhone()
        let push = #"{"aps":{"alert":{"title":"New","body":"An article"},"category":"articles","badge":1}}"#
        try phone.session.set("Articles", to: false)
        try phone.session.receivePush(push)
        #expect(phone.notifications.shown.isEmpty)
        #expect(phone.notifications.badge == 0)
        try phone.session.set("Articles", to: true)
        try phone.session.receivePush(push)
        #expect(phone.notifications.shown.count == 1)
    }

    @Test("choices that this version can't decode count as off, here alone; a new choice is stored, and a copy is kept")
    func undecodable() async throws {
        let phone = try CoordinatorPhone(launch: false)
        let values = phone.session.environment.storage.values
        try await values.setValue(Array("1".utf8), for: StoredKey("notifications.preferences"))
        try phone.session.launch()
        #expect(try phone.isOn("All notifications") == false)
        #expect(phone.waiting == [])
        #expect(puts(phone) == [], "the person has not chosen that")
        try phone.session.set("All notifications", to: true)
        #expect(try phone.isOn("All notifications") == true)
        #expect(puts(phone) == [body()])
        let copy = try values.value(for: StoredKey("notifications.preferences.unreadable-1"))
        #expect(copy == Array("1".utf8))
    }

    @Test("choices that can't be read stay as they are, on the phone and with the back end, and nothing comes")
    func unreadable() async throws {
        let phone = try CoordinatorPhone(launch: false)
        let newer = StoredKey("notifications.preferences", schema: 2)
        try await phone.session.environment.storage.values.setValue([1], for: newer)
        try phone.session.launch()
        #expect(try phone.isOn("All notifications") == false)
        try phone.session.set("All notifications", to: true)
        #expect(try phone.isOn("All notifications") == false)
        #expect(phone.waiting == [])
        #expect(puts(phone) == [])
        #expect(try phone.session.environment.storage.values.value(for: newer) == [1])
        #expect(try phone.texts.contains { $0.contains("notifications.preferences") })
    }
}

/// ``CoordinatorApp`` without anything planned, or switched off, on the device.
private enum QuietApp: Product {
    static var manifest: AppManifest { CoordinatorApp.manifest }

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let notifications = NotificationsModule(
            setup: NotificationsSetup(question: .atFirstDetail, refused: "Not allowed", registration: .anyone),
            service: CoordinatorAPI(environment: environment),
            environment: environment
        )
        return [notifications, CoordinatorPages(coordinator: notifications.coordinator)]
    }
}
