import AppShellTexts
import CucumberExpressions

/// A calendar day, without a time zone.
public struct CalendarDay: Hashable, Sendable {
    public let year: Int
    public let month: Int
    public let day: Int
}

/// A time of day, without a time zone.
public struct TimeOfDay: Hashable, Sendable {
    public let hour: Int
    public let minute: Int
}

extension StepLibrary {
    /// `{date}`, `{time}` and `{duration}`, in French and English.
    mutating func defineTimeParameterTypes() {
        define(
            ParameterType(
                name: "date",
                patterns: ["(\\d{1,2})(?:er)? (\\p{L}+) (\\d{4})", "(\\d{4})-(\\d{2})-(\\d{2})"],
                useForSnippets: false
            ) { groups in
                let texts = groups.compactMap(\.self)
                let isISO = groups.count == 6 && groups[3] != nil
                guard texts.count == 3, let day = isISO ? CalendarDay.iso(texts) : CalendarDay.named(texts) else {
                    throw StepFailure(
                        localized(
                            "“\(texts.joined(separator: " "))” is not a date; write “15 février 2026” or “2026-02-15”."
                        )
                    )
                }
                return day
            }
        )
        define(
            ParameterType(name: "time", patterns: ["(\\d{1,2})(?: ?h ?|:)(\\d{2})?"], useForSnippets: false) { groups in
                let hour = groups.first?.flatMap { Int($0) } ?? -1
                let minute = groups.dropFirst().first?.flatMap { Int($0) } ?? 0
                guard (0...23).contains(hour), (0...59).contains(minute) else {
                    throw StepFailure(localized("Not a time of day; write “9 h 30” or “09:30”."))
                }
                return TimeOfDay(hour: hour, minute: minute)
            }
        )
        define(
            ParameterType(name: "duration", patterns: ["(\\d+)(?:[.,](\\d+))? ?(\\p{L}+)"], useForSnippets: false) {
                groups in
                let texts = groups.compactMap(\.self)
                guard let unit = texts.last.flatMap({ TimeUnits.seconds[$0] }), texts.count >= 2,
                    let count = Int64(texts[0]), count <= 1_000_000_000,
                    let fraction = Duration.fraction(texts.count > 2 ? texts[1] : "0", of: unit)
                else {
                    let text = texts.dropLast().joined(separator: ",") + " " + (texts.last ?? "")
                    throw StepFailure(
                        localized("“\(text)” is not a duration; write “500 ms”, “2 secondes”, “1,5 s”, “24 heures”…")
                    )
                }
                return unit * count + fraction
            }
        )
        allowTimedAssertions()
    }
}

extension Duration {
    /// The digits after the decimal sign, at most nine, as an exact duration.
    fileprivate static func fraction(_ digits: String, of unit: Duration) -> Duration? {
        guard digits.utf8.count <= 9, let count = Int64(digits) else { return nil }
        var scale = 1
        for _ in digits.utf8 { scale *= 10 }
        return unit * count / scale
    }
}

extension CalendarDay {
    private static let months: [String: Int] = [
        "janvier": 1, "février": 2, "mars": 3, "avril": 4, "mai": 5, "juin": 6, "juillet": 7, "août": 8,
        "septembre": 9, "octobre": 10, "novembre": 11, "décembre": 12,
        "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
        "september": 9, "october": 10, "november": 11, "december": 12,
    ]

    /// `15`, `février`, `2026`.
    static func named(_ texts: [String]) -> CalendarDay? {
        guard let day = Int(texts[0]), let month = months[texts[1].lowercased()], let year = Int(texts[2]) else {
            return nil
        }
        return CalendarDay(year: year, month: month, day: day).validated
    }

    /// `2026`, `02`, `15`.
    static func iso(_ texts: [String]) -> CalendarDay? {
        let numbers = texts.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2]).validated
    }

    /// nil for a day that does not exist.
    private var validated: CalendarDay? {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
        return self
    }
}

private enum TimeUnits {
    static let seconds: [String: Duration] = {
        let units: [([String], Duration)] = [
            (["ms", "milliseconde", "millisecondes", "millisecond", "milliseconds"], .milliseconds(1)),
            (["s", "seconde", "secondes", "second", "seconds"], .seconds(1)),
            (["min", "minute", "minutes"], .seconds(60)),
            (["h", "heure", "heures", "hour", "hours"], .seconds(3_600)),
            (["j", "jour", "jours", "day", "days"], .seconds(86_400)),
            (["semaine", "semaines", "week", "weeks"], .seconds(604_800)),
        ]
        return Dictionary(units.flatMap { names, length in names.map { ($0, length) } }) { first, _ in first }
    }()
}
