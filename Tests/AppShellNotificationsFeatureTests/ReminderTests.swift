import AppShell
import AppShellHeadless
import Foundation
import Testing

struct ReminderTests {
    @Test("MAD-FR30: reminders come 3 and 7 days after a pre-registration, 5 and 2 before its session, at 10:00")
    func plan() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        #expect(
            phone.reminders == [
                "pre-registration-3.starter 2026-01-13T10:00", "pre-registration-7.starter 2026-01-17T10:00",
                "session-2.starter 2026-02-13T10:00", "session-5.starter 2026-02-10T10:00",
            ]
        )
        #expect(phone.body("session-5.starter") == "The session Starter begins in 5 days")
        #expect(phone.body("pre-registration-3.starter") == "You chose Starter 3 days ago")
        #expect(phone.notifications.scheduled.allSatisfy { $0.notification.category == "reminders" })
    }

    struct Case: CustomTestStringConvertible {
        let what: String
        let now: String
        let session: String
        let zone: String
        let expected: [String]
        var testDescription: String { what }
    }

    static let cases = [
        Case(
            what: "into summer time, late in the evening",
            now: "2026-03-26T22:30:00Z",
            session: "2026-04-03T08:00:00Z",
            zone: "Europe/Paris",
            expected: [
                "pre-registration-3.x 2026-03-29T10:00", "pre-registration-7.x 2026-04-02T10:00",
                "session-2.x 2026-04-01T10:00", "session-5.x 2026-03-29T10:00",
            ]
        ),
        Case(
            what: "the same evening, past midnight: the local day counts, not the one of UTC",
            now: "2026-03-26T23:30:00Z",
            session: "",
            zone: "Europe/Paris",
            expected: ["pre-registration-3.x 2026-03-30T10:00", "pre-registration-7.x 2026-04-03T10:00"]
        ),
        Case(
            what: "out of summer time",
            now: "2026-10-22T10:00:00Z",
            session: "2026-10-30T09:00:00Z",
            zone: "Europe/Paris",
            expected: [
                "pre-registration-3.x 2026-10-25T10:00", "pre-registration-7.x 2026-10-29T10:00",
                "session-2.x 2026-10-28T10:00", "session-5.x 2026-10-25T10:00",
            ]
        ),
        Case(
            what: "a leap day",
            now: "2028-02-22T10:00:00Z",
            session: "2028-03-02T09:00:00Z",
            zone: "Europe/Paris",
            expected: [
                "pre-registration-3.x 2028-02-25T10:00", "pre-registration-7.x 2028-02-29T10:00",
                "session-2.x 2028-02-29T10:00", "session-5.x 2028-02-26T10:00",
            ]
        ),
        Case(
            what: "the end of a year",
            now: "2026-12-28T07:00:00Z",
            session: "2027-01-03T09:00:00Z",
            zone: "Europe/Paris",
            expected: [
                "pre-registration-3.x 2026-12-31T10:00", "session-2.x 2027-01-01T10:00",
                "session-5.x 2026-12-29T10:00",
            ]
        ),
        Case(
            what: "a session that begins after midnight, on the next day in UTC's eyes the same",
            now: "2026-06-01T10:00:00Z",
            session: "2026-06-10T22:30:00Z",
            zone: "Europe/Paris",
            expected: [
                "pre-registration-3.x 2026-06-04T10:00", "pre-registration-7.x 2026-06-08T10:00",
                "session-2.x 2026-06-09T10:00", "session-5.x 2026-06-06T10:00",
            ]
        ),
        Case(
            what: "far west of Greenwich",
            now: "2026-06-11T03:00:00Z",
            session: "2026-06-21T01:00:00Z",
            zone: "America/Los_Angeles",
            expected: [
                "pre-registration-3.x 2026-06-13T10:00", "pre-registration-7.x 2026-06-17T10:00",
                "session-2.x 2026-06-18T10:00", "session-5.x 2026-06-15T10:00",
            ]
        ),
        Case(
            what: "what is over is left out; today's 10:00 is still to come at 09:59",
            now: "2026-02-10T08:59:00Z",
            session: "2026-02-15T09:00:00Z",
            zone: "Europe/Paris",
            expected: [
                "pre-registration-3.x 2026-02-13T10:00", "session-2.x 2026-02-13T10:00",
                "session-5.x 2026-02-10T10:00",
            ]
        ),
        Case(
            what: "today's 10:00 is over at 10:00",
            now: "2026-02-10T09:00:00Z",
            session: "2026-02-15T09:00:00Z",
            zone: "Europe/Paris",
            expected: ["pre-registration-3.x 2026-02-13T10:00", "session-2.x 2026-02-13T10:00"]
        ),
        Case(
            what: "nothing is left to finalise once the session begins",
            now: "2026-02-12T12:00:00Z",
            session: "2026-02-15T09:00:00Z",
            zone: "Europe/Paris",
            expected: ["session-2.x 2026-02-13T10:00"]
        ),
        Case(
            what: "a session of the past is none",
            now: "2026-02-16T12:00:00Z",
            session: "2026-02-15T09:00:00Z",
            zone: "Europe/Paris",
            expected: ["pre-registration-3.x 2026-02-19T10:00", "pre-registration-7.x 2026-02-23T10:00"]
        ),
    ]

    @Test("MAD-FR30: days are counted on the phone's calendar", arguments: cases)
    func days(_ example: Case) throws {
        let phone = try CoordinatorPhone(at: example.now, in: example.zone)
        try phone.happen("register|x|\(example.session)|lucas@x.fr")
        #expect(phone.reminders == example.expected)
    }

    @Test("MAD-FR30: what comes at 10:00 in winter comes at 10:00 in summer, shown and not only planned")
    func summerTime() throws {
        let phone = try CoordinatorPhone(at: "2026-03-26T22:30:00Z")
        try phone.happen("register|starter||lucas@x.fr")
        try phone.session.enterBackground()
        // 29 March, 10:00 in summer time, is 08:00 in UTC: in two days, nine hours and a half.
        try phone.session.wait(.days(2))
        try phone.session.wait(.seconds(34_199))
        #expect(phone.notifications.shown.isEmpty)
        try phone.session.wait(.seconds(1))
        #expect(phone.notifications.shown.map(\.notification.body) == ["You chose Starter 3 days ago"])
    }

    @Test(
        "MAD-FR30: reminders follow a session that is moved, and an item that is withdrawn and offered again, by relaunches too"
    )
    func follows() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        let followUps = ["pre-registration-3.starter 2026-01-13T10:00", "pre-registration-7.starter 2026-01-17T10:00"]
        try phone.relaunch()
        try phone.happen("sessions|starter|2026-02-20T09:00:00Z|master|2026-02-25T09:00:00Z")
        let moved = followUps + ["session-2.starter 2026-02-18T10:00", "session-5.starter 2026-02-15T10:00"]
        #expect(phone.reminders == moved)
        try phone.happen("sessions|master|2026-02-25T09:00:00Z")
        #expect(phone.reminders == [], "what is no longer offered is not waited for")
        try phone.relaunch()
        #expect(phone.reminders == [])
        try phone.happen("sessions|starter|2026-03-01T09:00:00Z")
        let announced = followUps + ["session-2.starter 2026-02-27T10:00", "session-5.starter 2026-02-24T10:00"]
        #expect(phone.reminders == announced)
    }

    @Test("MAD-FR30: whoever has been to a session is not reminded of the next one")
    func isOver() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        try phone.session.wait(.days(37))  // 16 February, and the app has been before the person's eyes all the time
        try phone.happen("sessions|starter|2026-03-15T09:00:00Z")
        #expect(phone.reminders == [])
        try phone.happen("register|starter|2026-03-15T09:00:00Z|lucas@x.fr")
        #expect(phone.reminders.count == 4)
    }

    @Test("who pre-registers twice has one set, counted from the last time; of several courses each has its own")
    func sets() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        try phone.leave(for: .days(1))
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        try phone.happen("register|master|2026-02-12T09:00:00Z|lucas@x.fr")
        #expect(
            phone.reminders == [
                "pre-registration-3.master 2026-01-14T10:00", "pre-registration-3.starter 2026-01-14T10:00",
                "pre-registration-7.master 2026-01-18T10:00", "pre-registration-7.starter 2026-01-18T10:00",
                "session-2.master 2026-02-10T10:00", "session-2.starter 2026-02-13T10:00",
                "session-5.master 2026-02-07T10:00", "session-5.starter 2026-02-10T10:00",
            ]
        )
    }

    @Test("what the device has no room for is told, and comes when there is room again")
    func room() throws {
        let phone = try CoordinatorPhone()
        for number in 10..<30 { try phone.happen("register|c\(number)|2026-03-01T09:00:00Z|lucas@x.fr") }
        #expect(phone.waiting.count == 64)
        #expect(try phone.texts.filter { $0.hasPrefix("reminder.") }.count == 17)
        #expect(phone.reminders.filter { $0.hasPrefix("pre-registration") }.count == 40)
        try phone.leave(for: .days(8))  // 40 were shown
        #expect(phone.waiting.count == 41)
        #expect(try phone.texts.filter { $0.hasPrefix("reminder.") }.isEmpty)
    }

    @Test("MAD-FR30: what is told before permission is given is scheduled when it is")
    func beforePermission() throws {
        let phone = try CoordinatorPhone(permission: .notDetermined)
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        #expect(phone.waiting == [])
        try phone.happen("view")
        try phone.session.answerNotificationPrompt(isAllowed: true)
        #expect(phone.reminders.count == 4)
        #expect(phone.reEngagement == "2026-01-24T10:00")
    }

    @Test("the phone has travelled: reminders come at 10:00 where it is at the next launch, by its calendar")
    func travels() throws {
        let phone = try CoordinatorPhone(at: "2026-06-01T12:00:00Z")
        // The 11th in Paris, the 10th in New York.
        try phone.happen("register|starter|2026-06-10T22:30:00Z|lucas@x.fr")
        phone.session.phone.setTimeZone(try #require(TimeZone(identifier: "America/New_York")))
        try phone.relaunch()
        #expect(
            phone.reminders == [
                "pre-registration-3.starter 2026-06-04T10:00", "pre-registration-7.starter 2026-06-08T10:00",
                "session-2.starter 2026-06-08T10:00", "session-5.starter 2026-06-05T10:00",
            ]
        )
    }

    @Test("MAD-FR30: whoever travels west on the day of a reminder that was shown does not see it twice")
    func travelsWest() throws {
        let phone = try CoordinatorPhone(at: "2026-02-09T12:00:00Z")
        try phone.happen("register|starter|2026-02-15T20:00:00Z|lucas@x.fr")
        try phone.leave(for: .seconds(21 * 3_600 + 1_800))  // 10 February, 10:30 in Paris
        #expect(phone.notifications.shown.map(\.notification.body) == ["The session Starter begins in 5 days"])
        phone.session.phone.setTimeZone(try #require(TimeZone(identifier: "America/New_York")))
        try phone.relaunch()  // 04:30
        try phone.relaunch()
        #expect(
            phone.reminders == ["pre-registration-3.starter 2026-02-12T10:00", "session-2.starter 2026-02-13T10:00"]
        )
    }

    @Test("MAD-FR30: one that was not shown yet when they left comes where they are")
    func travelsBefore() throws {
        let phone = try CoordinatorPhone(at: "2026-02-09T12:00:00Z")
        try phone.happen("register|starter|2026-02-15T20:00:00Z|lucas@x.fr")
        try phone.session.enterBackground()
        try phone.session.wait(.seconds(12 * 3_600))  // 10 February, 01:00 in Paris
        phone.session.phone.setTimeZone(try #require(TimeZone(identifier: "America/New_York")))
        try phone.session.wait(.seconds(12 * 3_600))  // 07:00 in New York, when it is 13:00 in Paris
        #expect(phone.notifications.shown == [])
        try phone.relaunch()
        #expect(phone.reminders.first { $0.hasPrefix("session-5") } == "session-5.starter 2026-02-10T10:00")
    }

    @Test("what is remembered and can't be read is not taken for nothing: what waits on the device goes on waiting")
    func unreadable() async throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        let waiting = phone.waiting
        let values = phone.session.environment.storage.values
        let key = StoredKey("notifications.reminders")
        let kept = try #require(try values.value(for: key))
        let newer = StoredKey("notifications.reminders", schema: 2)
        phone.session.kill(by: .person)
        try await values.setValue([1], for: newer)
        try phone.session.launch()
        try phone.happen("register|master|2026-03-15T09:00:00Z|lucas@x.fr")
        #expect(phone.waiting == waiting)
        #expect(try values.value(for: newer) == [1])
        #expect(try phone.texts.contains { $0.contains("notifications.reminders") })
        // It can be read again, and what happened meanwhile is not lost.
        try await values.setValue(nil, for: newer)
        try await values.setValue(kept, for: key)
        try phone.leave(for: .seconds(60))
        #expect(phone.reminders.count == 8)
    }

    @Test("MAD-FR31: a tap on a reminder opens what it is about")
    func tap() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        phone.session.kill()
        try phone.session.wait(.days(31))
        try phone.session.tapNotification("begins in 5 days")
        #expect(try phone.session.navigation().current == CoursePlace(key: "starter").route)
    }

    @Test("a pre-registration and a name outlive a process that ends at once")
    func crash() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("name|Lucas Martin")
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        phone.session.kill(by: .system)
        let waiting = phone.waiting
        try phone.session.launch()
        #expect(phone.waiting == waiting)
        #expect(phone.body("session-2.starter") == "Lucas, the session Starter begins in 2 days")
        #expect(phone.session.trace.text.contains("lucas@x.fr") == false)
    }
}
