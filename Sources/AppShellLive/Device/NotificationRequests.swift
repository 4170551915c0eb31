import AppShell
import Foundation

extension NotificationMoment {
    /// The components for a calendar trigger, in the phone's time zone at the time of delivery.
    ///
    /// A calendar brings the time zone in which it was created. Times and weekdays are the same in all calendars, so they
    /// get none. Days of a month and years get a Gregorian calendar with the autoupdating time zone.
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

/// The ids of notifications that may be pending. The system is queried again only if they reach the limit: a query before
/// each of n notifications would take O(n²) time.
struct PendingIDs {
    /// The ids from the last query and those added since. Some may have been delivered. nil before the first query.
    private var ids: Set<String>?

    /// Whether another notification certainly fits.
    func hasRoom(for id: String, limit: Int) -> Bool {
        guard let ids else { return false }
        return ids.subtracting([id]).count < limit
    }

    /// Sets the result of a query.
    mutating func replace(with pending: some Sequence<String>) { ids = Set(pending) }

    mutating func insert(_ id: String) { ids?.insert(id) }

    mutating func remove(_ removed: [String]) { ids?.subtract(removed) }
}
