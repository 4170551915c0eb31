import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A day of the calendar, as a person counts: sums are of days, never of hours, so that summer time changes nothing.
struct LocalDay: Hashable, Comparable {
    /// Since 1970-01-01.
    let number: Int

    /// Far beyond any reminder, so that sums stay exact whatever is stored or sent.
    private static let bounds = -1_000_000...4_000_000

    init(number: Int) {
        self.number = min(max(number, Self.bounds.lowerBound), Self.bounds.upperBound)
    }

    /// The day that a zone's calendar shows at that moment.
    init(of date: Date, in timeZone: TimeZone) {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        let days = min(max((seconds / 86_400).rounded(.down), -1_000_000), 4_000_000)
        self.init(number: Int(exactly: days) ?? 0)
    }

    func adding(_ days: Int) -> LocalDay { LocalDay(number: number + days) }

    static func < (one: LocalDay, other: LocalDay) -> Bool { one.number < other.number }

    /// At that hour of the day, wherever the device is by then.
    func trigger(hour: Int) -> NotificationTrigger {
        .onDay(of: Date(timeIntervalSince1970: Double(number) * 86_400), hour: hour, in: .gmt)
    }
}

extension LocalDay: Codable {
    init(from decoder: any Decoder) throws {
        self.init(number: try decoder.singleValueContainer().decode(Int.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}
