#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// When a local notification is shown.
public enum NotificationTrigger: Hashable, Sendable, Codable {
    /// So long after it was scheduled, whatever the clocks are set to; then again after each such time, if it repeats.
    case after(Duration, repeats: Bool)
    /// By the device's calendar and the time zone that it is in when the moment comes.
    case calendar(NotificationMoment)

    /// The shortest that repeats, as on iOS.
    public static let shortestRepeat = Duration.seconds(60)

    public var repeats: Bool {
        switch self {
        case .after(_, let repeats): repeats
        case .calendar(let moment): moment.repeats
        }
    }

    /// When it is due next; nil where it never is again.
    ///
    /// - Parameter date: when it was scheduled, or was due the last time.
    public func nextDate(after date: Date, in timeZone: TimeZone) -> Date? {
        guard fault == nil else { return nil }
        switch self {
        case .after(let duration, _):
            let (seconds, attoseconds) = duration.components
            return date.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
        case .calendar(let moment):
            return moment.nextDate(after: date, in: timeZone)
        }
    }

    /// Why it can't be used at all; nil for one that can.
    public var fault: NotificationTriggerError? {
        switch self {
        case .after(let duration, _) where duration <= .zero: .notAhead
        case .after(let duration, true) where duration < Self.shortestRepeat: .repeatsTooOften
        case .after: nil
        case .calendar(let moment): moment.fault
        }
    }
}

/// What is wrong with a trigger, whatever the time.
public enum NotificationTriggerError: Error, Hashable, Sendable, CustomStringConvertible {
    case notAhead
    case repeatsTooOften
    case noSuchTime(hour: Int, minute: Int, second: Int)
    case noSuchDay(NotificationMoment.Days)
    case repeatsOnOneDate

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

/// A time of day, on the days it is meant for, by the Gregorian calendar and the local time of wherever the device is.
///
/// Rules, for what local calendars do not have or have twice:
/// - a time that a change of the clocks leaves out (02:30 on 29 March 2026 in Paris) is due when the clocks change;
/// - a time that comes twice (02:30 on 25 October 2026) is due the first time only;
/// - a day that a month or a year does not have (the 31st in April, 29 February) is left out, as RFC 5545 does for
///   recurrences; so is a day that a zone skipped (Apia's 30 December 2011).
public struct NotificationMoment: Hashable, Sendable, Codable {
    /// 0 to 23.
    public var hour: Int
    /// 0 to 59.
    public var minute: Int
    /// 0 to 59.
    public var second: Int
    public var days: Days
    /// Due on every such day; else on the next one only.
    public var repeats: Bool

    /// On which days.
    public enum Days: Hashable, Sendable, Codable {
        case everyDay
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
        case monday = 1
        case tuesday, wednesday, thursday, friday, saturday, sunday
    }

    public init(hour: Int, minute: Int = 0, second: Int = 0, on days: Days = .everyDay, repeats: Bool = false) {
        self.hour = hour
        self.minute = minute
        self.second = second
        self.days = days
        self.repeats = repeats
    }

    /// Why it never comes, whatever the time; nil for one that can come.
    public var fault: NotificationTriggerError? {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
            return .noSuchTime(hour: hour, minute: minute, second: second)
        }
        guard days.exist else { return .noSuchDay(days) }
        if case .date = days, repeats { return .repeatsOnOneDate }
        return nil
    }
}

extension NotificationMoment.Days: CustomStringConvertible {
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
