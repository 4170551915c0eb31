import AppShell
import Foundation

extension NotificationMoment {
    /// As the system's calendar trigger matches them, always in the time zone where the phone is.
    ///
    /// A calendar takes the zone along that it was made in. Times and weekdays are alike in every calendar of a person's,
    /// so they get none; days of a month, and years, are the Gregorian calendar's, with the zone that follows the phone.
    var components: DateComponents {
        var components = DateComponents(hour: hour, minute: minute, second: second)
        switch days {
        case .everyDay: return components
        // Foundation counts from Sunday as 1.
        case .weekday(let weekday):
            components.weekday = weekday.rawValue % 7 + 1
            return components
        case .dayOfMonth(let day): components.day = day
        case .dayOfYear(let month, let day): (components.month, components.day) = (month, day)
        case .date(let year, let month, let day):
            (components.year, components.month, components.day) = (year, month, day)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .autoupdatingCurrent
        components.calendar = calendar
        return components
    }
}

/// The notifications that may be pending. The system is asked again only where there may be too many: to ask before each of
/// many would take a time that grows with their square.
struct PendingIDs {
    /// Those pending when the system was asked, and those added since. Some may have been shown by now. nil: never asked.
    private var ids: Set<String>?

    /// Whether another one fits for certain.
    func hasRoom(for id: String, limit: Int) -> Bool {
        guard let ids else { return false }
        return ids.subtracting([id]).count < limit
    }

    /// What the system said.
    mutating func replace(with pending: some Sequence<String>) { ids = Set(pending) }

    mutating func insert(_ id: String) { ids?.insert(id) }

    mutating func remove(_ removed: [String]) { ids?.subtract(removed) }
}
