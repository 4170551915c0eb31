import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The reminders that are to wait on the device (MAD-FR30), all of them at one hour of local time.
struct ReminderPlan {
    static let reEngagementID = "reminder.re-engagement"

    let times: ReminderTimes
    let memory: ReminderMemory
    /// nil: nobody is asked back.
    let reEngagement: ReEngagement?
    /// When; nil as ``reEngagement``.
    let reEngagementDay: LocalDay?
    let strings: any ReminderStrings
    let category: NotificationCategory
    let today: LocalDay
    let timeZone: TimeZone

    var notifications: [LocalNotification] {
        let offered = memory.preRegistrations.filter { $0.isWithdrawn != true }
        return offered.flatMap { afterPreRegistration($0) + beforeSession($0.item) }
            + [invitation].compactMap(\.self)
    }

    private var invitation: LocalNotification? {
        guard let reEngagement, let day = reEngagementDay else { return nil }
        // From today, on which the person is here.
        let text = reEngagement.strings.reEngagement(day.number - today.number)
        return notification(Self.reEngagementID, on: day, text, payload: [:])
    }

    /// Notifications as they are remembered, with when they come.
    func planned(_ notifications: [LocalNotification]) -> [ReminderMemory.Planned] {
        notifications.compactMap { notification in
            notification.trigger.nextDate(after: .distantPast, in: timeZone).map { due in
                ReminderMemory.Planned(id: notification.id, day: LocalDay(of: due, in: timeZone), due: due)
            }
        }
    }

    /// Until the session begins, and while it has a seat: then there is nothing left to finalise.
    private func afterPreRegistration(_ entry: ReminderMemory.PreRegistration) -> [LocalNotification] {
        let item = entry.item
        if item.session != nil, item.isFull == true { return [] }
        return times.afterPreRegistration.compactMap { days in
            let day = entry.day.adding(days)
            let due = day.trigger(hour: times.hour).nextDate(after: .distantPast, in: timeZone)
            if let session = item.session, let due, due >= session { return nil }
            return reminder("pre-registration-\(days)", item, on: day, strings.preRegistration(item, days))
        }
    }

    private func beforeSession(_ item: ReminderItem) -> [LocalNotification] {
        guard let session = item.session else { return [] }
        return times.beforeSession.compactMap { days in
            let day = LocalDay(of: session, in: timeZone).adding(-days)
            return reminder("session-\(days)", item, on: day, strings.session(item, days))
        }
    }

    /// nil for a day that is over, and for one on which it was shown. Whether today's hour is over, the scheduler knows.
    private func reminder(
        _ kind: String,
        _ item: ReminderItem,
        on day: LocalDay,
        _ text: ReminderText
    ) -> LocalNotification? {
        let id = "reminder.\(kind).\(item.id)"
        guard day >= today, !memory.isShown(id, on: day) else { return nil }
        return notification(id, on: day, text, payload: item.payload)
    }

    private func notification(
        _ id: String,
        on day: LocalDay,
        _ text: ReminderText,
        payload: [String: String]
    ) -> LocalNotification {
        LocalNotification(
            id: id,
            title: text.title,
            body: memory.firstName.map { strings.addressed($0, text.sentence) } ?? text.sentence,
            category: category.id,
            payload: payload,
            trigger: day.trigger(hour: times.hour)
        )
    }
}
