#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension NotificationMoment {
    /// The first such moment after a date, seen from a time zone; nil where none comes, or not within nine years
    /// (29 February comes within eight).
    ///
    /// Goes from day to day rather than asking a calendar for components: Foundation's matching takes the 1st for the
    /// 31st that a month does not have.
    public func nextDate(after date: Date, in timeZone: TimeZone) -> Date? {
        // Dates of years 1 to 9999, so that sums with them stay exact.
        guard error == nil, abs(date.timeIntervalSince1970) < 253_402_300_800 else { return nil }
        let zone = ZoneOffsets(timeZone)
        let today = zone.day(at: Int(date.timeIntervalSince1970.rounded(.down)))
        let secondOfDay = (hour * 60 + minute) * 60 + second
        // From yesterday: a gap that crosses midnight moves yesterday's moment to today.
        var number = today - 1
        var last = today + 9 * 366
        if case .date(let year, let month, let day) = days {
            last = CivilDay.number(year: year, month: month, day: day)
            number = last
        }
        while number <= last {
            let day = CivilDay(number: number)
            if days.contain(day), let instant = zone.instant(ofDay: number, secondOfDay: secondOfDay) {
                let due = Date(timeIntervalSince1970: Double(instant))
                if due > date { return due }
            }
            number += 1
        }
        return nil
    }
}

extension NotificationTrigger {
    /// Once, at a time of day, on the day that a zone's calendar shows at a date or so many days from it: `adding: -1` is the
    /// day before. Days are counted by the calendar, so that summer time changes nothing. The device's own zone says when
    /// that time has come, wherever the device is by then.
    ///
    /// - Parameters:
    ///   - date: of the years 1 to 9999; the trigger of a day beyond them never comes.
    ///   - hour: 0 to 23.
    public static func onDay(
        of date: Date,
        adding days: Int = 0,
        hour: Int,
        minute: Int = 0,
        in timeZone: TimeZone
    ) -> NotificationTrigger {
        // Far beyond the calendar, and sums with it stay exact.
        let limit = 4_000_000
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let isNear = abs(seconds) < Double(limit * 86_400)
        let today = isNear ? ZoneOffsets(timeZone).day(at: Int(seconds)) : limit
        let day = CivilDay(number: today + min(max(days, -limit / 2), limit / 2))
        let moment = NotificationMoment(
            hour: hour,
            minute: minute,
            on: .date(year: day.year, month: day.month, day: day.day)
        )
        return .calendar(moment)
    }
}

/// A day of the proleptic Gregorian calendar, without a zone.
struct CivilDay: Hashable {
    /// Since 1970-01-01.
    let number: Int
    let year: Int
    let month: Int
    let day: Int

    /// Howard Hinnant's `civil_from_days`: years are counted from March, in eras of 400.
    init(number: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        self.number = number
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// ISO 8601: 1 is Monday.
    var weekday: Int {
        // 1970-01-01 was a Thursday.
        let sinceMonday = (number + 3) % 7
        return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
    }

    /// Howard Hinnant's `days_from_civil`.
    static func number(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// 28 to 31; nil for a month that is none.
    static func length(ofMonth month: Int, year: Int) -> Int? {
        guard (1...12).contains(month) else { return nil }
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }
}

/// From local time to instants, by the offsets of a zone alone.
struct ZoneOffsets {
    private let timeZone: TimeZone

    init(_ timeZone: TimeZone) {
        self.timeZone = timeZone
    }

    private func offset(at instant: Int) -> Int {
        timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
    }

    /// The local day of an instant.
    func day(at instant: Int) -> Int {
        let local = instant + offset(at: instant)
        return local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    }

    /// The first instant at which the zone's clocks show that time; where they never do, the one at which they are put
    /// forward past it. nil for a day that the zone skipped whole.
    func instant(ofDay day: Int, secondOfDay: Int) -> Int? {
        let local = day * 86_400 + secondOfDay
        // No zone is a day away from Greenwich, so these are the offsets on either side.
        let (before, after) = (offset(at: local - 86_400), offset(at: local + 86_400))
        let offsets = [before, after, offset(at: local - before), offset(at: local - after)]
        if let offset = offsets.filter({ offset(at: local - $0) == $0 }).max() { return local - offset }
        var (earlier, later) = (local - offsets.reduce(before, max), local - offsets.reduce(before, min))
        let old = offset(at: earlier)
        while later - earlier > 1 {
            let middle = earlier + (later - earlier) / 2
            if offset(at: middle) == old { earlier = middle } else { later = middle }
        }
        let isWholeDay = later + old <= day * 86_400 && later + offset(at: later) >= (day + 1) * 86_400
        return isWholeDay ? nil : later
    }
}
