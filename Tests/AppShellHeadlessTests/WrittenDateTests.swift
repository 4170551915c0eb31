import AppShell
import Foundation
import Testing

@testable import AppShellHeadless

/// Dates as scripts write them.
struct WrittenDateTests {
    private func local(_ text: String, _ components: Content.DatePicker.Components) throws -> String? {
        let timeZone = try #require(TimeZone(identifier: "Europe/Paris"))
        let formats = ["en_US", "fr_FR"].map { LocalFormats(locale: Locale(identifier: $0), timeZone: timeZone) }
        return WrittenDate(text, components, in: formats)?.local
    }

    @Test(
        "a day is understood as screens show it in either language, and in ISO 8601",
        arguments: [
            ("12 mars 2026", "2026-03-12"), ("1er mars 2026", "2026-03-01"), ("1 août 2026", "2026-08-01"),
            ("March 12, 2026", "2026-03-12"), ("12 March 2026", "2026-03-12"), ("March 1st, 2026", "2026-03-01"),
            ("2026-03-12", "2026-03-12"), ("2026-02-30", "2026-02-30"), ("12 mars", nil), ("mars 2026", nil),
            ("12/03/2026", nil), ("12-03-2026", nil), ("12 mars 26", nil), ("demain", nil), ("", nil),
            ("12 mars 2026 à 19:30", nil),
        ] as [(String, String?)]
    )
    func days(_ text: String, _ day: String?) throws {
        #expect(try local(text, .date) == day)
    }

    @Test(
        "a time of day is understood with either mark, and in halves of the day",
        arguments: [
            ("19:30", "19:30"), ("7:05", "07:05"), ("19 h 30", "19:30"), ("19h30", "19:30"), ("7:30 PM", "19:30"),
            ("07:30\u{202F}PM", "19:30"), ("7:30 p.m.", "19:30"), ("12:05 am", "00:05"), ("13:05 am", nil),
            ("25:00", nil), ("19:60", nil), ("19", nil), ("à 19:30", nil), ("12 mars 2026", nil),
        ] as [(String, String?)]
    )
    func times(_ text: String, _ time: String?) throws {
        #expect(try local(text, .time) == time)
    }

    @Test(
        "both are understood together",
        arguments: [
            ("12 mars 2026 à 19:30", "2026-03-12T19:30"), ("12 mars 2026 19 h 30", "2026-03-12T19:30"),
            ("March 12, 2026 at 7:30 PM", "2026-03-12T19:30"), ("2026-03-12T19:30", "2026-03-12T19:30"),
            ("2026-03-12 19:30", "2026-03-12T19:30"), ("12 mars 2026", nil), ("19:30", nil),
            ("12 mars 2026 vers 19:30", nil),
        ] as [(String, String?)]
    )
    func moments(_ text: String, _ moment: String?) throws {
        #expect(try local(text, .dateAndTime) == moment)
    }

    @Test(
        "each month is understood in languages with words around it",
        arguments: ["es_ES", "pl_PL", "pt_PT", "de_DE"]
    )
    func months(_ language: String) throws {
        let formats = LocalFormats(locale: Locale(identifier: language), timeZone: .gmt)
        for month in 1...12 {
            let local = "2026-\(month < 10 ? "0" : "")\(month)-09"
            let text = formats.day(try Date(local + "T12:00:00Z", strategy: .iso8601))
            #expect(WrittenDate(text, .date, in: [formats])?.local == local, "\(text)")
        }
    }
}
