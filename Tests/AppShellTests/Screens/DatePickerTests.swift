import AppShell
import Foundation
import Testing

/// Dates and times of day, as they are shown and set.
struct DatePickerTests {
    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    private func picker(
        _ selection: String,
        _ components: Content.DatePicker.Components = .date,
        in range: (String, String)? = nil,
        zone: String = "Europe/Paris"
    ) throws -> (content: Content, picker: Content.DatePicker) {
        let timeZone = try #require(TimeZone(identifier: zone))
        let content = Content.datePicker(
            "Quand",
            selection: try date(selection),
            in: try range.map { try date($0.0)...date($0.1) },
            components: components,
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: timeZone)
        ) { _ in
        }
        guard case .pick(let picker, _) = content.action else { throw NoPicker() }
        return (content, picker)
    }

    private struct NoPicker: Error {}

    @Test(
        "it shows its date in the app's language, and says it in ISO 8601, in its zone",
        arguments: [
            (.date, "1er mars 2026", "2026-03-01"), (.time, "00:30", "00:30"),
            (.dateAndTime, "1er mars 2026 à 00:30", "2026-03-01T00:30"),
        ] as [(Content.DatePicker.Components, String, String)]
    )
    func shown(_ components: Content.DatePicker.Components, _ text: String, _ local: String) throws {
        let content = try picker("2026-02-28T23:30:15Z", components).content
        #expect(content.value == text)
        #expect(content.localDate?.text == local)
        #expect(ContentSnapshot(content).localDate == content.localDate)
    }

    @Test("a snapshot says its range, and differs with it")
    func snapshots() throws {
        let range = ("2026-03-01T12:00:00Z", "2026-03-31T12:00:00Z")
        let bounded = ContentSnapshot(try picker("2026-03-12T12:00:00Z", in: range).content)
        #expect(bounded.summary == "date picker “Quand”: 12 mars 2026 [from 2026-03-01 to 2026-03-31]")
        #expect(bounded == ContentSnapshot(try picker("2026-03-12T12:00:00Z", in: range).content))
        #expect(bounded != ContentSnapshot(try picker("2026-03-12T12:00:00Z").content))
        #expect(
            ContentSnapshot(try picker("2026-03-12T12:00:00Z").content).summary == "date picker “Quand”: 12 mars 2026"
        )
    }

    @Test(
        "a day keeps the time of day, a time the day; a time that clocks skip is the moment after",
        arguments: [
            (.date, "2026-03-30", "2026-03-30T00:30:15Z"), (.date, "2026-03-29", "2026-03-29T01:00:00Z"),
            (.time, "23:59", "2026-03-28T22:59:00Z"), (.dateAndTime, "2026-10-25T02:30", "2026-10-25T00:30:00Z"),
        ] as [(Content.DatePicker.Components, String, String)]
    )
    func rest(_ components: Content.DatePicker.Components, _ local: String, _ moment: String) throws {
        let picker = try picker("2026-03-28T01:30:15Z", components).picker
        #expect(picker.date(at: local) == (try date(moment)))
    }

    @Test(
        "what is no date, of other components, or a day that the zone has not, is none",
        arguments: [
            "2026-02-30", "2026-13-01", "0000-01-01", "2026-3-01", "2026-03-12T10:00", "19:30", "", "٢٠٢٦-03-01",
            " 2026-03-12", "2011-12-30",
        ]
    )
    func unreadable(_ local: String) throws {
        #expect(try picker("2011-12-29T12:00:00Z", zone: "Pacific/Apia").picker.date(at: local) == nil)
    }

    @Test(
        "days of the range can be set, whatever their hour, and what is set lies in the range",
        arguments: [
            ("2026-03-11", nil), ("2026-03-12", "2026-03-12T10:00:00Z"), ("2026-03-13", "2026-03-13T09:00:00Z"),
            ("2026-03-14", "2026-03-14T08:00:00Z"), ("2026-03-15", nil),
        ] as [(String, String?)]
    )
    func range(_ local: String, _ moment: String?) throws {
        let picker = try picker(
            "2026-03-13T09:00:00Z",
            in: ("2026-03-12T10:00:00Z", "2026-03-14T08:00:00Z"),
            zone: "Etc/UTC"
        ).picker
        #expect(picker.date(at: local) == (try moment.map(date)))
    }

    @Test(
        "times of day of a range may go past midnight",
        arguments: [
            ("21:59", false), ("22:00", true), ("23:59", true), ("00:00", true), ("06:00", true), ("06:01", false),
        ]
    )
    func night(_ time: String, isInRange: Bool) throws {
        let night = ("2026-03-12T22:00:00Z", "2026-03-13T06:00:00Z")
        let picker = try picker("2026-05-01T23:00:00Z", .time, in: night, zone: "Etc/UTC").picker
        #expect((picker.date(at: time) != nil) == isInRange)
    }

    @Test("dates beyond every calendar are shown, and taken for the last one")
    func extremes() throws {
        let formats = LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
        for instant in [-1e300, 1e300] {
            let date = Date(timeIntervalSince1970: instant)
            let content = Content.datePicker("Quand", selection: date, components: .time, formats: formats) { _ in }
            guard case .pick(let picker, _) = content.action else { throw NoPicker() }
            #expect(picker.date(at: "10:00") != nil)
        }
    }
}
