import AppShell
import Testing

/// What the scheduler promises, after any sequence of calls, answers and launches.
struct NotificationSchedulerPropertyTests {
    /// What should wait, kept apart from the scheduler's own bookkeeping.
    private struct Model {
        var wanted: [String: LocalNotification] = [:]
        var groups: [String: String] = [:]
        var preferences = NotificationPreferences()

        mutating func want(_ notification: LocalNotification, in group: String) {
            wanted[notification.id] = notification
            groups[notification.id] = group
        }

        mutating func forget(_ id: String) {
            wanted[id] = nil
            groups[id] = nil
        }

        func isOn(_ id: String) -> Bool {
            guard let notification = wanted[id] else { return false }
            let category = [NotificationCategory.news, .reminders, .tips].category(notification.category)
            return preferences.isOn(category)
        }
    }

    @Test("what waits is what is wanted, permitted and not switched off", arguments: 0..<100 as Range<UInt64>)
    func law(_ seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let device = TestNotifications()
        let stored = TestPreferences()
        var scheduler = NotificationScheduler.test(device, stored)
        var model = Model()
        var isPermitted = true
        for step in 0..<40 {
            let place = "seed \(seed), step \(step)"
            let before = Dictionary(uniqueKeysWithValues: device.waiting.map { ($0.id, $0) })
            let report: NotificationReport
            switch random.number(0...9) {
            case 0...3:
                let group = random.one(of: ["one", "two"])
                let list = (0..<random.number(0...4)).map { _ in Self.notification(&random) }
                for id in model.groups.filter({ $0.value == group }).keys { model.forget(id) }
                for notification in list { model.want(notification, in: group) }
                report = await scheduler.reschedule(group: group, to: list)
            case 4:
                let notification = Self.notification(&random)
                model.want(notification, in: "two")
                report = await scheduler.schedule(notification, group: "two")
            case 5:
                let ids = [random.one(of: Self.ids), random.one(of: Self.ids)]
                for id in ids { model.forget(id) }
                report = await scheduler.cancel(ids)
            case 6:
                let category = random.one(of: ["news", "reminders", "tips"])
                let (isOn, areAllOff) = (random.chance(50), random.chance(20))
                model.preferences.set(category, isOn: isOn)
                model.preferences.areAllOff = areAllOff
                report = await scheduler.update {
                    $0.set(category, isOn: isOn)
                    $0.areAllOff = areAllOff
                }
            case 7:
                isPermitted = random.chance(60)
                device.set(isPermitted ? .authorized : .denied)
                report = await scheduler.refresh()
            case 8:
                if let shown = device.waiting.first(where: { _ in random.chance(50) }) {
                    device.show(shown.id)
                    if !shown.trigger.repeats { model.forget(shown.id) }
                }
                report = await scheduler.refresh()
            default:
                // A new process knows what waits, and what was stored.
                scheduler = NotificationScheduler.test(device, stored)
                for id in Self.ids where before[id] == nil { model.forget(id) }
                report = await scheduler.refresh()
            }
            let waiting = Dictionary(uniqueKeysWithValues: device.waiting.map { ($0.id, $0) })
            let allowed = model.wanted.filter { id, wanted in
                guard model.isOn(id) else { return false }
                guard isPermitted else {
                    // Nothing new without permission; what waited, equal, is left.
                    let old = before[id]
                    return old.map { Self.isSame($0, wanted, model.groups[id]) } ?? false
                }
                return true
            }
            #expect(waiting.keys.sorted() == allowed.keys.sorted(), "\(place)")
            for (id, notification) in waiting {
                let wanted = try #require(model.wanted[id], "\(place)")
                #expect(Self.isSame(notification, wanted, model.groups[id]), "\(place): \(id)")
            }
            #expect(Set(report.scheduled + report.unchanged) == Set(waiting.keys), "\(place)")
            #expect(
                Set(report.withheld.map(\.id)) == Set(model.wanted.keys).subtracting(waiting.keys),
                "\(place)"
            )
            #expect(stored.stored ?? NotificationPreferences() == model.preferences, "\(place)")
        }
    }

    private static let ids = ["a", "b", "c", "d", "e", "f"]

    private static func notification(_ random: inout SplitMix64) -> LocalNotification {
        let triggers: [NotificationTrigger] = [
            .calendar(NotificationMoment(hour: 20)), .calendar(NotificationMoment(hour: 20, repeats: true)),
            .after(.seconds(600), repeats: false), .after(.seconds(600), repeats: true),
        ]
        let categories: [NotificationCategory?] = [.news, .reminders, .tips, nil]
        return .test(
            random.one(of: ids),
            random.one(of: ["one", "two"]),
            category: random.one(of: categories),
            random.one(of: triggers)
        )
    }

    private static func isSame(_ waiting: LocalNotification, _ wanted: LocalNotification, _ group: String?) -> Bool {
        waiting.group == group && waiting.body == wanted.body && waiting.category == wanted.category
            && waiting.trigger == wanted.trigger
    }
}
