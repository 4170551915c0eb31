import AppShell
import AppShellHeadless
import Testing

struct RegistrationTests {
    private let first = PushToken(bytes: Array(0..<32))
    private let second = PushToken(bytes: Array(100..<132))

    private func posts(_ phone: CoordinatorPhone) -> [String] { phone.backend.calls.filter { $0.hasPrefix("POST") } }

    private func post(_ token: PushToken, email: String? = nil) -> String {
        "POST {" + (email.map { #""email":"\#($0)","# } ?? "") + #""token":"\#(token.hex)","version":"1.0.0"}"#
    }

    @Test("MAD-FR40: the device is registered once permission is granted, and not before")
    func granted() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        try phone.happen("register|starter||lucas@x.fr")
        try phone.happen("view")
        #expect(phone.backend.calls == [])
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(posts(phone) == [post(first, email: "lucas@x.fr")])
    }

    @Test("MAD-FR40: permission that was given in the phone's settings is found when the app comes back")
    func found() throws {
        let phone = try CoordinatorPhone(permission: .denied)
        phone.session.setNotificationPermission(.authorized)
        try phone.leave(for: .seconds(60))
        #expect(posts(phone) == [post(first)])
    }

    @Test("MAD-FR40: it is registered again when the token or the address changes, and not for a launch")
    func changes() throws {
        let phone = try CoordinatorPhone()
        try phone.relaunch()
        try phone.leave(for: .seconds(60))
        #expect(posts(phone) == [post(first)])
        try phone.happen("register|starter||lucas@x.fr")
        try phone.happen("register|master||lucas@x.fr")
        phone.notifications.token = second
        try phone.relaunch()
        #expect(
            posts(phone) == [post(first), post(first, email: "lucas@x.fr"), post(second, email: "lucas@x.fr")]
        )
    }

    @Test("MAD-FR40: a failure is silent, and tried again at the next launch, and when the app comes back")
    func failure() throws {
        let phone = try CoordinatorPhone(launch: false)
        phone.session.phone.setOnline(false)
        try phone.session.launch()
        let texts = try phone.texts
        #expect(!texts.contains { $0.contains("onnexion") })
        phone.session.server.faults.answers = Array(repeating: .status(.init(503)), count: 3)
        phone.session.phone.setOnline(true)
        try phone.relaunch()
        try phone.session.wait(.seconds(60))
        #expect(phone.session.server.exchanges.count == 3)
        #expect(phone.backend.calls == [])
        try phone.leave(for: .seconds(60))
        #expect(posts(phone) == [post(first)])
        #expect(try phone.texts == texts)
    }

    @Test("MAD-FR40: what the back end may have taken is sent again; « unchanged » skips only what it has taken")
    func lost() throws {
        let phone = try CoordinatorPhone(launch: false)
        phone.session.server.faults.answers = [.lost, .lost, .lost]
        try phone.session.launch()
        try phone.session.wait(.seconds(60))
        #expect(posts(phone).count == 3)
        try phone.relaunch()
        #expect(posts(phone).count == 4)
        try phone.relaunch()
        #expect(posts(phone).count == 4)
    }

    @Test("MAD-FR40: an address whose answer was lost may have been taken: going back to the one before is sent")
    func lostAddress() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter||lucas@x.fr")
        phone.session.server.faults.answers = [.lost, .lost, .lost]
        try phone.happen("register|starter||sophie@x.fr")
        try phone.session.wait(.seconds(60))
        try phone.happen("register|starter||lucas@x.fr")
        #expect(posts(phone).last == post(first, email: "lucas@x.fr"))
    }

    @Test("an address that comes while a call is under way outlives a process that ends before its answer")
    func underWay() throws {
        let phone = try CoordinatorPhone(launch: false)
        phone.session.server.faults.hangs = true
        try phone.session.launch()
        try phone.happen("register|starter||lucas@x.fr")
        phone.session.kill(by: .person)
        phone.session.server.faults.hangs = false
        try phone.session.launch()
        #expect(posts(phone) == [post(first), post(first, email: "lucas@x.fr")])
        #expect(phone.reminders.count == 2)
    }

    @Test("permission that was taken back: nothing is registered any more")
    func takenBack() throws {
        let phone = try CoordinatorPhone()
        phone.session.setNotificationPermission(.denied)
        phone.notifications.token = second
        try phone.relaunch()
        try phone.happen("register|starter||lucas@x.fr")
        #expect(posts(phone) == [post(first)])
    }

    @Test("a back end that has forgotten the device is told of it again")
    func forgotten() throws {
        let phone = try CoordinatorPhone()
        phone.backend.forgetDevices()
        try phone.session.set("Courses", to: false)
        try phone.leave(for: .seconds(60))
        #expect(posts(phone) == [post(first), post(first)])
        #expect(phone.backend.preferences(of: first)?.contains(#""courses":"off""#) == true)
    }

    @Test("a back end that has forgotten a device which may not register any more is left alone")
    func forgottenForGood() throws {
        let phone = try CoordinatorPhone()
        phone.backend.forgetDevices()
        phone.session.setNotificationPermission(.denied)
        try phone.session.set("Courses", to: false)
        let calls = phone.backend.calls.count
        try phone.relaunch()
        try phone.session.set("Articles", to: false)
        #expect(phone.backend.calls.count == calls)
    }

    @Test("MAD-NFR7: the token and the address are in the secret store, and nowhere else that outlives the app")
    func secrets() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        let storage = phone.session.environment.storage
        #expect(
            try storage.secrets.secret(for: StoredKey("notifications.device"))?.reveal().contains(first.hex) == true
        )
        for key in ["permission", "preferences", "reminders", "device"] {
            let bytes = try storage.values.value(for: StoredKey("notifications.\(key)")) ?? []
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains(first.hex))
            #expect(!text.contains("lucas@x.fr"))
        }
        #expect(!phone.session.trace.text.contains(first.hex))
        #expect(phone.notifications.scheduled.allSatisfy { !"\($0)".contains("lucas@x.fr") })
    }
}
