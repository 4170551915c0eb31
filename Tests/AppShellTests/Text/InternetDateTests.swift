import Foundation
import Testing

@testable import AppShell

/// Moments as servers write them.
struct InternetDateTests {
    static let moment = Date(timeIntervalSince1970: 1_771_146_000)

    @Test(
        "MAD-FR36: a moment is read with microseconds and without, in UTC and in any zone (RFC 3339)",
        arguments: [
            "2026-02-15T09:00:00Z", "2026-02-15T09:00:00.000000Z", "2026-02-15T09:00:00.0Z",
            "2026-02-15T09:00:00.000000000000000000Z", "2026-02-15t09:00:00z", "2026-02-15T09:00:00+00:00",
            "2026-02-15T09:00:00-00:00", "2026-02-15T10:00:00+01:00", "2026-02-14T23:30:00.000000-09:30",
            "2026-02-16T08:59:00+23:59",
        ]
    )
    func moment(_ text: String) {
        #expect(Date(rfc3339: text) == Self.moment)
    }

    @Test(
        "a day, an hour or an offset that there is not is none, and so is anything before or behind",
        arguments: [
            "", "2026-02-15", "2026-02-15T09:00Z", "2026-02-15 09:00:00Z", "2026-02-15T09:00:00",
            "2026-02-30T09:00:00Z", "2026-02-29T09:00:00Z", "2100-02-29T09:00:00Z", "2026-04-31T09:00:00Z",
            "2026-00-15T09:00:00Z", "2026-13-15T09:00:00Z", "2026-02-00T09:00:00Z", "2026-02-15T24:00:00Z",
            "2026-02-15T09:60:00Z", "2026-02-15T09:00:61Z", "2026-02-15T09:00:60Z", "2026-02-15T09:00:00.Z",
            "2026-02-15T09:00:00,5Z", "2026-02-15T09:00:00+0100", "2026-02-15T09:00:00+01", "2026-02-15T09:00:00+24:00",
            "2026-02-15T09:00:00+01:60", "2026-2-15T09:00:00Z", "26-02-15T09:00:00Z", "+2026-02-15T09:00:00Z",
            " 2026-02-15T09:00:00Z", "2026-02-15T09:00:00Z ", "2026-02-15T09:00:00Z\n", "２026-02-15T09:00:00Z",
            "2026-02-15T09:00:00ZZ", "2026-02-15T-9:00:00Z",
        ]
    )
    func none(_ text: String) {
        #expect(Date(rfc3339: text) == nil)
    }

    @Test("a fraction counts, and a leap second at the end of a day is the next day's first")
    func fine() throws {
        let date = try #require(Date(rfc3339: "1970-01-01T00:00:01.25Z"))
        #expect(date.timeIntervalSince1970 == 1.25)
        #expect(Date(rfc3339: "2016-12-31T23:59:60Z") == Date(rfc3339: "2017-01-01T00:00:00Z"))
        #expect(Date(rfc3339: "2017-01-01T00:59:60+01:00") == Date(rfc3339: "2017-01-01T00:00:00Z"))
    }

    @Test("MAD-FR36: what Foundation writes is read back, from year 1 to year 9999")
    func roundTrip() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2_000 {
            // Gregorian reckoning began in 1582; before, Foundation writes Julian days.
            let date = Date(
                timeIntervalSince1970: Double(Int64.random(in: -12_219_292_800...253_402_300_799, using: &random))
            )
            #expect(Date(rfc3339: date.formatted(.iso8601)) == date, "\(date)")
        }
    }

    @Test("the calendar's days are read, and no others")
    func days() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for year in [1900, 1999, 2000, 2024, 2026, 2100] {
            for month in 1...12 {
                for day in 1...31 {
                    let components = DateComponents(year: year, month: month, day: day)
                    let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)T00:00:00Z"
                    let date = components.isValidDate(in: calendar) ? calendar.date(from: components) : nil
                    #expect(Date(rfc3339: text) == date, "\(text)")
                }
            }
        }
    }

    @Test(
        "a header's date is read in its three forms (RFC 9110, 5.6.7)",
        arguments: [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
            "Sun Nov 16 08:49:37 1994",
        ]
    )
    func httpDate(_ text: String) {
        let date = Date(timeIntervalSince1970: text.contains("16") ? 784_975_777 : 784_111_777)
        #expect(Date(httpDate: text, now: Self.moment) == date)
    }

    @Test("a year in two digits is at most 50 years ahead")
    func century() {
        let year = { (text: String) in
            Date(httpDate: "Monday, 01-Jan-\(text) 00:00:00 GMT", now: Self.moment)?.formatted(.iso8601.year())
        }
        #expect(["26", "76", "77", "99", "00"].map(year) == ["2026", "2076", "1977", "1999", "2000"])
    }

    @Test(
        "anything else is no header's date",
        arguments: [
            "", "soon", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 31 Feb 2026 08:49:37 GMT",
            "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT", "06 Nov 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 199 4 08:49:37 GMT", "2026-02-15T09:00:00Z",
            "Xyz, 06 Nov 1994 08:49:37 GMT", "Sun, 6٣ Nov 1994 08:49:37 GMT", "- - - - - -",
        ]
    )
    func noHTTPDate(_ text: String) {
        #expect(Date(httpDate: text, now: Self.moment) == nil)
    }

    @Test("a date a byte away from a right one is read or refused, never a trap")
    func mutations() {
        var random = SplitMix64(seed: 11)
        let samples = ["2026-02-15T09:00:00.5+01:00", "Sun, 06 Nov 1994 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"]
        var refused = 0
        for _ in 0..<3_000 {
            var bytes = Array(samples[Int.random(in: 0..<samples.count, using: &random)].utf8)
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...127, using: &random)
            let text = String(decoding: bytes, as: UTF8.self)
            if Date(rfc3339: text) == nil, Date(httpDate: text, now: Self.moment) == nil { refused += 1 }
        }
        #expect((1_000..<3_000).contains(refused))
    }
}
