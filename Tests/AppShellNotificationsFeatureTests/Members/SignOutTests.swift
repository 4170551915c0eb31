import AppShell
import AppShellHeadless
import Testing

@testable import AppShellNotificationsFeature

struct SignOutTests {
    private func pushCalls(_ phone: MemberPhone) -> [String] { phone.backend.calls.filter { $0.contains("/push") } }

    @Test("who signs out hears no more on this device: one call, with the bearer that was dropped, which is gone then")
    func signOut() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        let device = try #require(phone.backend.rows.first?.device)
        try phone.signOut()
        #expect(pushCalls(phone) == ["POST /push anna", "DELETE /push anna"])
        #expect(phone.backend.bodies.last?.contains(device) == true)
        #expect(phone.backend.rows == [])
        #expect(try !phone.keptSecret.contains("bearer"))
        try phone.signOut()
        try phone.leave()
        try phone.relaunch()
        #expect(pushCalls(phone).count == 2)
    }

    @Test("a sign-out that did not get through is tried again, over a relaunch, until it is answered")
    func retried() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        phone.session.phone.setOnline(false)
        try phone.signOut()
        #expect(try phone.keptSecret.contains("bearer-anna"))
        try phone.relaunch()
        phone.session.server.faults.answers = Array(repeating: .status(.init(503)), count: 3)
        try phone.session.setOnline(true)
        try phone.session.wait(.seconds(20))
        #expect(phone.backend.rows.count == 1)
        #expect(try phone.keptSecret.contains("bearer-anna"))
        try phone.leave()
        #expect(phone.backend.rows == [])
        #expect(try !phone.keptSecret.contains("bearer"))
        try phone.relaunch()
        #expect(phone.backend.calls("DELETE") == ["DELETE /push anna"])
    }

    @Test("a sign-out that a server out of reach has not taken gets through by itself once it is back")
    func retriedByItself() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        phone.session.server.faults.answers = Array(repeating: .status(.init(503)), count: 9)
        try phone.signOut()
        try phone.session.wait(.seconds(29))
        #expect(phone.backend.rows.count == 1)
        try phone.session.wait(.seconds(600))
        #expect(phone.backend.rows == [])
        #expect(try !phone.keptSecret.contains("bearer"))
    }

    @Test("what this version can't decode of someone goes when they sign out, with its copies")
    func undecodable() async throws {
        let phone = try MemberPhone(launch: false)
        let secrets = phone.session.environment.storage.secrets
        let names = ["notifications.device", "notifications.subscriptions"]
        for name in names { try await secrets.setSecret(Secret("bearer"), for: StoredKey(name)) }
        try phone.session.launch()
        try phone.signIn("anna")
        #expect(try secrets.secret(for: StoredKey("notifications.device.unreadable-1")) == Secret("bearer"))
        try phone.signOut()
        for name in names {
            #expect(try secrets.secret(for: StoredKey(name))?.reveal().contains("bearer") != true)
            #expect(try secrets.secret(for: StoredKey(name + ".unreadable-1")) == nil)
        }
    }

    @Test("what the phone shows of someone goes when they sign out, and the badge with it")
    func shown() throws {
        let payload = #"{"aps": {"alert": {"title": "For Anna"}, "badge": 1}}"#
        let phone = try MemberPhone()
        try phone.signIn("anna")
        try phone.session.receivePush(payload)
        #expect(phone.session.phone.notifications.shown.count == 1)
        try phone.signOut()
        #expect(phone.session.phone.notifications.shown.isEmpty)
        #expect(phone.session.phone.notifications.badge == 0)
    }

    @Test("an answer that it is no use ends it: a bearer or a device that is not known, a call that is not taken")
    func answered() throws {
        for status in [400, 401, 403, 404, 410, 422] {
            let phone = try MemberPhone()
            try phone.signIn("anna")
            phone.session.server.faults.answers = [.status(.init(status))]
            try phone.signOut()
            #expect(try !phone.keptSecret.contains("bearer"), "\(status)")
            try phone.leave()
            #expect(phone.backend.calls("DELETE") == [], "\(status)")
        }
    }

    @Test("an answer that may change is none", arguments: [408, 425, 429, 500, 503])
    func unanswered(_ status: Int) throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        phone.session.server.faults.answers = Array(repeating: .status(.init(status)), count: 3)
        try phone.signOut()
        try phone.session.wait(.seconds(30))
        #expect(try phone.keptSecret.contains("bearer-anna"))
        phone.session.server.faults.answers = []
        try phone.leave()
        #expect(phone.backend.calls("DELETE") == ["DELETE /push anna"])
    }

    @Test("the next one is registered anew, under the same token, and what is left to take back goes first")
    func next() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        phone.session.phone.setOnline(false)
        try phone.signOut()
        try phone.signIn("bob")
        try phone.session.setOnline(true)
        #expect(pushCalls(phone) == ["POST /push anna", "DELETE /push anna", "POST /push bob"])
        #expect(phone.backend.rows.map(\.member) == ["bob"])
    }

    @Test("one who comes back before their sign-out got through is not taken away afterwards")
    func back() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        phone.session.phone.setOnline(false)
        try phone.signOut()
        try phone.signIn("anna")
        #expect(try !phone.keptSecret.contains("bearer"))
        try phone.session.setOnline(true)
        try phone.leave()
        #expect(pushCalls(phone) == ["POST /push anna", "POST /push anna"])
        #expect(phone.backend.rows.map(\.member) == ["anna"])
    }

    @Test("who signs out while their registration is on its way is taken away after it")
    func underWay() throws {
        let phone = try MemberPhone()
        phone.session.server.faults.delay = .seconds(3)
        try phone.signIn("anna")
        try phone.signOut()
        try phone.signIn("bob")
        try phone.session.wait(.seconds(60))
        #expect(pushCalls(phone) == ["POST /push anna", "DELETE /push anna", "POST /push bob"])
        #expect(phone.backend.rows.map(\.member) == ["bob"])
    }

    @Test("who signs out, and in again, while their registration is on its way can sign out for good")
    func thereAndBack() throws {
        let phone = try MemberPhone()
        phone.session.server.faults.delay = .seconds(3)
        try phone.signIn("anna")
        try phone.signOut()
        try phone.signIn("anna")
        try phone.session.wait(.seconds(60))
        #expect(phone.backend.rows.map(\.member) == ["anna"])
        try phone.signOut()
        try phone.session.wait(.seconds(60))
        #expect(phone.backend.rows == [])
    }

    @Test("a sign-out while a call is under way outlives a process that ends before its answer")
    func killed() throws {
        let phone = try MemberPhone()
        phone.session.server.faults.hangs = true
        try phone.signIn("anna")
        try phone.signOut()
        phone.session.kill(by: .person)
        phone.session.server.faults.hangs = false
        try phone.session.launch()
        #expect(phone.backend.rows == [])
    }

    @Test("no bearer or token is printed, traced, or kept elsewhere than in the secret store")
    func secrets() throws {
        let phone = try MemberPhone()
        try phone.signIn("anna")
        phone.session.phone.setOnline(false)
        try phone.signOut()
        for key in ["permission", "preferences", "reminders", "device"] {
            let bytes = try phone.session.environment.storage.values.value(for: StoredKey("notifications.\(key)"))
            #expect(!String(decoding: bytes ?? [], as: UTF8.self).contains("bearer"))
        }
        #expect(!phone.session.trace.text.contains("bearer-anna"))
        let registration = DeviceRecord.Accepted(token: "abcdef", appVersion: "1", email: nil, account: "anna")
        let farewell = DeviceRecord.Farewell(registration: registration, account: "anna", bearer: "abcdef")
        var text = "\(registration) \(farewell) \(String(reflecting: registration)) \(String(reflecting: farewell))"
        dump(registration, to: &text)
        dump(farewell, to: &text)
        #expect(!text.contains("abcdef"))
        #expect(!text.contains("anna"))
    }

    @Test("bearers do not pile up: of more members than pass through a phone the oldest are let go")
    func bounds() {
        var record = DeviceRecord()
        for number in 0..<40 {
            record.sent = DeviceRecord.Accepted(token: "a", appVersion: "1", email: nil, account: "member \(number)")
            record.signOut("member \(number)", bearer: "b")
        }
        #expect(record.farewells?.count == 10)
        #expect(record.farewells?.last?.account == "member 39")
    }

    @Test("a registration of someone else is not taken back with the bearer of whoever leaves")
    func others() {
        var record = DeviceRecord()
        record.sent = DeviceRecord.Accepted(token: "a", appVersion: "1", email: nil, account: "anna")
        record.signOut("bob", bearer: "bob's")
        #expect(record == DeviceRecord())
    }
}
