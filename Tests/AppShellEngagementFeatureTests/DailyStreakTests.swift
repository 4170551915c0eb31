import AppShell
import AppShellHeadless
import Foundation
import Testing

@testable import AppShellEngagementFeature

struct DailyStreakTests {
    /// An instant as a person writes it: the time of their zone, with its offset, and the zone.
    struct Moment {
        let date: Date
        let timeZone: TimeZone

        init(_ text: String, _ zone: String) {
            date = Date(rfc3339: text) ?? .distantPast
            timeZone = TimeZone(identifier: zone) ?? .gmt
        }

        var day: PracticeDay { PracticeDay(of: date, in: timeZone) }
    }

    struct Case: CustomTestStringConvertible {
        let what: String
        let sessions: [Moment]
        let count: Int
        let look: Moment?
        let shown: Int

        /// - Parameters:
        ///   - count: after the last session.
        ///   - look: when it is looked at; nil: right after the last session.
        init(_ what: String, _ sessions: [Moment], count: Int, look: Moment? = nil, shown: Int? = nil) {
            self.what = what
            self.sessions = sessions
            self.count = count
            self.look = look
            self.shown = shown ?? count
        }

        var testDescription: String { what }
    }

    static let cases: [Case] = [
        Case("the first session", [Moment("2026-01-10T12:00:00+01:00", "Europe/Paris")], count: 1),
        Case(
            "two sessions of a day are one",
            [
                Moment("2026-01-10T00:00:00+01:00", "Europe/Paris"),
                Moment("2026-01-10T23:59:59+01:00", "Europe/Paris"),
            ],
            count: 1
        ),
        Case(
            "two seconds across midnight",
            [
                Moment("2026-01-10T23:59:59+01:00", "Europe/Paris"),
                Moment("2026-01-11T00:00:01+01:00", "Europe/Paris"),
            ],
            count: 2
        ),
        Case(
            "nearly 48 hours between two days in a row",
            [
                Moment("2026-01-10T00:00:01+01:00", "Europe/Paris"),
                Moment("2026-01-11T23:59:59+01:00", "Europe/Paris"),
            ],
            count: 2
        ),
        Case(
            "little more than 24 hours, and a whole day missed",
            [
                Moment("2026-01-10T23:59:59+01:00", "Europe/Paris"),
                Moment("2026-01-12T00:00:01+01:00", "Europe/Paris"),
            ],
            count: 1
        ),
        Case(
            "shown until the end of the next day",
            [Moment("2026-01-10T12:00:00+01:00", "Europe/Paris")],
            count: 1,
            look: Moment("2026-01-11T23:59:59+01:00", "Europe/Paris"),
            shown: 1
        ),
        Case(
            "0 once that is over",
            [Moment("2026-01-10T12:00:00+01:00", "Europe/Paris")],
            count: 1,
            look: Moment("2026-01-12T00:00:00+01:00", "Europe/Paris"),
            shown: 0
        ),
        Case(
            "Paris, a day of 23 hours",
            [
                Moment("2026-03-28T23:30:00+01:00", "Europe/Paris"),
                Moment("2026-03-29T23:30:00+02:00", "Europe/Paris"),
            ],
            count: 2
        ),
        Case(
            "Paris, a day of 25 hours",
            [
                Moment("2026-10-25T00:10:00+02:00", "Europe/Paris"),
                Moment("2026-10-25T23:40:00+01:00", "Europe/Paris"),
            ],
            count: 1
        ),
        Case(
            "Paris, the hour that comes twice",
            [
                Moment("2026-10-25T02:30:00+02:00", "Europe/Paris"),
                Moment("2026-10-25T02:10:00+01:00", "Europe/Paris"),
            ],
            count: 1
        ),
        Case(
            "a leap day and the day after it",
            [
                Moment("2028-02-28T12:00:00+01:00", "Europe/Paris"),
                Moment("2028-02-29T12:00:00+01:00", "Europe/Paris"),
                Moment("2028-03-01T12:00:00+01:00", "Europe/Paris"),
            ],
            count: 3
        ),
        Case(
            "a leap day missed",
            [
                Moment("2028-02-28T12:00:00+01:00", "Europe/Paris"),
                Moment("2028-03-01T12:00:00+01:00", "Europe/Paris"),
            ],
            count: 1
        ),
        Case(
            "no leap day in 2100",
            [
                Moment("2100-02-28T12:00:00+01:00", "Europe/Paris"),
                Moment("2100-03-01T12:00:00+01:00", "Europe/Paris"),
            ],
            count: 2
        ),
        Case(
            "the end of a year",
            [
                Moment("2026-12-31T12:00:00+01:00", "Europe/Paris"),
                Moment("2027-01-01T12:00:00+01:00", "Europe/Paris"),
            ],
            count: 2
        ),
        Case(
            "from Los Angeles to Tokyo",
            [
                Moment("2026-06-10T09:00:00-07:00", "America/Los_Angeles"),
                Moment("2026-06-11T20:00:00+09:00", "Asia/Tokyo"),
            ],
            count: 2
        ),
        Case(
            "from Tokyo to Honolulu, where it is the day before: the same",
            [
                Moment("2026-06-11T01:00:00+09:00", "Asia/Tokyo"),
                Moment("2026-06-10T20:00:00-10:00", "Pacific/Honolulu"),
            ],
            count: 1
        ),
        Case(
            "in Honolulu on the day that was practised in Tokyo: the same, and the next day 1 more",
            [
                Moment("2026-06-11T01:00:00+09:00", "Asia/Tokyo"),
                Moment("2026-06-10T20:00:00-10:00", "Pacific/Honolulu"),
                Moment("2026-06-11T20:00:00-10:00", "Pacific/Honolulu"),
                Moment("2026-06-12T20:00:00-10:00", "Pacific/Honolulu"),
            ],
            count: 2
        ),
        Case(
            "Apia had no 30 December 2011",
            [
                Moment("2011-12-29T20:00:00-10:00", "Pacific/Apia"),
                Moment("2011-12-31T08:00:00+14:00", "Pacific/Apia"),
            ],
            count: 2
        ),
        Case(
            "Apia, shown all the 31st",
            [Moment("2011-12-29T20:00:00-10:00", "Pacific/Apia")],
            count: 1,
            look: Moment("2011-12-31T23:59:59+14:00", "Pacific/Apia"),
            shown: 1
        ),
        Case(
            "Apia, and no longer on 1 January",
            [Moment("2011-12-29T20:00:00-10:00", "Pacific/Apia")],
            count: 1,
            look: Moment("2012-01-01T00:00:00+14:00", "Pacific/Apia"),
            shown: 0
        ),
        Case(
            "Apia, the 31st missed",
            [
                Moment("2011-12-29T20:00:00-10:00", "Pacific/Apia"),
                Moment("2012-01-01T08:00:00+14:00", "Pacific/Apia"),
            ],
            count: 1
        ),
        Case(
            "Paris had a 30 December 2011",
            [
                Moment("2011-12-29T20:00:00+01:00", "Europe/Paris"),
                Moment("2011-12-31T08:00:00+01:00", "Europe/Paris"),
            ],
            count: 1
        ),
        Case(
            "into the zone that skips the day, and out of it: not missed either",
            [
                Moment("2011-12-29T20:00:00-08:00", "America/Los_Angeles"),
                Moment("2011-12-31T20:00:00+14:00", "Pacific/Apia"),
            ],
            count: 2
        ),
        Case(
            "out of the zone that skipped the day, to one that had it",
            [
                Moment("2011-12-29T20:00:00-10:00", "Pacific/Apia"),
                Moment("2011-12-31T20:00:00-08:00", "America/Los_Angeles"),
            ],
            count: 2
        ),
        Case(
            "Kwajalein had no 21 August 1993",
            [
                Moment("1993-08-20T12:00:00-12:00", "Pacific/Kwajalein"),
                Moment("1993-08-22T12:00:00+12:00", "Pacific/Kwajalein"),
            ],
            count: 2
        ),
        Case(
            "Beirut's missing midnight: a minute apart",
            [
                Moment("2022-03-26T23:59:00+02:00", "Asia/Beirut"),
                Moment("2022-03-27T01:00:00+03:00", "Asia/Beirut"),
            ],
            count: 2
        ),
        Case(
            "Beirut, the day of the missing midnight missed",
            [
                Moment("2022-03-26T23:30:00+02:00", "Asia/Beirut"),
                Moment("2022-03-28T00:30:00+03:00", "Asia/Beirut"),
            ],
            count: 1
        ),
        Case(
            "Beirut, from the day of the missing midnight to the next",
            [
                Moment("2022-03-27T01:30:00+03:00", "Asia/Beirut"),
                Moment("2022-03-28T00:10:00+03:00", "Asia/Beirut"),
            ],
            count: 2
        ),
        Case(
            "Santiago's missing midnight",
            [
                Moment("2022-09-10T23:30:00-04:00", "America/Santiago"),
                Moment("2022-09-11T01:10:00-03:00", "America/Santiago"),
                Moment("2022-09-12T00:10:00-03:00", "America/Santiago"),
            ],
            count: 3
        ),
        Case(
            "Santiago, the day of the missing midnight missed",
            [
                Moment("2022-09-10T23:30:00-04:00", "America/Santiago"),
                Moment("2022-09-12T00:10:00-03:00", "America/Santiago"),
            ],
            count: 1
        ),
        Case(
            "a clock put back by a week: the last day stays, and the day after it counts",
            [
                Moment("2026-01-10T12:00:00+01:00", "Europe/Paris"),
                Moment("2026-01-03T12:00:00+01:00", "Europe/Paris"),
                Moment("2026-01-04T12:00:00+01:00", "Europe/Paris"),
                Moment("2026-01-11T12:00:00+01:00", "Europe/Paris"),
            ],
            count: 2
        ),
        Case(
            "a clock put back: shown as it was",
            [
                Moment("2026-01-09T12:00:00+01:00", "Europe/Paris"),
                Moment("2026-01-10T12:00:00+01:00", "Europe/Paris"),
            ],
            count: 2,
            look: Moment("2025-06-01T12:00:00+02:00", "Europe/Paris"),
            shown: 2
        ),
    ]

    @Test("PI-FR11: days are those of the calendar where the session ended, hours never count", arguments: cases)
    func days(_ example: Case) throws {
        var streak: DailyStreak?
        for session in example.sessions {
            streak =
                streak?.practised(on: session.day, in: session.timeZone)
                ?? DailyStreak(on: session.day, in: session.timeZone)
        }
        let look = try #require(example.look ?? example.sessions.last)
        #expect(streak?.count == example.count)
        #expect(streak?.shown(on: look.day, in: look.timeZone) == example.shown)
    }

    @Test("PI-FR11: what is kept is the local day with its zone, and the count")
    func stored() throws {
        let session = Moment("2026-03-29T00:30:00+01:00", "Europe/Paris")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let streak = DailyStreak(on: session.day, in: session.timeZone)
        let text = String(decoding: try encoder.encode(streak), as: UTF8.self)
        #expect(text == #"{"count":1,"day":"2026-03-29","zone":"Europe/Paris"}"#)
        #expect(try JSONDecoder().decode(DailyStreak.self, from: Data(text.utf8)) == streak)
    }

    @Test(
        "what no session can have left is refused",
        arguments: [
            #"{"count":0,"day":"2026-03-29","zone":"Europe/Paris"}"#,
            #"{"count":-1,"day":"2026-03-29","zone":"Europe/Paris"}"#,
            #"{"count":1,"day":"2026-02-29","zone":"Europe/Paris"}"#,
            #"{"count":1,"day":"2026-13-01","zone":"Europe/Paris"}"#,
            #"{"count":1,"day":"2026-3-29","zone":"Europe/Paris"}"#,
            #"{"count":1,"day":"+2026-03-29","zone":"Europe/Paris"}"#,
            #"{"count":1,"day":"","zone":"Europe/Paris"}"#, #"{"count":1,"day":"2026-03-29"}"#, "{}", "null",
        ]
    )
    func refused(_ text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(DailyStreak.self, from: Data(text.utf8)) }
    }

    @Test("a zone that this system does not know leaves the days of the zone where the person is")
    func unknownZone() throws {
        let text = #"{"count":4,"day":"2026-03-29","zone":"Mars/Olympus"}"#
        let streak = try JSONDecoder().decode(DailyStreak.self, from: Data(text.utf8))
        let (next, later) = (Moment("2026-03-30T12:00:00Z", "GMT"), Moment("2026-03-31T12:00:00Z", "GMT"))
        #expect(streak.practised(on: next.day, in: .gmt).count == 5)
        #expect(streak.shown(on: later.day, in: .gmt) == 0)
    }

    @Test("PI-FR11: a session counts at once, whatever is still to be stored")
    func atOnce() throws {
        let environment = try StreakPhone(launch: false).session.environment
        let engagement = Engagement(strings: SampleEngagementStrings(), environment: environment)
        engagement.practised(successfully: true)
        #expect(engagement.streak == 1)
    }
}
