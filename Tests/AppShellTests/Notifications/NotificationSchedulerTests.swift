import Foundation
import Testing

@testable import AppShell

struct NotificationSchedulerTests {
    private let device = TestNotifications()

    @Test("a group becomes exactly what is wanted: what is gone goes, what has changed is replaced, the rest stays")
    func reschedule() async {
        let scheduler = NotificationScheduler.test(device)
        let first = await scheduler.reschedule(group: "g", to: [.test("a"), .test("b", "one"), .test("c")])
        #expect(first.scheduled == ["a", "b", "c"])
        _ = device.takeCalls()
        let second = await scheduler.reschedule(group: "g", to: [.test("c"), .test("b", "two"), .test("d")])
        #expect(second.scheduled == ["b", "d"])
        #expect(second.unchanged == ["c"])
        #expect(second.cancelled == ["a"])
        #expect(second.withheld == [])
        #expect(device.takeCalls() == ["cancel a", "schedule b", "schedule d"])
        #expect(device.waiting.map(\.body) == ["two", "", ""])
        _ = await scheduler.reschedule(group: "g", to: [.test("c"), .test("b", "two"), .test("d")])
        #expect(device.takeCalls() == [])
    }

    @Test("groups do not touch each other, nor what was scheduled past them; an id that moves group moves")
    func groups() async throws {
        try await device.schedule(.test("alone"))
        let scheduler = NotificationScheduler.test(device)
        _ = await scheduler.reschedule(group: "one", to: [.test("a"), .test("b")])
        _ = await scheduler.reschedule(group: "two", to: [.test("b", "moved")])
        _ = await scheduler.reschedule(group: "one", to: [])
        #expect(device.waiting.map(\.id) == ["alone", "b"])
        #expect(device.waiting.map(\.group) == [nil, "two"])
        _ = await scheduler.cancel(["b", "nobody"])
        #expect(device.waiting.map(\.id) == ["alone"])
    }

    @Test("without permission nothing is scheduled, everything is kept, and comes with the permission")
    func permission() async {
        device.set(.notDetermined)
        let scheduler = NotificationScheduler.test(device)
        let before = await scheduler.reschedule(group: "g", to: [.test("a"), .test("b")])
        #expect(device.waiting.isEmpty)
        #expect(before.permission == .notDetermined)
        #expect(before.withheld.map(\.id) == ["a", "b"])
        #expect(before.withheld.map(\.reason) == Array(repeating: .refused(.notPermitted(.notDetermined)), count: 2))
        let (permission, after) = await scheduler.requestPermission()
        #expect(permission == .authorized)
        #expect(after.scheduled == ["a", "b"])
    }

    @Test("permission taken back leaves what waits, and takes away what has changed meanwhile")
    func revoked() async {
        let scheduler = NotificationScheduler.test(device)
        _ = await scheduler.reschedule(group: "g", to: [.test("a"), .test("b", "old")])
        device.set(.denied)
        let report = await scheduler.reschedule(group: "g", to: [.test("a"), .test("b", "new")])
        #expect(device.waiting.map(\.id) == ["a"])
        #expect(report.unchanged == ["a"])
        #expect(report.cancelled == ["b"])
        device.set(.provisional)
        #expect(await scheduler.refresh().scheduled == ["b"])
        #expect(device.waiting.map(\.body) == ["", "new"])
    }

    @Test("MAD-FR32 switching a category off takes what waits away at once, on brings it back; both are stored")
    func switches() async {
        let preferences = TestPreferences()
        let scheduler = NotificationScheduler.test(device, preferences)
        let notifications: [LocalNotification] = [
            .test("a", category: .reminders), .test("b", category: .news), .test("c", category: nil),
            .test("d", category: .tips),
        ]
        let first = await scheduler.reschedule(group: "g", to: notifications)
        #expect(
            first.withheld.map { "\($0.id): \($0.reason)" } == [
                "d: the person has switched off “tips”, or everything"
            ]
        )
        _ = await scheduler.update { $0.set("reminders", isOn: false) }
        #expect(device.waiting.map(\.id) == ["b", "c"])
        _ = await scheduler.update { $0.areAllOff = true }
        #expect(device.waiting.isEmpty)
        _ = await scheduler.update { $0.areAllOff = false }
        #expect(device.waiting.map(\.id) == ["b", "c"])
        let next = NotificationScheduler.test(device, preferences)
        _ = await next.update { $0.set("tips", isOn: true) }
        #expect(try! next.preferences() == NotificationPreferences(choices: ["reminders": false, "tips": true]))
    }

    @Test("choices that can't be read: nothing is scheduled, nothing is taken away, nothing is stored over them")
    func unreadable() async {
        let preferences = TestPreferences()
        _ = await NotificationScheduler.test(device, preferences).reschedule(group: "g", to: [.test("a")])
        preferences.fault = "the file is damaged"
        let scheduler = NotificationScheduler.test(device, preferences)
        let report = await scheduler.reschedule(group: "g", to: [.test("a"), .test("b")])
        #expect(report.storageIssue == "the file is damaged")
        #expect(device.waiting.map(\.id) == ["a"])
        #expect(report.withheld == [.init(id: "b", reason: .preferencesUnreadable)])
        let change = await scheduler.update { $0.areAllOff = true }
        #expect(change.storageIssue == "the file is damaged")
        #expect(preferences.saved == [])
        preferences.fault = nil
        #expect(await scheduler.refresh().scheduled == ["b"])
    }

    @Test("a choice that can't be stored counts all the same, and the report says so")
    func unstorable() async {
        let preferences = TestPreferences()
        let scheduler = NotificationScheduler.test(device, preferences)
        _ = await scheduler.reschedule(group: "g", to: [.test("a")])
        preferences.fault = "the disk is full"
        let report = await scheduler.update { $0.areAllOff = true }
        #expect(report.storageIssue == "the disk is full")
        #expect(device.waiting.isEmpty)
    }

    @Test("a later process goes on with what waits: what is not given anew stays, and obeys the switches")
    func relaunch() async {
        let preferences = TestPreferences()
        _ = await NotificationScheduler.test(device, preferences)
            .reschedule(group: "old", to: [.test("a"), .test("b", category: .news)])
        _ = device.takeCalls()
        let scheduler = NotificationScheduler.test(device, preferences)
        _ = await scheduler.reschedule(group: "other", to: [.test("c")])
        #expect(device.takeCalls() == ["schedule c"])
        _ = await scheduler.update { $0.set("news", isOn: false) }
        #expect(device.takeCalls() == ["cancel b"])
        _ = await scheduler.reschedule(group: "old", to: [])
        #expect(device.waiting.map(\.id) == ["c"])
    }

    @Test("what comes once and was shown is not scheduled again by itself; what repeats and was lost is")
    func shown() async {
        let once = NotificationTrigger.calendar(NotificationMoment(hour: 20))
        let scheduler = NotificationScheduler.test(device)
        _ = await scheduler.reschedule(group: "g", to: [.test("once", once), .test("daily")])
        device.show("once")
        device.show("daily")
        #expect(await scheduler.refresh().unchanged == ["daily"])
        device.lose("daily")
        #expect(await scheduler.refresh().scheduled == ["daily"])
        #expect(await scheduler.reschedule(group: "g", to: [.test("once", once)]).scheduled == ["once"])
    }

    @Test("of more than the device keeps, the soonest are scheduled, and the others follow when there is room")
    func limit() async throws {
        let device = TestNotifications(pendingLimit: 3)
        try await device.schedule(.test("alone"))
        let scheduler = NotificationScheduler.test(device)
        let hours = ["z": 1, "y": 2, "x": 3]
        let wanted = hours.sorted { $0.key < $1.key }.map { id, hours in
            LocalNotification.test(id, .after(.seconds(3_600 * hours), repeats: false))
        }
        let report = await scheduler.reschedule(group: "g", to: wanted)
        #expect(device.waiting.map(\.id) == ["alone", "y", "z"])
        #expect(report.withheld == [.init(id: "x", reason: .refused(.tooManyPending(limit: 3)))])
        device.show("z")
        #expect(await scheduler.refresh().scheduled == ["x"])
    }

    @Test("of two intervals that the device has no room for, the one that ends first is scheduled")
    func limitOfIntervals() async {
        let device = TestNotifications(pendingLimit: 1)
        let clock = StepClock()
        let scheduler = NotificationScheduler.test(device, clock: clock)
        _ = await scheduler.schedule(.test("early", .after(.seconds(600), repeats: false)), group: "g")
        clock.advance(by: .seconds(300))
        let report = await scheduler.schedule(.test("late", .after(.seconds(400), repeats: false)), group: "g")
        #expect(device.waiting.map(\.id) == ["early"])
        #expect(report.withheld.map(\.id) == ["late"])
    }

    @Test("what can't be scheduled is named with the reason, and what it would have replaced does not stay")
    func refused() async {
        let over = NotificationTrigger.calendar(
            NotificationMoment(hour: 9, on: .date(year: 1970, month: 1, day: 1))
        )
        let clock = StepClock()
        let late = SkewedClock(base: clock, offset: 86_400)
        let scheduler = NotificationScheduler.test(device, clock: late)
        _ = await scheduler.reschedule(group: "g", to: [.test("a"), .test("b", "old")])
        device.fail(["b"])
        let report = await scheduler.reschedule(
            group: "g",
            to: [.test("a", over), .test("b", "new"), .test("c", .after(.zero, repeats: false))]
        )
        #expect(device.waiting.isEmpty)
        #expect(
            report.withheld == [
                .init(id: "a", reason: .refused(.triggerInPast)),
                .init(id: "b", reason: .refused(.failed("no room on the disk"))),
                .init(id: "c", reason: .refused(.invalidTrigger(.notAhead))),
            ]
        )
        #expect(report.cancelled == ["a", "b"])
    }

    @Test("an interval goes on when it is rescheduled as it was, and starts anew when it is scheduled")
    func interval() async {
        let scheduler = NotificationScheduler.test(device)
        let away = LocalNotification.test("away", .after(.seconds(1_209_600), repeats: false))
        _ = await scheduler.reschedule(group: "g", to: [away])
        _ = device.takeCalls()
        _ = await scheduler.reschedule(group: "g", to: [away])
        #expect(device.takeCalls() == [])
        _ = await scheduler.schedule(away, group: "g")
        #expect(device.takeCalls() == ["schedule away"])
        #expect(await scheduler.refresh().unchanged == ["away"])
    }

    @Test("what is scheduled anew and can't be now waits on as it was, and is given anew as soon as it can be")
    func anew() async {
        let preferences = TestPreferences()
        let away = LocalNotification.test("away", .after(.seconds(600), repeats: false))
        _ = await NotificationScheduler.test(device, preferences).reschedule(group: "g", to: [away])
        let scheduler = NotificationScheduler.test(device, preferences)
        _ = device.takeCalls()
        preferences.fault = "the file is damaged"
        let report = await scheduler.schedule(away, group: "g")
        #expect(report.storageIssue == "the file is damaged")
        #expect(report.unchanged == ["away"])
        #expect(device.waiting.map(\.id) == ["away"])
        preferences.fault = nil
        device.set(.denied)
        #expect(await scheduler.refresh().unchanged == ["away"])
        device.set(.authorized)
        #expect(await scheduler.refresh().scheduled == ["away"])
        #expect(device.takeCalls() == ["schedule away"])
    }

    @Test("what gives way to one that can't be scheduled is reported as cancelled")
    func outdated() async {
        let preferences = TestPreferences()
        let late = SkewedClock(base: StepClock(), offset: 86_400)
        let over = NotificationTrigger.calendar(
            NotificationMoment(hour: 9, on: .date(year: 1970, month: 1, day: 1))
        )
        for trigger in [over, .after(.zero, repeats: false)] {
            let scheduler = NotificationScheduler.test(device, preferences, clock: late)
            _ = await scheduler.reschedule(group: "g", to: [.test("a", "old")])
            #expect(await scheduler.schedule(.test("a", trigger), group: "g").cancelled == ["a"])
            #expect(device.waiting.isEmpty)
        }
        _ = await NotificationScheduler.test(device, preferences).reschedule(group: "g", to: [.test("a", "old")])
        preferences.fault = "the file is damaged"
        let report = await NotificationScheduler.test(device, preferences).schedule(.test("a", "new"), group: "g")
        #expect(report.cancelled == ["a"])
        #expect(report.withheld == [.init(id: "a", reason: .preferencesUnreadable)])
    }
}

extension LocalNotification {
    fileprivate static func test(_ id: String, _ trigger: NotificationTrigger) -> LocalNotification {
        test(id, "", trigger)
    }
}

private struct SkewedClock: AppClock {
    let base: StepClock
    let offset: TimeInterval

    var now: Date { base.now.addingTimeInterval(offset) }

    func sleep(for duration: Duration) async throws { try await base.sleep(for: duration) }
}

/// Calls that come while another one waits for the device.
@MainActor
struct NotificationSchedulerOverlapTests {
    private func settle() async {
        for _ in 0..<50 { await Task.yield() }
    }

    @Test("calls that overlap take turns in their order: the last one counts, and no change is lost")
    func turns() async {
        let device = TestNotifications()
        let preferences = TestPreferences()
        let scheduler = NotificationScheduler.test(device, preferences)
        device.hold()
        var order: [Int] = []
        let first = Task { @MainActor in
            _ = await scheduler.reschedule(group: "g", to: [.test("a", "one")])
            order.append(1)
        }
        await settle()
        let second = Task { @MainActor in
            _ = await scheduler.reschedule(group: "g", to: [.test("a", "two"), .test("b")])
            order.append(2)
        }
        await settle()
        let third = Task { @MainActor in
            _ = await scheduler.update { $0.set("news", isOn: false) }
            order.append(3)
        }
        await settle()
        #expect(device.waiting.isEmpty)
        #expect(order.isEmpty)
        // What a switch shows follows the finger, whatever the device does.
        #expect(try! scheduler.preferences().choices == ["news": false])
        device.letThrough()
        for task in [first, second, third] { await task.value }
        #expect(order == [1, 2, 3])
        #expect(device.waiting.map(\.body) == ["two", ""])
    }

    @Test("a choice made while another one is being stored is stored as well")
    func changesDuringSave() async {
        let preferences = TestPreferences()
        let scheduler = NotificationScheduler.test(TestNotifications(), preferences)
        let tasks = ["news", "reminders", "tips"].map { id in
            Task { @MainActor in _ = await scheduler.update { $0.set(id, isOn: false) } }
        }
        for task in tasks { await task.value }
        #expect(preferences.stored?.choices == ["news": false, "reminders": false, "tips": false])
    }

    @Test("a caller that is cancelled while it waits for its turn holds nobody up, and its change is kept")
    func cancelled() async {
        let device = TestNotifications()
        let scheduler = NotificationScheduler.test(device)
        device.hold()
        let first = Task { @MainActor in _ = await scheduler.reschedule(group: "g", to: [.test("a")]) }
        await settle()
        let second = Task { @MainActor in _ = await scheduler.reschedule(group: "h", to: [.test("b")]) }
        await settle()
        second.cancel()
        first.cancel()
        device.letThrough()
        for task in [first, second] { await task.value }
        #expect(device.waiting.map(\.id) == ["a", "b"])
    }
}
