import AppShell
import Foundation
import Testing

struct NotificationMomentTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let zone: String
        /// UTC.
        let after: String
        let moment: NotificationMoment
        /// UTC; nil where none comes.
        let due: String?
        let why: String

        var testDescription: String { why }

        init(_ why: String, _ zone: String, _ after: String, _ moment: NotificationMoment, _ due: String?) {
            self.zone = zone
            self.after = after
            self.moment = moment
            self.due = due
            self.why = why
        }
    }

    private static let twoThirty = NotificationMoment(hour: 2, minute: 30, repeats: true)
    private static let endOfMonth = NotificationMoment(hour: 9, on: .dayOfMonth(31), repeats: true)
    private static let leapDay = NotificationMoment(hour: 9, on: .dayOfYear(month: 2, day: 29), repeats: true)

    private static let cases: [Case] = [
        Case("today, still to come", "Europe/Paris", "2026-02-15T08:00:00Z", .init(hour: 20), "2026-02-15T19:00:00Z"),
        Case("tomorrow, once over", "Europe/Paris", "2026-02-15T19:00:01Z", .init(hour: 20), "2026-02-16T19:00:00Z"),
        Case("strictly after", "Europe/Paris", "2026-02-15T19:00:00Z", .init(hour: 20), "2026-02-16T19:00:00Z"),
        Case("seconds count", "GMT", "2026-02-15T19:00:07Z", .init(hour: 19, second: 8), "2026-02-15T19:00:08Z"),
        Case("spring: 02:30 is left out", "Europe/Paris", "2026-03-28T12:00:00Z", twoThirty, "2026-03-29T01:00:00Z"),
        Case("spring: the day after", "Europe/Paris", "2026-03-29T01:00:00Z", twoThirty, "2026-03-30T00:30:00Z"),
        Case("spring: 03:00 is there", "Europe/Paris", "2026-03-28T12:00:00Z", .init(hour: 3), "2026-03-29T01:00:00Z"),
        Case("autumn: the first 02:30", "Europe/Paris", "2026-10-24T12:00:00Z", twoThirty, "2026-10-25T00:30:00Z"),
        Case("autumn: not the second", "Europe/Paris", "2026-10-25T00:30:00Z", twoThirty, "2026-10-26T01:30:00Z"),
        Case("autumn: between the two", "Europe/Paris", "2026-10-25T01:00:00Z", twoThirty, "2026-10-26T01:30:00Z"),
        Case("20:00 stays 20:00", "Europe/Paris", "2026-10-24T18:00:00Z", .init(hour: 20), "2026-10-25T19:00:00Z"),
        Case("no 31 April", "GMT", "2026-03-31T09:00:00Z", endOfMonth, "2026-05-31T09:00:00Z"),
        Case("31 December to 31 January", "GMT", "2026-12-31T10:00:00Z", endOfMonth, "2027-01-31T09:00:00Z"),
        Case("leap days only", "GMT", "2026-01-01T00:00:00Z", leapDay, "2028-02-29T09:00:00Z"),
        Case("2100 is no leap year", "GMT", "2096-03-01T00:00:00Z", leapDay, "2104-02-29T09:00:00Z"),
        Case(
            "a weekday",
            "Europe/Paris",
            "2026-02-15T12:00:00Z",
            .init(hour: 9, on: .weekday(.sunday)),
            "2026-02-22T08:00:00Z"
        ),
        Case(
            "a date",
            "Europe/Paris",
            "2026-02-15T12:00:00Z",
            .init(hour: 10, on: .date(year: 2026, month: 7, day: 14)),
            "2026-07-14T08:00:00Z"
        ),
        Case(
            "a date that is over",
            "Europe/Paris",
            "2026-07-14T08:00:00Z",
            .init(hour: 10, on: .date(year: 2026, month: 7, day: 14)),
            nil
        ),
        Case(
            "Beirut's missing midnight",
            "Asia/Beirut",
            "2026-03-28T12:00:00Z",
            .init(hour: 0, minute: 15),
            "2026-03-28T22:00:00Z"
        ),
        Case(
            "Apia's missing day is left out",
            "Pacific/Apia",
            "2011-12-30T06:30:00Z",
            .init(hour: 20, repeats: true),
            "2011-12-31T06:00:00Z"
        ),
        Case(
            "a date that Apia never had",
            "Pacific/Apia",
            "2011-12-01T00:00:00Z",
            .init(hour: 20, on: .date(year: 2011, month: 12, day: 30)),
            nil
        ),
        Case("half-hour zones", "Asia/Kolkata", "2026-02-15T00:00:00Z", .init(hour: 10), "2026-02-15T04:30:00Z"),
        Case("before 1970", "GMT", "1969-12-31T23:59:59Z", .init(hour: 0), "1970-01-01T00:00:00Z"),
    ]

    @Test("the next moment by the local calendar, across what it lacks and has twice", arguments: cases)
    func table(_ row: Case) throws {
        let zone = try #require(TimeZone(identifier: row.zone))
        let after = try Date(row.after, strategy: .iso8601)
        #expect(row.moment.nextDate(after: after, in: zone)?.formatted(.iso8601) == row.due)
    }

    private static let zones = [
        "Europe/Paris", "America/New_York", "Asia/Tokyo", "Asia/Kolkata", "Australia/Lord_Howe", "Africa/Casablanca",
        "America/Santiago", "Asia/Beirut", "America/Nuuk", "Pacific/Chatham", "GMT",
    ]

    @Test("a moment is later, shows the time asked for, and is the first to do so; Foundation's calendar agrees")
    func law() throws {
        var random = SplitMix64(seed: 0x0FF1CE)
        var comparisons = 0
        for number in 0..<3_000 {
            let zone = try #require(TimeZone(identifier: random.one(of: Self.zones)))
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            let after = Date(timeIntervalSince1970: Double(random.number(1_500_000_000...2_300_000_000)))
            let days: NotificationMoment.Days =
                switch number % 4 {
                case 0: .everyDay
                case 1: .weekday(random.one(of: NotificationMoment.Weekday.allCases))
                case 2: .dayOfMonth(random.number(1...31))
                default: .dayOfYear(month: random.number(1...12), day: random.number(1...28))
                }
            let moment = NotificationMoment(
                hour: random.number(0...23),
                minute: random.one(of: [0, 15, 30, 59]),
                on: days
            )
            let due = try #require(moment.nextDate(after: after, in: zone), "\(number)")
            #expect(due > after, "\(number)")
            let shown = calendar.dateComponents([.hour, .minute, .day, .month, .weekday], from: due)
            guard shown.hour == moment.hour, shown.minute == moment.minute else {
                // Only where the clocks leave that time out: they were put forward in this very second.
                let offset = zone.secondsFromGMT(for: due)
                #expect(zone.secondsFromGMT(for: due.addingTimeInterval(-1)) < offset, "\(number)")
                continue
            }
            let expected = Self.oracle(moment, after: after, in: calendar)
            // Where Foundation stops at a day that the clocks change on, the table above decides.
            guard let expected, !Self.isNearChange(expected, zone), !Self.isNearChange(due, zone) else { continue }
            comparisons += 1
            #expect(due == expected, "\(number): \(moment) after \(after) in \(zone.identifier)")
        }
        #expect(comparisons > 2_500)
    }

    /// Foundation's answer, strict: it leaves out days that are not there.
    private static func oracle(_ moment: NotificationMoment, after: Date, in calendar: Calendar) -> Date? {
        var components = DateComponents(hour: moment.hour, minute: moment.minute, second: moment.second)
        switch moment.days {
        case .weekday(let weekday): components.weekday = weekday.rawValue % 7 + 1
        case .dayOfMonth(let day): components.day = day
        case .dayOfYear(let month, let day):
            components.month = month
            components.day = day
        case .everyDay, .date: break
        }
        return calendar.nextDate(after: after, matching: components, matchingPolicy: .strict)
    }

    private static func isNearChange(_ date: Date, _ zone: TimeZone) -> Bool {
        let day: TimeInterval = 86_400
        return zone.secondsFromGMT(for: date.addingTimeInterval(-day))
            != zone.secondsFromGMT(for: date.addingTimeInterval(day))
    }

    @Test(
        "what can never come says why",
        arguments: [
            (
                NotificationMoment(hour: 24),
                "there is no time 24:0:0; hours go from 0 to 23, minutes and seconds from 0 to 59"
            ),
            (
                NotificationMoment(hour: 9, minute: -1),
                "there is no time 9:-1:0; hours go from 0 to 23, minutes and seconds from 0 to 59"
            ),
            (NotificationMoment(hour: 9, on: .dayOfMonth(32)), "the calendar has no such day: day 32 of a month"),
            (
                NotificationMoment(hour: 9, on: .dayOfYear(month: 2, day: 30)),
                "the calendar has no such day: day 30 of month 2"
            ),
            (
                NotificationMoment(hour: 9, on: .date(year: 2026, month: 2, day: 29)),
                "the calendar has no such day: day 29 of month 2 of 2026"
            ),
            (
                NotificationMoment(hour: 9, on: .date(year: 2028, month: 2, day: 29), repeats: true),
                "a date with its year comes once and can't repeat"
            ),
        ]
    )
    func errors(_ moment: NotificationMoment, _ strings: String) {
        #expect(NotificationTrigger.calendar(moment).error.map { "\($0)" } == strings)
        #expect(moment.nextDate(after: Date(timeIntervalSince1970: 0), in: .gmt) == nil)
    }

    @Test(
        "the day before is the calendar's, over summer time and the ends of months, in the zone that counts the days",
        arguments: [
            // Summer time begins on 29 March 2026 in Paris, where it is the 30th by then.
            ("2026-03-29T22:30:00Z", "Europe/Paris", -1, 2026, 3, 29),
            ("2026-03-01T08:00:00Z", "Europe/Paris", -1, 2026, 2, 28),
            ("2026-03-01T03:00:00Z", "America/Martinique", -1, 2026, 2, 27),
            ("2026-01-01T12:00:00Z", "UTC", 0, 2026, 1, 1),
            ("2026-12-31T12:00:00Z", "UTC", 1, 2027, 1, 1),
        ]
    )
    func onDay(_ date: String, _ zone: String, _ days: Int, _ year: Int, _ month: Int, _ day: Int) throws {
        let trigger = NotificationTrigger.onDay(
            of: try #require(Date(rfc3339: date)),
            adding: days,
            hour: 18,
            in: try #require(TimeZone(identifier: zone))
        )
        let wanted = NotificationMoment(hour: 18, on: .date(year: year, month: month, day: day))
        #expect(trigger == .calendar(wanted))
        let start = Date(timeIntervalSince1970: 0)
        let farAway = NotificationTrigger.onDay(of: start, adding: 1_900_000, hour: 18, in: .gmt)
        #expect(farAway == .onDay(of: start.addingTimeInterval(1_900_000 * 86_400), hour: 18, in: .gmt))
        for seconds in [Double.infinity, -.infinity, .nan, 1e300] {
            let extreme = Date(timeIntervalSince1970: seconds)
            for days in [0, -1, Int.max] {
                let never = NotificationTrigger.onDay(of: extreme, adding: days, hour: 18, in: .gmt)
                #expect(never.nextDate(after: Date(timeIntervalSince1970: 0), in: .gmt) == nil)
            }
        }
    }

    @Test("intervals are ahead, and take a minute where they repeat; no extreme date or duration traps")
    func intervals() {
        #expect(NotificationTrigger.after(.zero, repeats: false).error == .notAhead)
        #expect(NotificationTrigger.after(.seconds(59), repeats: true).error == .repeatsTooOften)
        #expect(NotificationTrigger.after(.seconds(60), repeats: true).error == nil)
        #expect(NotificationTrigger.after(.milliseconds(1), repeats: false).error == nil)
        let start = Date(timeIntervalSince1970: 100)
        let next = NotificationTrigger.after(.milliseconds(1_500), repeats: false).nextDate(after: start, in: .gmt)
        #expect(next == Date(timeIntervalSince1970: 101.5))
        let day = NotificationMoment(hour: 9)
        for seconds in [Double.infinity, -.infinity, .nan, 1e300, -1e300, 253_402_300_799] {
            _ = day.nextDate(after: Date(timeIntervalSince1970: seconds), in: .gmt)
        }
        #expect(day.nextDate(after: Date(timeIntervalSince1970: .nan), in: .gmt) == nil)
        let huge = NotificationTrigger.after(.seconds(Int64.max), repeats: false)
        #expect(huge.nextDate(after: start, in: .gmt).map { $0 > start } == true)
    }
}
