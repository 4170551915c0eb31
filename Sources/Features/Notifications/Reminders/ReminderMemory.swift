import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What reminders are planned from, kept while the app does not run.
struct ReminderMemory: Hashable, Codable {
    struct PreRegistration: Hashable, Codable {
        var item: ReminderItem
        /// The local day it was made on, which stays whatever zone the person travels to.
        let day: LocalDay
        /// Whether the catalogue no longer has it; nil as false.
        var isWithdrawn: Bool?
    }

    struct Planned: Hashable, Codable {
        let id: String
        let day: LocalDay
        /// When it comes in the zone in which it was planned.
        let due: Date
    }

    struct Shown: Hashable, Codable {
        let id: String
        let day: LocalDay
    }

    /// The oldest first; one an item.
    private(set) var preRegistrations: [PreRegistration] = []
    private(set) var firstName: String?
    /// Of the re-engagement that waits on the device.
    var reEngagement: LocalDay?
    /// Of the last one that was shown.
    private(set) var lastReEngagement: LocalDay?
    /// What waited on the device after the last plan; nil as none.
    private(set) var planned: [Planned]?
    /// Reminders that were shown on a day that is not over everywhere: whoever travels west sees none of them twice.
    private(set) var shown: [Shown]?

    /// More than a person means; the oldest go.
    static let maximumPreRegistrations = 100

    /// Counts from today, also where the person has pre-registered before. A session of the past is none.
    mutating func preRegister(_ item: ReminderItem, now: Date, in timeZone: TimeZone) {
        preRegistrations.removeAll { $0.item.id == item.id }
        let today = LocalDay(of: now, in: timeZone)
        preRegistrations.append(PreRegistration(item: item.upcoming(at: now), day: today))
        preRegistrations.removeFirst(max(0, preRegistrations.count - Self.maximumPreRegistrations))
    }

    /// Follows one item, whatever is known of the others.
    mutating func follow(_ item: ReminderItem, now: Date, in timeZone: TimeZone, hour: Int) {
        forgetPast(now: now, in: timeZone, hour: hour)
        guard let index = preRegistrations.firstIndex(where: { $0.item.id == item.id }) else { return }
        preRegistrations[index].item = item.upcoming(at: now)
        preRegistrations[index].isWithdrawn = nil
    }

    /// Follows the catalogue, whole: of what it no longer has nothing is said.
    mutating func follow(_ items: [ReminderItem], now: Date, in timeZone: TimeZone, hour: Int) {
        // A session that has been is not moved any more: the next one is for those who ask for it.
        forgetPast(now: now, in: timeZone, hour: hour)
        let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
        for index in preRegistrations.indices {
            let old = preRegistrations[index].item
            let new = known[old.id]?.upcoming(at: now)
            preRegistrations[index].item = new ?? old.with(session: nil)
            preRegistrations[index].isWithdrawn = new == nil ? true : nil
        }
    }

    /// Of that one nothing is said any more.
    mutating func withdraw(_ id: ReminderItem.ID) {
        for index in preRegistrations.indices where preRegistrations[index].item.id == id {
            preRegistrations[index].isWithdrawn = true
        }
    }

    /// What they are called by in a name, where it tells.
    mutating func learn(name: String, strings: NameStrings) {
        guard let firstName = FirstName.find(in: name, strings: strings) else { return }
        self.firstName = firstName
    }

    /// Lets go of pre-registrations whose session has begun, and notes a re-engagement that was shown.
    mutating func forgetPast(now: Date, in timeZone: TimeZone, hour: Int) {
        preRegistrations.removeAll { entry in entry.item.session.map { $0 <= now } ?? false }
        let trigger = reEngagement?.trigger(hour: hour)
        if let trigger, trigger.nextDate(after: now, in: timeZone) == nil {
            lastReEngagement = reEngagement
            reEngagement = nil
        }
    }

    /// Notes what was shown of what was planned: it waits no more, and its time has come where it was planned, or here.
    mutating func noteShown(waiting: Set<String>, now: Date, in timeZone: TimeZone, hour: Int) {
        for planned in planned ?? [] where !waiting.contains(planned.id) {
            let isOverHere = planned.day.trigger(hour: hour).nextDate(after: now, in: timeZone) == nil
            guard planned.due <= now || isOverHere else { continue }
            if planned.id == ReminderPlan.reEngagementID {
                lastReEngagement = planned.day
                reEngagement = nil
            } else {
                shown = (shown ?? []) + [Shown(id: planned.id, day: planned.day)]
            }
        }
        planned = nil
        // The same day begins a last time no more than a day after it began here.
        let yesterday = LocalDay(of: now, in: timeZone).adding(-1)
        shown?.removeAll { $0.day < yesterday }
        if shown?.isEmpty == true { shown = nil }
    }

    mutating func notePlanned(_ planned: [Planned]) {
        self.planned = planned.isEmpty ? nil : planned
    }

    func isShown(_ id: String, on day: LocalDay) -> Bool {
        shown?.contains(Shown(id: id, day: day)) ?? false
    }

    /// Some days after the person was here last, which is today, and long enough after the last one.
    func nextReEngagement(now: Date, in timeZone: TimeZone, _ reEngagement: ReEngagement) -> LocalDay {
        let day = LocalDay(of: now, in: timeZone).adding(reEngagement.away)
        return max(day, lastReEngagement?.adding(reEngagement.betweenInvitations) ?? day)
    }
}

extension ReminderItem {
    fileprivate func upcoming(at now: Date) -> ReminderItem {
        guard let session, session <= now else { return self }
        return with(session: nil)
    }
}
