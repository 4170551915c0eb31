import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A day of the calendar on a person's wall, without a zone: `2026-03-29`.
struct PracticeDay: Hashable, Sendable {
    let year: Int
    let month: Int
    let day: Int

    /// The years that dates are written with.
    private static let years = 1...9999

    /// - Returns: nil for a day that no calendar has.
    init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, year: year)).contains(day)
        else { return nil }
        self.init(known: (year, month, day))
    }

    /// The day that a zone's clocks show at a moment.
    init(of date: Date, in timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        self.init(known: (parts.year ?? 1970, parts.month ?? 1, parts.day ?? 1))
    }

    private init(known: (year: Int, month: Int, day: Int)) {
        (year, month, day) = known
    }

    /// The next day that a zone has: Apia's 29 December 2011 was followed by the 31st.
    func next(in timeZone: TimeZone) -> PracticeDay {
        // No zone has ever skipped two days running.
        following.exists(in: timeZone) ? following : following.following
    }

    /// At that hour of the day, wherever the phone is by then.
    ///
    /// An hour that the clocks leave out is due when they change; one that comes twice, the first time: see
    /// `NotificationMoment`.
    func moment(hour: Int) -> NotificationMoment {
        NotificationMoment(hour: hour, on: .date(year: year, month: month, day: day))
    }

    private var following: PracticeDay {
        if day < Self.length(ofMonth: month, year: year) { return PracticeDay(known: (year, month, day + 1)) }
        return PracticeDay(known: month < 12 ? (year, month + 1, 1) : (year + 1, 1, 1))
    }

    /// Whether the zone's clocks ever show it.
    private func exists(in timeZone: TimeZone) -> Bool {
        let noon = moment(hour: 12)
        // Days before 1970 are those of a phone that does not know the time: all of them are taken to exist.
        return noon.error != nil || noon.nextDate(after: .distantPast, in: timeZone) != nil
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension PracticeDay: Comparable {
    static func < (one: PracticeDay, other: PracticeDay) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

extension PracticeDay: LosslessStringConvertible {
    /// ISO 8601: `2026-03-29`.
    var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

    /// - Returns: nil for what ``description`` never writes.
    init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        self.init(year: parts[0], month: parts[1], day: parts[2])
        guard self.description == description else { return nil }
    }

    private func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

extension PracticeDay: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = PracticeDay(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a day such as 2026-03-29")
        }
        self = day
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
