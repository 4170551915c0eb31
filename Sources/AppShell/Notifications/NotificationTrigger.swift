#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// When a local notification is shown.
public enum NotificationTrigger: Hashable, Sendable, Codable {
    /// That long after it was scheduled, and again after each such interval if it repeats. Setting the clock doesn't
    /// matter.
    case after(Duration, repeats: Bool)
    /// By the device's calendar, in its time zone at that moment.
    case calendar(NotificationMoment)

    /// The shortest that repeats, as on iOS.
    static let shortestRepeat = Duration.seconds(60)

    /// Whether it comes more than once.
    public var repeats: Bool {
        switch self {
        case .after(_, let repeats): repeats
        case .calendar(let moment): moment.repeats
        }
    }

    /// When it is due next; nil for never again.
    ///
    /// - Parameter date: when it was scheduled, or was due the last time.
    public func nextDate(after date: Date, in timeZone: TimeZone) -> Date? {
        guard error == nil else { return nil }
        switch self {
        case .after(let duration, _):
            let (seconds, attoseconds) = duration.components
            return date.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
        case .calendar(let moment):
            return moment.nextDate(after: date, in: timeZone)
        }
    }

    /// Why it never comes; nil for one that can.
    public var error: NotificationTriggerError? {
        switch self {
        case .after(let duration, _) where duration <= .zero: .notAhead
        case .after(let duration, true) where duration < Self.shortestRepeat: .repeatsTooOften
        case .after: nil
        case .calendar(let moment): moment.error
        }
    }
}

/// Why a trigger never comes.
public enum NotificationTriggerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Due at once or in the past: the interval is not above zero.
    case notAhead
    /// Repeats more than once a minute, which the system does not allow.
    case repeatsTooOften
    /// A part of the time of day is out of range.
    case noSuchTime(hour: Int, minute: Int, second: Int)
    /// The calendar never has such a day.
    case noSuchDay(NotificationMoment.Days)
    /// A date with its year repeats.
    case repeatsOnOneDate

    /// The rule that is broken, in words.
    public var description: String {
        switch self {
        case .notAhead: "it must come after more than 0 s"
        case .repeatsTooOften: "what repeats takes 60 s or more"
        case .noSuchTime(let hour, let minute, let second):
            "there is no time \(hour):\(minute):\(second); hours go from 0 to 23, minutes and seconds from 0 to 59"
        case .noSuchDay(let days): "the calendar has no such day: \(days)"
        case .repeatsOnOneDate: "a date with its year comes once and can't repeat"
        }
    }
}

/// A time of day on certain days, by the Gregorian calendar and the device's local time.
///
/// Local calendars lack some moments and have others twice:
/// - a time that the clocks skip (02:30 on 29 March 2026 in Paris) is due when they change;
/// - a time that comes twice (02:30 on 25 October 2026) is due the first time;
/// - a day that a month or year lacks (31 April, 29 February) is left out, as in RFC 5545; so is a day that a time zone
///   skipped (30 December 2011 in Apia).
public struct NotificationMoment: Hashable, Sendable, Codable {
    /// 0 to 23.
    public var hour: Int
    /// 0 to 59.
    public var minute: Int
    /// 0 to 59.
    public var second: Int
    /// On which days it is due.
    public var days: Days
    /// Due on every such day; else on the next one only.
    public var repeats: Bool

    /// On which days.
    public enum Days: Hashable, Sendable, Codable {
        /// Every day.
        case everyDay
        /// That day of every week.
        case weekday(Weekday)
        /// 1 to 31, of every month that has it.
        case dayOfMonth(Int)
        /// Of every year that has it; months count from 1.
        case dayOfYear(month: Int, day: Int)
        /// Once; never repeats. Years from 1970 to 9999.
        case date(year: Int, month: Int, day: Int)
    }

    /// In the order of ISO 8601.
    public enum Weekday: Int, Hashable, Sendable, Codable, CaseIterable {
        /// 1, as in ISO 8601.
        case monday = 1
        /// 2 to 7.
        case tuesday, wednesday, thursday, friday, saturday, sunday
    }

    /// The ranges of the parts are checked when a notification is scheduled.
    public init(hour: Int, minute: Int = 0, second: Int = 0, on days: Days = .everyDay, repeats: Bool = false) {
        self.hour = hour
        self.minute = minute
        self.second = second
        self.days = days
        self.repeats = repeats
    }

    /// Why it never comes; nil for one that can.
    public var error: NotificationTriggerError? {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
            return .noSuchTime(hour: hour, minute: minute, second: second)
        }
        guard days.exist else { return .noSuchDay(days) }
        if case .date = days, repeats { return .repeatsOnOneDate }
        return nil
    }
}

extension NotificationMoment.Days: CustomStringConvertible {
    /// The days in words: `day 31 of a month`.
    public var description: String {
        switch self {
        case .everyDay: "every day"
        case .weekday(let weekday): "\(weekday)"
        case .dayOfMonth(let day): "day \(day) of a month"
        case .dayOfYear(let month, let day): "day \(day) of month \(month)"
        case .date(let year, let month, let day): "day \(day) of month \(month) of \(year)"
        }
    }

    /// Whether there is ever such a day.
    fileprivate var exist: Bool {
        switch self {
        case .everyDay, .weekday: true
        case .dayOfMonth(let day): (1...31).contains(day)
        case .dayOfYear(let month, let day):
            // 2000 is a leap year: 29 February comes.
            CivilDay.length(ofMonth: month, year: 2000).map { (1...$0).contains(day) } ?? false
        case .date(let year, let month, let day):
            (1970...9999).contains(year)
                && CivilDay.length(ofMonth: month, year: year).map { (1...$0).contains(day) } ?? false
        }
    }

    func contain(_ day: CivilDay) -> Bool {
        switch self {
        case .everyDay: true
        case .weekday(let weekday): day.weekday == weekday.rawValue
        case .dayOfMonth(let number): day.day == number
        case .dayOfYear(let month, let number): day.month == month && day.day == number
        case .date(let year, let month, let number): day.year == year && day.month == month && day.day == number
        }
    }
}
