#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LocalFormats {
    /// How many calendar days lie between two moments, as the person's calendar on the wall counts: 1 from 23:30 to 00:10,
    /// whatever the hours; negative where `end` is on an earlier day.
    public func calendarDays(from start: Date, to end: Date) -> Int {
        CivilDay.number(of: end, in: timeZone) - CivilDay.number(of: start, in: timeZone)
    }
}

extension CivilDay {
    /// The local day of a moment, in days since 1970-01-01: by the zone's offset, never by counting hours.
    static func number(of date: Date, in timeZone: TimeZone) -> Int {
        let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        // A moment beyond every calendar is as far as one can count.
        return Int(exactly: (local / 86_400).rounded(.down)) ?? (local < 0 ? Int.min / 4 : Int.max / 4)
    }
}
