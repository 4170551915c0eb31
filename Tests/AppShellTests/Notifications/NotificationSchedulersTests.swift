import Testing

@testable import AppShell

/// Several schedulers on one device, each of which serves a module.
struct NotificationSchedulersTests {
    private let device = TestNotifications()

    @Test("a scheduler leaves alone what another one schedules, whichever came first, and whatever it is told to do")
    func apart() async {
        let (practice, sessions) = (NotificationScheduler.test(device), NotificationScheduler.test(device))
        _ = await sessions.refresh()
        _ = await practice.reschedule(group: "practice", to: [.test("a"), .test("b")])
        let reports = [
            await sessions.reschedule(group: "sessions", to: []), await sessions.cancel(["a"]),
            await sessions.schedule(.test("c"), group: "sessions"), await sessions.refresh(),
        ]
        #expect(reports.flatMap(\.cancelled) == [])
        #expect(device.waiting.map(\.id) == ["a", "b", "c"])
        #expect(await practice.reschedule(group: "practice", to: []).cancelled == ["a", "b"])
        #expect(device.waiting.map(\.id) == ["c"])
    }

    @Test("what a scheduler found on the device and another one has changed since stays as that one left it")
    func adopted() async {
        _ = await NotificationScheduler.test(device)
            .reschedule(group: "practice", to: [.test("a"), .test("b", "old"), .test("d")])
        let (practice, sessions) = (NotificationScheduler.test(device), NotificationScheduler.test(device))
        _ = await sessions.refresh()
        _ = await practice.reschedule(group: "practice", to: [.test("b", "new"), .test("c"), .test("d")])
        _ = device.takeCalls()
        _ = await sessions.refresh()
        #expect(device.takeCalls() == [])
        #expect(device.waiting.map(\.body) == ["new", "", ""])
        // Unless it is told to take it back.
        #expect(await sessions.cancel(["d"]).cancelled == ["d"])
    }

    @Test("what another scheduler has waiting takes room")
    func room() async {
        let device = TestNotifications(pendingLimit: 2)
        let (one, other) = (NotificationScheduler.test(device), NotificationScheduler.test(device))
        _ = await other.refresh()
        _ = await one.reschedule(group: "one", to: [.test("a")])
        let report = await other.reschedule(group: "other", to: [.test("b"), .test("c")])
        #expect(report.withheld == [.init(id: "c", reason: .refused(.tooManyPending(limit: 2)))])
        #expect(device.waiting.map(\.id) == ["a", "b"])
    }

    @Test("categories are those of the moment: a scheduler made before they are known goes by their defaults")
    func categories() async {
        var categories: [NotificationCategory] = []
        var environment = AppEnvironment.test(clock: StepClock())
        environment.device.notifications = device
        let scheduler = NotificationScheduler(
            environment: environment,
            categories: { categories },
            storage: TestPreferences().storage
        )
        categories = [.tips]
        let report = await scheduler.reschedule(group: "g", to: [.test("a", category: .tips)])
        #expect(report.withheld == [.init(id: "a", reason: .switchedOff(category: "tips"))])
    }
}
