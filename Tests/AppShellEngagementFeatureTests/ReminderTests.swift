import AppShell
import AppShellHeadless
import Foundation
import Testing

struct ReminderTests {
    /// With consent, permission and a streak of one day.
    private func reminded(at start: String = "2026-01-10T12:00:00Z", in zone: String = "Europe/Paris") throws
        -> StreakPhone
    {
        let phone = try StreakPhone(at: start, in: zone)
        try phone.practise(answering: "Yes please", allowed: true)
        return phone
    }

    /// How many have been shown since the beginning.
    private func shownInAll(_ phone: StreakPhone) -> Int {
        phone.session.trace.text.split(separator: "\n").count { $0.contains("notification “Streak”") }
    }

    @Test("PI-FR12: at the person's hour a reminder names the streak as it is then, in words for one day and for more")
    func names() throws {
        let phone = try reminded()
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
        try phone.session.wait(.days(1))
        try phone.practise()
        #expect(phone.waiting == ["2026-01-12T20:00 Your streak of 2 days awaits you"])
        try phone.sleep(until: "2026-01-12T18:59:59Z")
        #expect(phone.shown == [])
        try phone.session.wait(.seconds(1))
        #expect(phone.shown == ["Your streak of 2 days awaits you"])
        #expect(try phone.streak == "2")
    }

    @Test("PI-FR12: a session before its hour takes the reminder away; one of the day before does not bring it twice")
    func cancelled() throws {
        let phone = try reminded()
        try phone.sleep(until: "2026-01-11T18:59:00Z")
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
        try phone.practise()
        #expect(phone.waiting == ["2026-01-12T20:00 Your streak of 2 days awaits you"])
        try phone.practise()
        #expect(phone.waiting == ["2026-01-12T20:00 Your streak of 2 days awaits you"])
        try phone.session.wait(.hours(12))
        #expect(phone.shown == [])
    }

    @Test("PI-FR12: a session that failed at once saves no streak, so the reminder comes")
    func failed() throws {
        let phone = try reminded()
        try phone.sleep(until: "2026-01-11T18:00:00Z")
        try phone.practise("Fail at once")
        try phone.session.wait(.hours(2))
        #expect(phone.shown == ["Your streak of 1 day awaits you"])
    }

    @Test("PI-FR12: whoever does nothing is reminded once, and the streak is 0", arguments: [true, false])
    func once(isRunning: Bool) throws {
        let phone = try reminded()
        if !isRunning { phone.session.kill(by: .person) }
        try phone.session.wait(.days(30))
        #expect(shownInAll(phone) == 1)
        if !isRunning { try phone.session.launch() }
        #expect(phone.waiting == [])
        #expect(try phone.streak == "0")
    }

    @Test("PI-FR12: looking into the app every day brings no second one")
    func onceThoughLookedAt() throws {
        let phone = try reminded()
        for _ in 0..<10 {
            try phone.session.wait(.hours(11))
            try phone.relaunch()
        }
        #expect(shownInAll(phone) == 1)
        #expect(phone.waiting == [])
    }

    @Test("PI-FR12: after a missed day the next session begins anew, and so do the reminders")
    func anew() throws {
        let phone = try reminded()
        try phone.sleep(until: "2026-01-12T12:00:00Z")
        #expect(try phone.streak == "0")
        #expect(phone.waiting == [])
        try phone.practise()
        #expect(try phone.streak == "1")
        #expect(phone.waiting == ["2026-01-13T20:00 Your streak of 1 day awaits you"])
    }

    @Test("PI-FR12: what stands in the notification centre goes once it is no longer so")
    func removed() throws {
        let phone = try reminded()
        try phone.sleep(until: "2026-01-11T20:00:00Z")
        #expect(phone.shown.count == 1)
        try phone.practise()
        #expect(phone.shown == [])
        try phone.sleep(until: "2026-01-12T20:00:00Z")
        #expect(phone.shown == ["Your streak of 2 days awaits you"])
        try phone.sleep(until: "2026-01-13T20:00:00Z")
        #expect(phone.shown == [], "the streak is lost")
    }

    // MARK: The hour

    @Test("PI-FR12: another hour moves the reminder, over a relaunch too; there is never a second one")
    func hour() throws {
        let phone = try reminded()
        #expect(try phone.hour == "20")
        try phone.setHour(7)
        #expect(phone.waiting == ["2026-01-11T07:00 Your streak of 1 day awaits you"])
        try phone.relaunch()
        #expect(try phone.hour == "7")
        try phone.setHour(21)
        #expect(phone.waiting == ["2026-01-11T21:00 Your streak of 1 day awaits you"])
    }

    @Test("PI-FR12: an hour of today that is over comes no more, and one that is to come does")
    func hourOfToday() throws {
        let phone = try reminded()
        try phone.sleep(until: "2026-01-11T12:30:00Z")  // 13:30
        try phone.setHour(13)
        #expect(phone.waiting == [])
        try phone.setHour(14)
        #expect(phone.waiting == ["2026-01-11T14:00 Your streak of 1 day awaits you"])
    }

    @Test("an hour that no clock has changes nothing", arguments: [-1, 24, Int.max, Int.min])
    func noHour(_ hour: Int) throws {
        let phone = try reminded()
        try phone.setHour(hour)
        #expect(try phone.hour == "20")
        #expect(phone.waiting == ["2026-01-11T20:00 Your streak of 1 day awaits you"])
    }

    struct Change: CustomTestStringConvertible {
        let what: String
        let start: String
        let zone: String
        let hour: Int
        let due: String
        var testDescription: String { what }
    }

    static let changes = [
        Change(
            what: "20:00 into summer time",
            start: "2026-03-28T12:00:00Z",
            zone: "Europe/Paris",
            hour: 20,
            due: "2026-03-29T18:00:00Z"
        ),
        Change(
            what: "20:00 out of summer time",
            start: "2026-10-24T12:00:00Z",
            zone: "Europe/Paris",
            hour: 20,
            due: "2026-10-25T19:00:00Z"
        ),
        Change(
            what: "02:00 is left out: when the clocks change, at 03:00",
            start: "2026-03-28T12:00:00Z",
            zone: "Europe/Paris",
            hour: 2,
            due: "2026-03-29T01:00:00Z"
        ),
        Change(
            what: "02:00 comes twice: the first time",
            start: "2026-10-24T12:00:00Z",
            zone: "Europe/Paris",
            hour: 2,
            due: "2026-10-25T00:00:00Z"
        ),
        Change(
            what: "Beirut's midnight is left out: at 01:00",
            start: "2022-03-26T12:00:00Z",
            zone: "Asia/Beirut",
            hour: 0,
            due: "2022-03-26T22:00:00Z"
        ),
        Change(
            what: "Santiago's midnight is left out: at 01:00",
            start: "2022-09-10T16:00:00Z",
            zone: "America/Santiago",
            hour: 0,
            due: "2022-09-11T04:00:00Z"
        ),
        Change(
            what: "Apia goes from the 29th to the 31st",
            start: "2011-12-30T06:00:00Z",
            zone: "Pacific/Apia",
            hour: 20,
            due: "2011-12-31T06:00:00Z"
        ),
        Change(
            what: "a leap day",
            start: "2028-02-28T12:00:00Z",
            zone: "Europe/Paris",
            hour: 20,
            due: "2028-02-29T19:00:00Z"
        ),
    ]

    @Test("PI-FR12: the hour is the one of the clock, on days of whatever length", arguments: changes)
    func clocks(_ change: Change) throws {
        let phone = try reminded(at: change.start, in: change.zone)
        try phone.setHour(change.hour)
        let due = try #require(Date(rfc3339: change.due))
        #expect(phone.notifications.scheduled.map(\.date) == [due])
        phone.session.kill(by: .person)
        try phone.session.wait(.seconds(Int(due.timeIntervalSince(phone.session.clock.now)) - 1))
        #expect(phone.shown == [])
        try phone.session.wait(.seconds(1))
        #expect(phone.shown == ["Your streak of 1 day awaits you"])
        try phone.session.launch()
        try phone.practise()
        #expect(try phone.streak == "2")
    }

    // MARK: Travelling

    @Test("PI-FR12: the hour is that of wherever the phone is, whether the app is opened there or not")
    func travels() throws {
        let phone = try reminded(at: "2026-06-10T16:00:00Z", in: "America/Los_Angeles")
        #expect(phone.waiting == ["2026-06-11T20:00 Your streak of 1 day awaits you"])
        try phone.leaveFor("Asia/Tokyo")
        #expect(phone.waiting == ["2026-06-11T20:00 Your streak of 1 day awaits you"])
        #expect(phone.notifications.scheduled.map(\.date) == [Date(rfc3339: "2026-06-11T11:00:00Z")])
        try phone.session.launch()
        #expect(phone.waiting == ["2026-06-11T20:00 Your streak of 1 day awaits you"])
        #expect(try phone.streak == "1")
        try phone.session.wait(.hours(18))  // 11 June, 19:00
        try phone.practise()
        #expect(try phone.streak == "2")
        #expect(phone.waiting == ["2026-06-12T20:00 Your streak of 2 days awaits you"])
    }

    @Test("PI-FR12: back over the date line the day that was practised is not asked for once more")
    func overTheDateLine() throws {
        let phone = try reminded(at: "2026-06-10T16:00:00Z", in: "Asia/Tokyo")  // 11 June, 01:00
        try phone.travel(to: "Pacific/Honolulu")  // 10 June, 06:00
        #expect(try phone.streak == "1")
        #expect(phone.waiting == ["2026-06-12T20:00 Your streak of 1 day awaits you"])
        try phone.practise()
        #expect(try phone.streak == "1")
        #expect(phone.waiting == ["2026-06-12T20:00 Your streak of 1 day awaits you"])
        try phone.session.wait(.days(2))
        #expect(try phone.streak == "1")
        try phone.practise()
        #expect(try phone.streak == "2")
    }

    @Test("PI-FR12: a flight past the hour: the reminder comes on landing, or not where the app was opened first")
    func pastTheHour() throws {
        for isOpened in [true, false] {
            let phone = try reminded(at: "2026-06-10T12:00:00Z", in: "Europe/Paris")
            try phone.sleep(until: "2026-06-11T12:30:00Z")  // 14:30 in Paris, 21:30 in Tokyo
            try phone.leaveFor("Asia/Tokyo")
            if isOpened { try phone.session.launch() }
            try phone.session.wait(.seconds(1))
            #expect(phone.shown == (isOpened ? [] : ["Your streak of 1 day awaits you"]))
        }
    }

    // MARK: Tapping it

    @Test("PI-FR12: a tap opens the app at home, from wherever it was left or not running", arguments: [true, false])
    func tap(isRunning: Bool) throws {
        let phone = try reminded()
        if isRunning {
            try phone.session.wait(.hours(20))
            try phone.session.tap("Fail at once")
            try phone.session.enterBackground()
        } else {
            phone.session.kill(by: .person)
        }
        try phone.session.wait(.hours(36))
        try phone.session.tapNotification("Your streak of 1 day awaits you")
        #expect(try phone.session.navigation().top.routes.map(\.name) == ["streak.home"])
        let outcomes = try phone.session.arrivals().map { "\($0.outcome)" }
        #expect(outcomes.count == 1)
        #expect(outcomes.allSatisfy { $0.contains("streak.home") }, "\(outcomes)")
    }

    @Test("PI-FR12: at home, where the tap leads, it comes without banner or sound")
    func atHome() throws {
        let phone = try reminded()
        try phone.session.wait(.days(2))
        #expect(phone.notifications.shown.map(\.presentation) == [.list])
    }

    // MARK: Switched off

    @Test("the reminder is switched off and on again, for the streak of that time")
    func off() throws {
        let phone = try reminded()
        try phone.session.set("Reminder", to: false)
        #expect(phone.waiting == [])
        try phone.relaunch()
        #expect(try phone.isReminderOn == false)
        try phone.session.wait(.days(1))
        try phone.practise()
        #expect(phone.waiting == [])
        try phone.session.set("Reminder", to: true)
        #expect(phone.waiting == ["2026-01-12T20:00 Your streak of 2 days awaits you"])
    }

    @Test("a phone that takes no more notifications is told of, and the reminder comes when there is room")
    func room() async throws {
        let phone = try StreakPhone()
        phone.session.setNotificationPermission(.authorized)
        for number in 0..<64 {
            let trigger = NotificationTrigger.after(.days(100), repeats: false)
            try await phone.notifications.schedule(
                LocalNotification(id: "other-\(number)", title: "Other", body: "Other", trigger: trigger)
            )
        }
        try phone.practise(answering: "Yes please")
        #expect(try phone.note == "The phone took no reminder")
        await phone.notifications.cancel(["other-0"])
        try phone.session.enterBackground()
        try phone.session.enterForeground()
        #expect(try phone.note == nil)
        #expect(phone.waiting.contains("2026-01-11T20:00 Your streak of 1 day awaits you"))
    }
}
