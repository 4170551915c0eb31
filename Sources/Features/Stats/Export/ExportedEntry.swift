import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An entry as it is handed to others: names of columns and members, and what stands there, whatever the person's
/// language. Times are in UTC with the zone, numbers have a point, decimals are counted from 1.
enum ExportedEntry {
    enum Value {
        case text(String)
        case integer(Int)
        /// A number as it is written; nil where there is none.
        case number(String?)
        case boolean(Bool)
        case integers([Int])
    }

    /// In the order of ``members(of:)``.
    static var names: [String] {
        let nothing = StatsEntry(
            id: "",
            date: Date(milliseconds: 0),
            constantID: "",
            mode: "",
            score: 0,
            attempts: 0,
            errors: 0,
            bestStreak: 0,
            duration: .zero,
            speed: 0
        )
        return members(of: nothing).map(\.name)
    }

    static func members(of entry: StatsEntry) -> [(name: String, value: Value)] {
        [
            ("id", .text(entry.id)),
            ("date", .text(moment(entry.date))),
            ("constant", .text(entry.constantID)),
            ("mode", .text(entry.mode)),
            ("score", .integer(entry.score)),
            ("attempts", .integer(entry.attempts)),
            ("errors", .integer(entry.errors)),
            ("missed_decimals", .integers(entry.errorPositions.map { $0 + 1 })),
            ("best_streak", .integer(entry.bestStreak)),
            ("duration_seconds", .number(seconds(entry.duration))),
            ("digits_per_second", .number(entry.measuredSpeed?.description)),
            ("reveals_used", .integer(entry.revealsUsed)),
            ("median_interval_seconds", .number(entry.medianInterval.map(seconds))),
            ("consistency", .number(entry.consistency?.description)),
            ("resumed", .boolean(entry.isResumed)),
        ]
    }

    /// ISO 8601, to the millisecond: `2026-01-23T18:04:05.120Z`.
    static func moment(_ date: Date) -> String {
        let (seconds, thousandths) = floored(date.milliseconds)
        // The fraction apart: Foundation cuts it off a double, a millisecond short at times.
        let whole = Date(milliseconds: seconds * 1_000).formatted(.iso8601)
        return "\(whole.dropLast()).\(padded(thousandths))Z"
    }

    /// `12.345`
    static func seconds(_ duration: Duration) -> String {
        let (seconds, thousandths) = floored(duration.milliseconds)
        return "\(seconds).\(padded(thousandths))"
    }

    private static func floored(_ milliseconds: Int) -> (seconds: Int, thousandths: Int) {
        let thousandths = (milliseconds % 1_000 + 1_000) % 1_000
        return ((milliseconds - thousandths) / 1_000, thousandths)
    }

    private static func padded(_ thousandths: Int) -> Substring { "\(thousandths + 1_000)".dropFirst() }
}
