import AppShell
import Foundation
import Synchronization
import Testing

struct LocalFormatsTests {
    private let paris = LocalFormats.paris

    private func date(_ text: String) throws -> Date {
        try Date(text, strategy: .iso8601)
    }

    @Test("a day is written out in French")
    func day() throws {
        #expect(paris.day(try date("2026-02-15T09:00:00Z")) == "15 février 2026")
        #expect(paris.day(try date("2026-08-01T09:00:00Z")) == "1er août 2026")
        #expect(paris.day(try date("2026-08-11T09:00:00Z")) == "11 août 2026")
        #expect(paris.day(try date("2028-02-29T09:00:00Z")) == "29 février 2028")
    }

    @Test("a day with its time is said as the language joins them")
    func dayAndTime() throws {
        #expect(paris.dayAndTime(try date("2026-08-01T17:30:00Z")) == "1er août 2026 à 19:30")
        let british = LocalFormats(locale: Locale(identifier: "en_GB"), timeZone: .gmt)
        #expect(british.dayAndTime(try date("2026-08-11T09:05:00Z")) == "11 August 2026 at 09:05")
    }

    @Test("a whole number is in groups of three, with the language's own space")
    func number() {
        #expect(paris.number(7) == "7")
        #expect(paris.number(1_500) == "1\u{202F}500")
        #expect(paris.number(-1_000_000) == "-1\u{202F}000\u{202F}000")
    }

    @Test("a day is the one of the given zone, not of the machine")
    func zone() throws {
        let instant = try date("2026-02-14T23:30:00Z")
        let zones = [("Europe/Paris", "15 février 2026"), ("America/Martinique", "14 février 2026")]
        for (zone, day) in zones {
            let formats = LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: try #require(TimeZone(identifier: zone))
            )
            #expect(formats.day(instant) == day)
        }
    }

    @Test("a zone that changes while the app runs is followed at once")
    func travel() throws {
        let zone = Mutex(try #require(TimeZone(identifier: "Europe/Paris")))
        let formats = LocalFormats(locale: Locale(identifier: "fr_FR")) { zone.withLock(\.self) }
        let instant = try date("2026-02-14T23:30:00Z")
        #expect(formats.day(instant) == "15 février 2026")
        #expect(formats.calendarDays(from: instant, to: instant.addingTimeInterval(3_600)) == 0)
        let martinique = try #require(TimeZone(identifier: "America/Martinique"))
        zone.withLock { $0 = martinique }
        #expect(formats.day(instant) == "14 février 2026")
        #expect(formats.timeZone == martinique)
    }

    @Test(
        "a price has no needless decimals, and French spaces",
        arguments: [
            ("490", "490\u{A0}€"), ("490.00", "490\u{A0}€"), ("490.5", "490,50\u{A0}€"), ("390.50", "390,50\u{A0}€"),
            ("1490", "1\u{202F}490\u{A0}€"), ("1234567.89", "1\u{202F}234\u{202F}567,89\u{A0}€"), ("0", "0\u{A0}€"),
            ("0.01", "0,01\u{A0}€"), ("-20", "-20\u{A0}€"),
        ]
    )
    func price(_ amount: String, _ expected: String) throws {
        #expect(paris.price(try #require(Decimal(string: amount)), currency: "EUR") == expected)
    }

    @Test("the locale given decides, not the machine's")
    func locale() throws {
        let american = LocalFormats(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        #expect(american.price(1_490, currency: "EUR") == "€1,490")
        #expect(american.day(try date("2026-02-15T09:00:00Z")) == "February 15, 2026")
        // German days begin with their number too.
        let german = LocalFormats(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        #expect(german.day(try date("2026-03-01T09:00:00Z")) == "1. März 2026")
        let spanish = LocalFormats(locale: Locale(identifier: "es_ES"), timeZone: .gmt)
        #expect(spanish.day(try date("2026-03-01T09:00:00Z")) == "1 de marzo de 2026")
    }

    @Test("the first of a month is an ordinal in every French", arguments: ["fr", "fr_FR", "fr_BE", "fr_CA"])
    func first(_ identifier: String) throws {
        let french = LocalFormats(locale: Locale(identifier: identifier), timeZone: .gmt)
        #expect(french.day(try date("2026-03-01T09:00:00Z")) == "1er mars 2026")
        #expect(french.day(try date("2026-03-10T09:00:00Z")) == "10 mars 2026")
    }
}
