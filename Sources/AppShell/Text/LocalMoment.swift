#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a calendar and a clock show, without a zone.
struct LocalMoment {
    /// Since 1970-01-01.
    let day: Int
    /// Of the day.
    let second: Int

    init(day: Int, second: Int) {
        self.day = day
        self.second = second
    }

    init(_ date: Date, in timeZone: TimeZone) {
        // Dates of years 1 to 9999, so that sums with them stay exact.
        let instant = min(max(date.timeIntervalSince1970, -62_135_596_800), 253_402_300_799)
        let date = Date(timeIntervalSince1970: instant)
        day = CivilDay.number(of: date, in: timeZone)
        second = Int(instant.rounded(.down)) + timeZone.secondsFromGMT(for: date) - day * 86_400
    }

    /// - Returns: nil for what is not written so, and for a day that no calendar has.
    init?(_ text: String, _ components: Content.DatePicker.Components) {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == (components == .dateAndTime ? 2 : 1), let first = parts.first, let last = parts.last else {
            return nil
        }
        switch components {
        case .date:
            guard let day = Self.day(first) else { return nil }
            self.init(day: day, second: 0)
        case .time:
            guard let second = Self.second(last) else { return nil }
            self.init(day: 0, second: second)
        case .dateAndTime:
            guard let day = Self.day(first), let second = Self.second(last) else { return nil }
            self.init(day: day, second: second)
        }
    }

    private static func day(_ text: Substring) -> Int? {
        guard let numbers = numbers(text, between: "-", digits: [4, 2, 2]), numbers[0] > 0,
            let length = CivilDay.length(ofMonth: numbers[1], year: numbers[0]), (1...length).contains(numbers[2])
        else { return nil }
        return CivilDay.number(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    private static func second(_ text: Substring) -> Int? {
        guard let numbers = numbers(text, between: ":", digits: [2, 2]), numbers[0] < 24, numbers[1] < 60 else {
            return nil
        }
        return (numbers[0] * 60 + numbers[1]) * 60
    }

    private static func numbers(_ text: Substring, between separator: Character, digits: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == digits, parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) else {
            return nil
        }
        return parts.map { $0.utf8.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    }

    /// The first such instant; nil for a day that the zone skipped whole.
    func date(in timeZone: TimeZone) -> Date? {
        ZoneOffsets(timeZone).instant(ofDay: day, secondOfDay: second).map {
            Date(timeIntervalSince1970: Double($0))
        }
    }

    func text(of components: Content.DatePicker.Components) -> String {
        let civil = CivilDay(number: day)
        let date = "\(civil.year.padded(to: 4))-\(civil.month.padded(to: 2))-\(civil.day.padded(to: 2))"
        let time = "\((second / 3_600).padded(to: 2)):\((second / 60 % 60).padded(to: 2))"
        return switch components {
        case .date: date
        case .time: time
        case .dateAndTime: "\(date)T\(time)"
        }
    }
}

extension Int {
    /// With zeros before it, where it has fewer digits: `0007`.
    package func padded(to digits: Int) -> String {
        let text = "\(self)"
        return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
    }
}
