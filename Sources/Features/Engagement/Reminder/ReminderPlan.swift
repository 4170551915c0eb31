import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The one reminder that is to wait on the phone (PI-FR12): on the first day that a session would add to the streak, at
/// the person's hour.
///
/// That is tomorrow once they have practised today, else today. The day after it the streak is lost, so whoever does
/// nothing is reminded once, and the streak that it names is the one shown at that moment.
struct ReminderPlan {
    static let id = "engagement.reminder"
    /// What a tap on it carries.
    static let payload = ["type": id]

    let streak: DailyStreak
    let hour: ReminderHour
    let strings: any EngagementStrings
    let timeZone: TimeZone

    /// nil where that hour is over: the streak can still be saved today, and is lost tomorrow.
    func notification(now: Date) -> LocalNotification? {
        let moment = streak.nextDay(in: timeZone).moment(hour: hour.hour)
        guard moment.nextDate(after: now, in: timeZone) != nil else { return nil }
        return LocalNotification(
            id: Self.id,
            title: strings.reminderTitle,
            body: strings.reminderText(streak.count),
            category: Self.id,
            payload: Self.payload,
            trigger: .calendar(moment)
        )
    }
}
