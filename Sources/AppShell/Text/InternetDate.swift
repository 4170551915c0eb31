#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Date {
    /// Parses RFC 3339, 5.6: `2026-02-15T09:00:00Z`, with an optional fraction of any length, in UTC or with an offset such
    /// as `+01:00`.
    ///
    /// Stricter than Foundation's formats: nil for a day that does not exist (`2026-02-30`), hour 24, an offset without its
    /// colon, and surrounding text.
    public init?(rfc3339 text: String) {
        var reader = DigitReader(text)
        guard let year = reader.number(digits: 4), reader.skip("-"), let month = reader.number(digits: 2),
            reader.skip("-"), let day = reader.number(digits: 2), reader.skip("T") || reader.skip("t"),
            let hour = reader.number(digits: 2), reader.skip(":"), let minute = reader.number(digits: 2),
            reader.skip(":"), let second = reader.number(digits: 2)
        else { return nil }
        var fraction = 0.0
        if reader.skip(".") {
            guard let value = reader.fraction() else { return nil }
            fraction = value
        }
        guard let offset = reader.offset(), reader.isAtEnd,
            let time = CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second),
            let seconds = time.secondsSince1970(offset: offset)
        else { return nil }
        self.init(timeIntervalSince1970: Double(seconds) + fraction)
    }

    /// Parses an HTTP date in any of the three forms of RFC 9110, 5.6.7:
    /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
    ///
    /// - Parameter now: decides the century of a two-digit year: at most 50 years ahead.
    init?(httpDate text: String, now: Date) {
        let words = text.split { " ,-".contains($0) }
        let isASCTime = words.count == 5 && !text.contains(",")
        guard isASCTime || (words.count == 6 && words[5] == "GMT") else { return nil }
        let (day, month) = isASCTime ? (words[2], words[1]) : (words[1], words[2])
        let (year, time) = isASCTime ? (words[4], words[3]) : (words[3], words[4])
        var reader = DigitReader(String(time))
        guard CivilTime.weekdays.contains(words[0].prefix(3)), let day = DigitReader.number(day, digits: 1...2),
            let monthIndex = CivilTime.months.firstIndex(of: String(month)),
            var year = DigitReader.number(year, digits: 2...4), let hour = reader.number(digits: 2),
            reader.skip(":"), let minute = reader.number(digits: 2), reader.skip(":"),
            let second = reader.number(digits: 2), reader.isAtEnd
        else { return nil }
        if year < 100 {
            let thisYear = CivilTime.year(of: now)
            year += thisYear / 100 * 100
            if year > thisYear + 50 { year -= 100 }
        }
        let civil = CivilTime(year: year, month: monthIndex + 1, day: day, hour: hour, minute: minute, second: second)
        guard let seconds = civil?.secondsSince1970(offset: 0) else { return nil }
        self.init(timeIntervalSince1970: Double(seconds))
    }
}

/// A Gregorian date and time of day.
private struct CivilTime {
    static let weekdays: [Substring] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    let days: Int
    let secondOfDay: Int
    let isLeapSecond: Bool

    /// - Returns: nil for a day or time that does not exist.
    init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), (0...23).contains(hour), (0...59).contains(minute),
            (0...60).contains(second)
        else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
        guard (1...length).contains(day) else { return nil }
        days = CivilTime.days(year: year, month: month, day: day)
        secondOfDay = hour * 3_600 + minute * 60 + second
        isLeapSecond = second == 60
    }

    /// - Parameter offset: the zone's offset from UTC, in seconds.
    /// - Returns: nil for a leap second that is not at the end of a UTC day.
    func secondsSince1970(offset: Int) -> Int? {
        let seconds = days * 86_400 + secondOfDay - offset
        return isLeapSecond && seconds % 86_400 != 0 ? nil : seconds
    }

    /// Days since 1970. Years begin in March here, so that a leap day comes last.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year + 399 : year + 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468 - 146_097
    }

    static func year(of date: Date) -> Int {
        let days = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
        var year = min(max(1970 + days / 366, 0), 9999)
        while year < 9999, self.days(year: year + 1, month: 1, day: 1) <= days { year += 1 }
        return year
    }
}

/// Reads ASCII digits and punctuation from the front of a text.
private struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        guard let byte = rest.first, byte == UInt8(ascii: mark) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(digits count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(\.isASCIIDigit) else { return nil }
        rest = rest.dropFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// The fraction after the point, to the nanosecond.
    mutating func fraction() -> Double? {
        let digits = rest.prefix { $0.isASCIIDigit }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        let nanoseconds = (0..<9).reduce(0) { value, index in
            let digit = digits.dropFirst(index).first.map { Int($0 - 0x30) } ?? 0
            return value * 10 + digit
        }
        return Double(nanoseconds) / 1e9
    }

    /// `Z`, `+01:00`, `-09:30`: seconds from UTC.
    mutating func offset() -> Int? {
        if skip("Z") || skip("z") { return 0 }
        let isWest = skip("-")
        guard isWest || skip("+"), let hours = number(digits: 2), hours < 24, skip(":"),
            let minutes = number(digits: 2), minutes < 60
        else { return nil }
        return (isWest ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }

    /// The whole text as a number of that many digits.
    static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
        var reader = DigitReader(String(text))
        guard digits.contains(reader.rest.count), let number = reader.number(digits: reader.rest.count) else {
            return nil
        }
        return number
    }
}
