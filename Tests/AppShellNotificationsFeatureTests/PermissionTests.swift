import AppShell
import AppShellHeadless
import Testing

struct PermissionTests {
    private let invitation = "Hear of new courses"

    @Test("MAD-FR28: the person is asked when the first detail is opened, with what they get; not at launch")
    func asks() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        #expect(phone.notifications.prompts == 0)
        #expect(try !phone.texts.contains(invitation))
        try phone.happen("view")
        #expect(phone.notifications.prompts == 1)
        #expect(try phone.texts.contains(invitation))
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(try !phone.texts.contains(invitation))
    }

    @Test("MAD-FR28: a refusal is never asked again, not after a relaunch either")
    func refused() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        try phone.happen("view")
        try phone.session.answerNotificationPrompt(isAllowed: false)
        try phone.happen("view")
        try phone.relaunch()
        try phone.happen("view")
        #expect(phone.notifications.prompts == 1)
        #expect(try !phone.texts.contains(invitation))
        #expect(try phone.texts.contains("Not allowed in the settings"))
        #expect(phone.backend.calls == [])
    }

    @Test("one question for several details that are opened before it is answered")
    func several() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        for _ in 0..<3 { try phone.happen("view") }
        #expect(try phone.texts.filter { $0 == invitation }.count == 1)
        try phone.session.answerNotificationPrompt(isAllowed: true)
        try phone.happen("view")
        #expect(phone.notifications.prompts == 1)
        #expect(phone.session.trace.text.split(separator: "asks whether").count == 2)
    }

    @Test("MAD-FR28: a question whose process ended unanswered stands again in the next launch, once in each")
    func killed() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        try phone.happen("view")
        try phone.relaunch()
        #expect(phone.notifications.prompts == 1, "not at launch")
        try phone.happen("view")
        try phone.happen("view")
        #expect(phone.notifications.prompts == 2)
        #expect(try phone.texts.contains(invitation))
        try phone.session.answerNotificationPrompt(isAllowed: false)
        try phone.relaunch()
        try phone.happen("view")
        #expect(phone.notifications.prompts == 2)
    }

    @Test("MAD-FR28: nor is a refusal asked again on a device that has forgotten it")
    func forgotten() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        try phone.happen("view")
        try phone.session.answerNotificationPrompt(isAllowed: false)
        phone.session.setNotificationPermission(.notDetermined)
        try phone.relaunch()
        try phone.happen("view")
        #expect(phone.notifications.prompts == 1)
    }

    @Test(
        "who has decided in the phone's settings is not asked",
        arguments: [NotificationPermission.authorized, .denied]
    )
    func settings(_ permission: NotificationPermission) throws {
        let phone = try CoordinatorPhone(permission: permission)
        try phone.happen("view")
        #expect(phone.notifications.prompts == 0)
        #expect(try !phone.texts.contains(invitation))
        #expect(try phone.texts.contains("Not allowed in the settings") == (permission == .denied))
    }

    private func status(_ phone: CoordinatorPhone) throws -> String {
        let bytes = try phone.session.environment.storage.values.value(for: StoredKey("notifications.permission"))
        return String(decoding: bytes ?? [], as: UTF8.self)
    }

    @Test("MAD-FR28: the status is stored, as the system last said it")
    func stored() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        #expect(try status(phone) == #"{"isAsked":false,"status":"notDetermined"}"#)
        try phone.happen("view")
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(try status(phone) == #"{"isAsked":true,"status":"authorized"}"#)
        phone.session.setNotificationPermission(.denied)
        try phone.leave(for: .seconds(60))
        #expect(try status(phone) == #"{"isAsked":true,"isRefused":true,"status":"denied"}"#)
        #expect(try phone.texts.contains("Not allowed in the settings"))
    }

    @Test("MAD-FR28: who has refused in the settings while the app is in front is not asked by the next detail")
    func refusedMeanwhile() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        phone.session.setNotificationPermission(.denied)
        try phone.happen("view")
        #expect(phone.notifications.prompts == 0)
        #expect(try status(phone) == #"{"isAsked":false,"isRefused":true,"status":"denied"}"#)
    }

    @Test("whether the person was asked can't be read: they are not asked")
    func unreadable() async throws {
        let phone = try CoordinatorPhone(permission: .notDetermined, launch: false)
        let newer = StoredKey("notifications.permission", schema: 2)
        try await phone.session.environment.storage.values.setValue([1], for: newer)
        try phone.session.launch()
        try phone.happen("view")
        #expect(phone.notifications.prompts == 0)
        #expect(try phone.texts.contains { $0.contains("notifications.permission") })
    }

    @Test("MAD-FR28: an answer that can't be decoded may be a refusal: it stays until the system knows another one")
    func undecodable() async throws {
        let phone = try CoordinatorPhone(permission: .notDetermined, launch: false)
        let values = phone.session.environment.storage.values
        try await values.setValue(Array("1".utf8), for: StoredKey("notifications.permission"))
        for _ in 0..<2 {
            try phone.relaunch()
            try phone.happen("view")
            #expect(phone.notifications.prompts == 0)
            #expect(try status(phone) == "1")
        }
        phone.session.setNotificationPermission(.denied)
        try phone.leave(for: .seconds(60))
        #expect(try status(phone) == #"{"isAsked":false,"isRefused":true,"status":"denied"}"#)
        #expect(try values.value(for: StoredKey("notifications.permission.unreadable-1")) == Array("1".utf8))
    }

    @Test("MAD-FR29: the number on the icon goes when the app is in the foreground")
    func badge() throws {
        let phone = try CoordinatorPhone()
        try phone.session.enterBackground()
        try phone.session.receivePush(#"{"aps":{"alert":{"title":"New","body":"Master"},"badge":3}}"#)
        #expect(phone.notifications.badge == 3)
        try phone.session.enterForeground()
        #expect(phone.notifications.badge == 0)
        phone.session.kill()
        try phone.session.receivePush(#"{"aps":{"alert":{"title":"New","body":"Master"},"badge":2}}"#)
        try phone.session.launch()
        #expect(phone.notifications.badge == 0)
    }
}
