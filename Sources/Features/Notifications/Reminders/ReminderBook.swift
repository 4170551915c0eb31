import AppShell

/// Keeps what reminders are planned from, and the device's reminders equal to the plan.
final class ReminderBook {
    private static let group = "notifications.reminders"

    private let scheduler: NotificationScheduler
    private let words: ReminderWords
    private let category: NotificationCategory
    private let environment: AppEnvironment
    private let turns = Turns()
    private var loaded: ReminderMemory?
    private var stored: ReminderMemory?
    /// What came of the last plan.
    private(set) var report: NotificationReport?
    private(set) var storageFault: String?

    init(
        scheduler: NotificationScheduler,
        words: ReminderWords,
        category: NotificationCategory,
        environment: AppEnvironment
    ) {
        self.scheduler = scheduler
        self.words = words
        self.category = category
        self.environment = environment
    }

    /// Changes what is remembered; stored with the next ``replan()``.
    func change(_ change: (inout ReminderMemory) -> Void) {
        change(&memory)
    }

    /// Plans anew and stores. Asked for while it works, it does so once more.
    func replan() async {
        await turns { await self.pass() }
    }

    private var memory: ReminderMemory {
        get {
            if let loaded { return loaded }
            var memory: ReminderMemory?
            do { memory = try environment.storage.values.json(for: NotificationKeys.reminders) } catch {
                storageFault = "\(error)"
            }
            stored = memory
            loaded = memory ?? ReminderMemory()
            return memory ?? ReminderMemory()
        }
        set { loaded = newValue }
    }

    private func pass() async {
        let (now, timeZone) = (environment.clock.now, environment.formats.timeZone)
        memory.forgetPast(now: now, in: timeZone)
        let day = memory.nextReEngagement(now: now, in: timeZone)
        // Before it is planned: one that is planned and not remembered would not count for the month.
        memory.reEngagement = await isAllowed ? day : nil
        await store()
        let plan = ReminderPlan(
            memory: memory,
            reEngagementDay: day,
            words: words,
            category: category,
            today: LocalDay(of: now, in: timeZone),
            timeZone: timeZone
        )
        let report = await scheduler.reschedule(group: Self.group, to: plan.notifications)
        self.report = report
        // One that is not shown does not count.
        if !(report.scheduled + report.unchanged).contains(ReminderPlan.reEngagementID) { memory.reEngagement = nil }
        await store()
    }

    /// Whether reminders are shown at all, as far as one knows beforehand: else each plan would be written down and taken
    /// back.
    private var isAllowed: Bool {
        get async {
            let isOn = (try? scheduler.preferences())?.isOn(category) ?? false
            return await environment.device.notifications.permission().allowsNotifications && isOn
        }
    }

    private func store() async {
        let memory = memory
        guard memory != stored else { return }
        do throws(StorageError) {
            try await environment.storage.values.setJSON(memory, for: NotificationKeys.reminders)
            stored = memory
            storageFault = nil
        } catch {
            storageFault = "\(error)"
        }
    }
}
