import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A day of the calendar, as the server writes it: `2026-02-13`. Sums are of days, so that summer time changes nothing.
public struct LoanDay: Hashable, Sendable, Comparable {
    /// Since 1970-01-01.
    let number: Int

    init(number: Int) {
        self.number = number
    }

    /// - Parameter text: such as `2026-02-13`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else { return nil }
        let parsed = DateComponents(year: parts[0], month: parts[1], day: parts[2])
        guard let date = Self.calendar.date(from: parsed) else { return nil }
        number = Int(date.timeIntervalSince1970 / 86_400)
        // 31 February would be some day of March.
        guard self.text == text else { return nil }
    }

    /// The day that a zone's calendar shows at that moment.
    public init(of date: Date, in zone: TimeZone) {
        let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        number = Int((seconds / 86_400).rounded(.down))
    }

    public func adding(_ days: Int) -> LoanDay { LoanDay(number: number + days) }

    public static func < (one: LoanDay, other: LoanDay) -> Bool { one.number < other.number }

    /// As people read it, whatever the phone's zone: `13 février 2026`.
    func text(in formats: LocalFormats) -> String {
        LocalFormats(locale: formats.locale, timeZone: .gmt).day(start)
    }

    /// At that hour of the day, wherever the phone is by then.
    func trigger(hour: Int) -> NotificationTrigger {
        .onDay(of: start, hour: hour, in: .gmt)
    }

    private var start: Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private var text: String {
        let parts = Self.calendar.dateComponents([.year, .month, .day], from: start)
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    }
}

extension LoanDay: Codable, CustomStringConvertible {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = LoanDay(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no day")
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// `2026-02-13`
    public var description: String { text }
}
