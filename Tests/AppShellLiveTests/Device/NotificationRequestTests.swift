import AppShell
import Foundation
import Testing

@testable import AppShellLive

/// What the notification centre of Apple's systems is asked.
struct NotificationRequestTests {
    @Test("a trigger has no time zone of its own: it follows the phone, by its calendar or the Gregorian one")
    func zones() {
        for days in [NotificationMoment.Days.everyDay, .weekday(.sunday)] {
            let components = NotificationMoment(hour: 9, on: days).components
            #expect(components.calendar == nil && components.timeZone == nil && components.hour == 9)
        }
        for days in [
            NotificationMoment.Days.dayOfMonth(3), .dayOfYear(month: 2, day: 3), .date(year: 2026, month: 2, day: 3),
        ] {
            let components = NotificationMoment(hour: 9, on: days).components
            #expect(components.calendar?.identifier == .gregorian && components.day == 3)
            #expect(components.calendar?.timeZone == .autoupdatingCurrent && components.timeZone == nil)
        }
        #expect(NotificationMoment(hour: 9, on: .weekday(.sunday)).components.weekday == 1)
        #expect(NotificationMoment(hour: 9, on: .weekday(.monday)).components.weekday == 2)
    }

    @Test("the system is asked what is pending once for many notifications, and again where there may be too many")
    func pending() {
        var pending = PendingIDs()
        var asked = 0
        func schedule(_ id: String, pendingNow: [String]) -> Bool {
            if !pending.hasRoom(for: id, limit: 4) {
                asked += 1
                pending.replace(with: pendingNow)
                guard pending.hasRoom(for: id, limit: 4) else { return false }
            }
            pending.insert(id)
            return true
        }
        for id in ["a", "b", "c", "d", "d"] { #expect(schedule(id, pendingNow: [])) }
        #expect(asked == 1, "the same one again replaces it")
        pending.remove(["a"])
        #expect(schedule("e", pendingNow: []) && asked == 1)
        #expect(!schedule("f", pendingNow: ["b", "c", "d", "e"]) && asked == 2)
        // Some were shown meanwhile.
        #expect(schedule("f", pendingNow: ["e"]) && asked == 3)
        #expect(schedule("g", pendingNow: []) && asked == 3)
    }
}
