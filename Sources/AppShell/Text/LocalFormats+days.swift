#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LocalFormats {
    /// The number of calendar days between two dates in the local zone: 1 from 23:30 to 00:10; negative if `end` is on an
    /// earlier day.
    public func calendarDays(from start: Date, to end: Date) -> Int {
        CivilDay.number(of: end, in: timeZone) - CivilDay.number(of: start, in: timeZone)
    }
}

extension CivilDay {
    /// The local day of a date, in days since 1970-01-01.
    static func number(of date: Date, in timeZone: TimeZone) -> Int {
        let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        // A date beyond every calendar clamps.
        return Int(exactly: (local / 86_400).rounded(.down)) ?? (local < 0 ? Int.min / 4 : Int.max / 4)
    }
}
