import AppShell
import AppShellHeadless
import Foundation
import Testing

@testable import AppShellEngagementFeature

struct ReminderPropertyTests {
    /// Whole and half hours from Greenwich, and the days of their clock changes.
    private static let zones = [
        "Europe/Paris", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Honolulu", "Pacific/Apia", "Asia/Beirut",
        "America/Santiago", "Asia/Kolkata", "America/St_Johns", "Pacific/Kiritimati",
    ]
    private static let starts = [
        "2026-01-10T12:00:00Z", "2026-03-27T22:30:00Z", "2026-10-23T09:00:00Z", "2011-12-28T20:00:00Z",
        "2022-03-25T12:00:00Z", "2022-09-09T12:00:00Z", "2028-02-27T12:00:00Z",
    ]

    /// What ought to be, kept beside the app.
    private struct Model {
        var streak: DailyStreak?
        var isOn = true
        var hour = 20

        /// Looks at each half hour until the streak is lost: the first at the person's hour on a day that a session
        /// would add to it.
        func due(after now: Date, in timeZone: TimeZone) -> (date: Date, text: String)? {
            guard isOn, let streak else { return nil }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            var date = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 1_800).rounded(.down) * 1_800)
            for _ in 0..<(2 * 24 * 14) {
                date += 1_800
                let day = PracticeDay(of: date, in: timeZone)
                let shown = streak.shown(on: day, in: timeZone)
                guard shown > 0 else { return nil }
                let time = calendar.dateComponents([.hour, .minute], from: date)
                guard day > streak.lastDay, time.hour == hour, time.minute == 0 else { continue }
                // A day that is shown since the zone of the last session skipped one is not reminded of twice.
                guard day == streak.nextDay(in: timeZone) else { return nil }
                return (
                    date, shown == 1 ? "Your streak of 1 day awaits you" : "Your streak of \(shown) days awaits you"
                )
            }
            return nil
        }
    }

    private struct World {
        let phone: StreakPhone
        var model = Model()
        var chance: Chance
        var log: [String] = []

        var now: Date { phone.session.clock.now }
        var timeZone: TimeZone { phone.session.timeZone }

        mutating func act() throws {
            let choice = chance.number(0...9)
            switch choice {
            case 0...2:
                log.append("practise")
                try phone.practise()
                let day = PracticeDay(of: now, in: timeZone)
                model.streak = model.streak?.practised(on: day, in: timeZone) ?? DailyStreak(on: day, in: timeZone)
            case 3:
                log.append("fail")
                try phone.practise("Fail at once")
            case 4:
                // Hours that no clock leaves out or has twice: those have cases of their own.
                model.hour = chance.number(4...23)
                log.append("hour \(model.hour)")
                try phone.setHour(model.hour)
            case 5:
                let zone = chance.pick(ReminderPropertyTests.zones)
                log.append("travel to \(zone)")
                try phone.travel(to: zone)
            case 6:
                model.isOn.toggle()
                log.append("reminder \(model.isOn)")
                try phone.session.set("Reminder", to: model.isOn)
            case 7:
                log.append("relaunch")
                try phone.relaunch()
            default:
                let minutes = chance.number(1...2_000)
                let isOpen = chance.number(0...1) == 0
                log.append("\(minutes) minutes, \(isOpen ? "open" : "closed")")
                if !isOpen { phone.session.kill(by: .person) }
                try phone.session.wait(.seconds(60 * minutes))
                checkShown()
                if !isOpen { try phone.session.launch() }
            }
            log.append(now.formatted(.iso8601) + " " + timeZone.identifier)
        }

        /// What has come said what was so then.
        func checkShown() {
            for shown in phone.notifications.shown.map(\.notification) {
                let day = PracticeDay(of: shown.date, in: timeZone)
                let streak = model.streak?.shown(on: day, in: timeZone) ?? 0
                #expect(streak > 0, "\(log)")
                #expect(shown.body.contains(" \(streak) day"), "\(log)")
            }
        }

        func check() throws {
            let due = model.due(after: now, in: timeZone)
            let waiting = phone.notifications.scheduled
            #expect(waiting.map(\.date) == [due?.date].compactMap(\.self), "\(log)")
            #expect(waiting.map(\.notification.body) == [due?.text].compactMap(\.self), "\(log)")
            #expect(try phone.streak == "\(shown)", "\(log)")
        }

        private var shown: Int { model.streak?.shown(on: PracticeDay(of: now, in: timeZone), in: timeZone) ?? 0 }
    }

    @Test(
        "PI-FR12: whatever happens, at most one reminder waits: the next that is due, naming the streak as it is then",
        arguments: 0..<10
    )
    func always(seed: Int) throws {
        var chance = Chance(seed: UInt64(seed))
        let phone = try StreakPhone(at: chance.pick(Self.starts), in: chance.pick(Self.zones))
        phone.session.setNotificationPermission(.authorized)
        try phone.session.set("Reminder", to: true)
        var world = World(phone: phone, chance: chance)
        for _ in 0..<60 {
            try world.act()
            try world.check()
        }
    }
}
