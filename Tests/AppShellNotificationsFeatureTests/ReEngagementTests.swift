import AppShell
import AppShellHeadless
import Foundation
import Testing

struct ReEngagementTests {
    @Test("MAD-FR30: who has been away for 14 days is told so at 10:00; coming back puts it off")
    func putOff() throws {
        let phone = try CoordinatorPhone(at: "2026-01-10T22:59:00Z")  // 23:59 in Paris
        #expect(phone.reEngagement == "2026-01-24T10:00")
        try phone.session.enterBackground()
        try phone.session.wait(.seconds(120))
        try phone.session.enterForeground()
        #expect(phone.reEngagement == "2026-01-25T10:00")
        try phone.session.wait(.days(1))
        try phone.session.enterBackground()
        #expect(phone.reEngagement == "2026-01-26T10:00")
        try phone.session.wait(.days(14))  // 26 January, a minute past midnight
        #expect(phone.notifications.shown.isEmpty)
        try phone.session.wait(.seconds(36_000))
        #expect(phone.notifications.shown.map(\.notification.body) == ["You have been away for 2 weeks"])
    }

    @Test("MAD-FR30: at most one a month, whatever the app is opened and killed in between")
    func monthly() throws {
        let phone = try CoordinatorPhone()
        phone.session.kill()
        try phone.session.wait(.days(20))  // shown on 24 January; this is the 30th
        #expect(phone.notifications.shown.count == 1)
        try phone.session.launch()
        // 14 days later would be 13 February.
        #expect(phone.reEngagement == "2026-02-23T10:00")
        #expect(phone.body("re-engagement") == "You have been away for 3 weeks", "24 days")
        try phone.relaunch()
        #expect(phone.reEngagement == "2026-02-23T10:00")
        try phone.leave(for: .days(12))  // 11 February
        #expect(phone.reEngagement == "2026-02-25T10:00")
        phone.session.kill()
        try phone.session.wait(.days(60))
        // Of one id the phone shows the last.
        #expect(phone.notifications.shown.map(\.notification.date) == [Date(rfc3339: "2026-02-25T09:00:00Z")])
        #expect(phone.notifications.scheduled.isEmpty)
    }

    @Test("one that was not shown, since reminders were off, does not count for the month")
    func off() throws {
        let phone = try CoordinatorPhone()
        try phone.session.set("Reminders", to: false)
        #expect(phone.reEngagement == nil)
        try phone.leave(for: .days(20))
        try phone.session.set("Reminders", to: true)
        #expect(phone.reEngagement == "2026-02-13T10:00")
    }

    @Test("nor one that waits no more when it is switched off before it came")
    func switchedOffInTime() throws {
        let phone = try CoordinatorPhone()
        try phone.leave(for: .days(5))
        try phone.session.set("All notifications", to: false)
        try phone.leave(for: .days(20))
        try phone.session.set("All notifications", to: true)
        #expect(phone.reEngagement == "2026-02-18T10:00")
    }

    @Test("nor one for which the device had no room")
    func noRoom() throws {
        let phone = try CoordinatorPhone()
        for number in 10..<42 { try phone.happen("register|c\(number)||lucas@x.fr") }
        #expect(phone.waiting.count == 64)
        #expect(phone.reEngagement == nil)
        phone.session.kill()
        try phone.session.wait(.days(20))
        try phone.session.launch()
        #expect(phone.reEngagement == "2026-02-13T10:00")
    }
}
