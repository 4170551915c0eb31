#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads Retry-After: whole seconds, or a date as HTTP writes it (RFC 9110, 10.2.3 and 5.6.7).
enum RetryAfter {
    /// Who is asked to wait for longer waits this long, and asks again.
    private static let longest = 86_400

    /// - Parameter now: what a date is counted from.
    /// - Returns: nil for what is neither, and for what has passed.
    static func duration(_ text: String?, now: Date) -> Duration? {
        guard let text, !text.isEmpty else { return nil }
        if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return .seconds(min(Int(text) ?? longest, longest))
        }
        guard let date = date(text) else { return nil }
        let seconds = date.timeIntervalSince(now).rounded(.up)
        return seconds > 0 ? .seconds(Int(min(seconds, Double(longest)))) : nil
    }

    /// IMF-fixdate, the only form that may be written: `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static func date(_ text: String) -> Date? {
        let parts = text.split(separator: " ")
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), (1...31).contains(day),
            let month = months.firstIndex(of: String(parts[2])), let year = Int(parts[3]),
            (1_970...9_999).contains(year)
        else { return nil }
        let time = parts[4].split(separator: ":").compactMap { Int($0) }
        guard time.count == 3, (0...23).contains(time[0]), (0...59).contains(time[1]), (0...60).contains(time[2])
        else { return nil }
        // Days since 1970-01-01 in the Gregorian calendar, years beginning in March, so that leap days come last.
        let shifted = month >= 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
        let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
        return Date(timeIntervalSince1970: Double(days * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]))
    }
}
