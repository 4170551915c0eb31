import Foundation
import Testing

@testable import AppShellEngagementFeature

struct DailyStreakPropertyTests {
    /// Of all kinds: far east and west, half hours, a quarter, changes at midnight, a skipped day.
    static let zones = [
        "Europe/Paris", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Honolulu", "Pacific/Apia", "Asia/Beirut",
        "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns", "Pacific/Kiritimati",
        "Africa/Cairo", "America/Sao_Paulo", "Asia/Tehran", "Atlantic/Azores", "Pacific/Chatham", "GMT",
    ]

    private func calendar(_ zone: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        return calendar
    }

    /// Between 1993 and 2037.
    private func date(_ chance: inout Chance) -> Date {
        Date(timeIntervalSince1970: Double(chance.number(725_846_400...2_114_380_800)))
    }

    /// Some moment of the day that begins then.
    private func moment(of start: Date, _ calendar: Calendar, _ chance: inout Chance) throws -> Date {
        let end = try #require(calendar.date(byAdding: .day, value: 1, to: start))
        let length = Int(calendar.startOfDay(for: end).timeIntervalSince(start))
        return start.addingTimeInterval(Double(chance.number(0...(length - 1))))
    }

    @Test("PI-FR11: the next day is the one that the zone's own calendar has next", arguments: zones)
    func nextDay(_ zone: String) throws {
        var chance = Chance(seed: 1)
        let calendar = calendar(zone)
        // Whole years, so that every change of the clocks is met, and dates all over the place.
        let years = [1993, 2011, 2022, 2026].flatMap { year in
            (0..<366).map { Date(timeIntervalSince1970: Double(year - 1970) * 31_556_952 + Double($0) * 86_400) }
        }
        for date in years + (0..<150).map({ _ in date(&chance) }) {
            let start = calendar.startOfDay(for: date)
            let next = try #require(calendar.date(byAdding: .day, value: 1, to: start))
            let day = PracticeDay(of: date, in: calendar.timeZone)
            #expect(day.next(in: calendar.timeZone) == PracticeDay(of: next, in: calendar.timeZone), "\(day)")
            #expect(PracticeDay(day.description) == day)
        }
    }

    @Test("PI-FR11: who practises every day for n days, at whatever time, has n", arguments: zones)
    func everyDay(_ zone: String) throws {
        var chance = Chance(seed: 2)
        let calendar = calendar(zone)
        for _ in 0..<20 {
            var start = calendar.startOfDay(for: date(&chance))
            var streak: DailyStreak?
            for number in 1...chance.number(2...60) {
                let day = PracticeDay(of: try moment(of: start, calendar, &chance), in: calendar.timeZone)
                #expect(streak?.shown(on: day, in: calendar.timeZone) ?? 0 == number - 1)
                streak =
                    streak?.practised(on: day, in: calendar.timeZone) ?? DailyStreak(on: day, in: calendar.timeZone)
                #expect(streak?.count == number, "\(day)")
                start = calendar.startOfDay(
                    for: try #require(calendar.date(byAdding: .day, value: 1, to: start))
                )
            }
        }
    }

    @Test("PI-FR11: one day missed, or more, and it shows 0 and begins anew at 1", arguments: zones)
    func missed(_ zone: String) throws {
        var chance = Chance(seed: 3)
        let calendar = calendar(zone)
        for _ in 0..<200 {
            let start = calendar.startOfDay(for: date(&chance))
            let first = PracticeDay(of: try moment(of: start, calendar, &chance), in: calendar.timeZone)
            var later = start
            for _ in 0..<chance.number(2...10) {
                later = calendar.startOfDay(for: try #require(calendar.date(byAdding: .day, value: 1, to: later)))
            }
            let day = PracticeDay(of: try moment(of: later, calendar, &chance), in: calendar.timeZone)
            let streak = DailyStreak(on: first, in: calendar.timeZone)
            #expect(streak.shown(on: day, in: calendar.timeZone) == 0, "\(first) \(day)")
            #expect(streak.practised(on: day, in: calendar.timeZone).count == 1, "\(first) \(day)")
        }
    }

    @Test("PI-FR11: wherever one goes and whatever the clock is set to, the laws of a streak hold")
    func laws() throws {
        var chance = Chance(seed: 4)
        for _ in 0..<400 {
            var now = date(&chance)
            var streak: DailyStreak?
            for _ in 0..<30 {
                now.addTimeInterval(Double(chance.number(-90_000...130_000)))
                let timeZone = calendar(chance.pick(Self.zones)).timeZone
                let day = PracticeDay(of: now, in: timeZone)
                let before = streak
                let shown = before?.shown(on: day, in: timeZone) ?? 0
                let after = before?.practised(on: day, in: timeZone) ?? DailyStreak(on: day, in: timeZone)
                #expect(shown >= 0 && after.count >= 1)
                #expect(after.count == shown || after.count == shown + 1, "at most 1 more than was shown")
                #expect(after.lastDay == max(before?.lastDay ?? day, day), "the last day never goes back")
                #expect(after.shown(on: day, in: timeZone) == after.count)
                #expect(after.practised(on: day, in: timeZone) == after, "a second session of the day")
                #expect(after.shown(on: after.nextDay(in: timeZone), in: timeZone) == after.count)
                if chance.number(0...2) > 0 { streak = after }
            }
        }
    }

    @Test("PI-FR11: sessions of one day count alike in whatever order they come, wherever they were")
    func order() {
        var chance = Chance(seed: 5)
        for _ in 0..<300 {
            let date = date(&chance)
            let day = PracticeDay(of: date, in: .gmt)
            let last = PracticeDay(of: date - Double(chance.number(0...4)) * 86_400, in: .gmt)
            let start = DailyStreak(on: last, in: .gmt)
            // All zones show that day at some moment but Apia's, once; and those that lie a day back.
            let sessions = (0..<4).map { _ in (chance.number(0...1) == 0 ? day : last, chance.pick(Self.zones)) }
            let days = [sessions, sessions.shuffled(using: &chance)].map { sessions in
                let end = sessions.filter { $0.0 == day }.reduce(start) { streak, session in
                    streak.practised(on: session.0, in: calendar(session.1).timeZone)
                        .practised(on: last, in: calendar(session.1).timeZone)
                }
                return "\(end.lastDay) \(end.count)"
            }
            #expect(days[0] == days[1])
        }
    }
}
