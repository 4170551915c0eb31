import AppShell

/// Keeps what reminders are planned from, and the device's reminders equal to the plan.
final class ReminderStore {
    private static let group = "notifications.reminders"

    private let scheduler: NotificationScheduler
    private let strings: any ReminderStrings
    private let times: ReminderTimes
    private let reEngagement: ReEngagement?
    private let category: NotificationCategory
    private let environment: AppEnvironment
    private let latest = LatestWork()
    private let stored: StoredValue<ReminderMemory>
    /// What came of the last plan.
    private(set) var report: NotificationReport?
    /// Why the last read or write failed; nil if it worked.
    var storageIssue: String? { stored.issue?.description }

    init(
        scheduler: NotificationScheduler,
        strings: any ReminderStrings,
        times: ReminderTimes,
        reEngagement: ReEngagement?,
        category: NotificationCategory,
        environment: AppEnvironment
    ) {
        self.scheduler = scheduler
        self.strings = strings
        self.times = times
        self.reEngagement = reEngagement
        self.category = category
        self.environment = environment
        stored = StoredValue(NotificationKeys.reminders, in: environment.storage.values, empty: ReminderMemory())
    }

    /// Changes what is remembered; stored with the next ``replan()``.
    func change(_ change: @escaping (inout ReminderMemory) -> Void) {
        stored.change(change)
    }

    /// Plans anew and stores. Asked for while it works, it does so once more.
    func replan() async {
        await latest { await self.pass() }
    }

    private func pass() async {
        // What waits on the device is right as far as one knows: a plan of nothing would take it away.
        guard stored.isKnown else { return }
        let (now, timeZone) = (environment.clock.now, environment.formats.timeZone)
        let waiting = Set(await environment.device.notifications.pending().map(\.id))
        let hour = times.hour
        stored.change { memory in
            memory.noteShown(waiting: waiting, now: now, in: timeZone, hour: hour)
            memory.forgetPast(now: now, in: timeZone, hour: hour)
        }
        let day = reEngagement.map { stored.value.nextReEngagement(now: now, in: timeZone, $0) }
        let isAllowed = await isAllowed
        // Before it is planned: one that is planned and not remembered would not count for the month.
        stored.change { $0.reEngagement = isAllowed ? day : nil }
        await stored.save()
        let plan = ReminderPlan(
            times: times,
            memory: stored.value,
            reEngagement: reEngagement,
            reEngagementDay: day,
            strings: strings,
            category: category,
            today: LocalDay(of: now, in: timeZone),
            timeZone: timeZone
        )
        let notifications = plan.notifications
        let report = await scheduler.reschedule(group: Self.group, to: notifications)
        self.report = report
        let ids = Set(report.scheduled + report.unchanged)
        stored.change { memory in
            memory.notePlanned(plan.planned(notifications.filter { ids.contains($0.id) }))
            // One that is not shown does not count.
            if !ids.contains(ReminderPlan.reEngagementID) { memory.reEngagement = nil }
        }
        await stored.save()
    }

    /// Whether reminders are shown at all, as far as one knows beforehand: else each plan would be written down and taken
    /// back.
    private var isAllowed: Bool {
        get async {
            let isOn = (try? scheduler.preferences())?.isOn(category) ?? false
            return await environment.device.notifications.permission().allowsNotifications && isOn
        }
    }
}
