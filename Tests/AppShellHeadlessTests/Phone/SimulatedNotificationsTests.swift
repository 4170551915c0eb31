import AppShell
import FoundationEssentials
import Synchronization
import Testing

@testable import AppShellHeadless

/// The phone's notification centre, driven as an app drives it, whether or not one runs.
struct SimulatedNotificationsTests {
    let session = ProbeApp.session()
    var center: SimulatedNotifications { session.phone.notifications }
    var device: any DeviceNotifications { session.phone.device.notifications }

    private func reminder(
        _ id: String = "r",
        badge: Int? = nil,
        _ trigger: NotificationTrigger = .after(.seconds(60), repeats: false)
    ) -> LocalNotification {
        LocalNotification(id: id, title: "Title \(id)", body: "Body \(id)", badge: badge, trigger: trigger)
    }

    private func at(
        _ hour: Int,
        on days: NotificationMoment.Days = .everyDay,
        repeats: Bool = false
    ) -> NotificationTrigger {
        .calendar(NotificationMoment(hour: hour, on: days, repeats: repeats))
    }

    private func allow() async {
        session.setNotificationPermission(.authorized)
    }

    /// 1970-01-12 13:46:40 in Greenwich: where the sessions of these tests begin.
    private func set(_ text: String) throws {
        session.clock.set(try Date(text, strategy: .iso8601))
    }

    // MARK: Permission

    @Test("the system asks once; a refusal is given again without a question")
    func asksOnce() async throws {
        try session.answerNotificationPrompt(isAllowed: false)
        #expect(await device.permission() == .notDetermined)
        #expect(await device.requestPermission(.all) == .denied)
        #expect(await device.requestPermission(.all) == .denied)
        #expect(center.prompts == 1)
        await #expect(throws: NotificationError.notPermitted(.denied)) { try await device.schedule(reminder()) }
    }

    @Test("before anyone was asked nothing can be scheduled")
    func notAsked() async {
        await #expect(throws: NotificationError.notPermitted(.notDetermined)) {
            try await device.schedule(reminder())
        }
        #expect(center.prompts == 0)
    }

    @Test("on trial nobody is asked, and notifications go to the list alone")
    func provisional() async throws {
        #expect(await device.requestPermission([.all, .provisional]) == .provisional)
        #expect(center.prompts == 0)
        try await device.schedule(reminder(badge: 3))
        try session.wait(.seconds(60))
        #expect(center.shown.map(\.presentation) == [.list])
        #expect(center.badge == 0)
    }

    // MARK: Scheduling

    @Test("one of the same id replaces the other; what can't come is refused with the reason")
    func scheduling() async throws {
        await allow()
        try await device.schedule(reminder("a", at(9)))
        try await device.schedule(reminder("a", at(10)))
        #expect(await device.pending() == [reminder("a", at(10))])
        await #expect(throws: NotificationError.triggerInPast) {
            try await device.schedule(reminder("b", at(9, on: .date(year: 1970, month: 1, day: 1))))
        }
        await #expect(throws: NotificationError.invalidTrigger(.repeatsTooOften)) {
            try await device.schedule(reminder("b", .after(.seconds(59), repeats: true)))
        }
        await device.cancel(["a", "nobody"])
        #expect(await device.pending().isEmpty)
    }

    @Test("the phone keeps 64, and says so; one that replaces another finds room")
    func limit() async throws {
        await allow()
        for number in 0..<64 { try await device.schedule(reminder("\(number)", at(9))) }
        await #expect(throws: NotificationError.tooManyPending(limit: 64)) {
            try await device.schedule(reminder("more", at(9)))
        }
        try await device.schedule(reminder("7", at(10)))
        #expect(await device.pending().count == 64)
    }

    // MARK: Showing

    @Test("a notification comes whether the app is in the foreground, in the background or not running")
    func everywhere() async throws {
        await allow()
        for id in ["front", "back", "killed"] {
            switch id {
            case "front": try session.launch()
            case "back": try session.enterBackground()
            default: session.kill()
            }
            try await device.schedule(reminder(id))
            try session.wait(.seconds(59))
            #expect(center.reading("Title \(id)").isEmpty)
            try session.wait(.seconds(1))
            #expect(center.reading("Title \(id)").map(\.presentation) == [[.banner, .sound, .list]])
        }
        #expect(await device.pending().isEmpty)
        #expect(await device.delivered().map(\.id) == ["front", "back", "killed"])
        await device.removeDelivered(["back"])
        #expect(center.shown.map(\.notification.id) == ["front", "killed"])
    }

    @Test("what repeats by interval or by the calendar comes each time, and stands on the phone once")
    func repeats() async throws {
        await allow()
        try await device.schedule(reminder("minute", .after(.seconds(60), repeats: true)))
        try await device.schedule(reminder("daily", at(20, repeats: true)))
        try session.wait(.seconds(2 * 86_400))
        let lines = session.trace.events.filter { $0.text.contains("banner") }
        #expect(lines.count { $0.text.contains("“Title minute”") } == 2 * 1_440)
        #expect(
            lines.filter { $0.text.contains("“Title daily”") }.map(\.time) == [.seconds(22_400), .seconds(108_800)]
        )
        #expect(center.shown.map(\.notification.id).sorted() == ["daily", "minute"])
    }

    @Test("those due at one moment come in the order in which they were scheduled")
    func order() async throws {
        await allow()
        for id in ["b", "a", "c"] { try await device.schedule(reminder(id, at(20))) }
        #expect(try session.advanceToNextTimer(within: .seconds(86_400)))
        #expect(center.shown.map(\.notification.id) == ["b"])
        try session.wait(.zero)
        #expect(center.shown.map(\.notification.id) == ["b", "a", "c"])
    }

    @Test("the badge follows what is shown and what the app sets; without permission it does not")
    func badge() async throws {
        await device.setBadge(4)
        #expect(center.badge == 0)
        await allow()
        try await device.schedule(reminder(badge: 2))
        try session.wait(.seconds(60))
        #expect(center.badge == 2)
        await device.setBadge(-1)
        #expect(center.badge == 0)
    }

    @Test("permission taken back: what is due is not shown, what waits waits on")
    func revoked() async throws {
        await allow()
        try await device.schedule(reminder("soon"))
        try await device.schedule(reminder("later", .after(.seconds(600), repeats: false)))
        session.setNotificationPermission(.denied)
        try session.wait(.seconds(60))
        #expect(center.shown.isEmpty)
        session.setNotificationPermission(.authorized)
        try session.wait(.seconds(600))
        #expect(center.shown.map(\.notification.id) == ["later"])
    }

    // MARK: Date and zone

    @Test("setting the date fires nothing by itself; what it jumps over comes once, as soon as time moves")
    func dateSet() async throws {
        await allow()
        try await device.schedule(reminder("daily", at(20, repeats: true)))
        try await device.schedule(reminder("once", at(9, on: .date(year: 1970, month: 1, day: 15))))
        try set("1970-01-20T08:00:00Z")
        #expect(center.shown.isEmpty)
        try session.wait(.seconds(1))
        #expect(center.shown.map(\.notification.id).sorted() == ["daily", "once"])
        #expect(center.scheduled.map(\.date) == [try Date("1970-01-20T20:00:00Z", strategy: .iso8601)])
    }

    @Test("setting the date back counts from there, and an interval does not care")
    func dateSetBack() async throws {
        await allow()
        try await device.schedule(reminder("daily", at(20, repeats: true)))
        try await device.schedule(reminder("interval"))
        try set("1970-01-05T19:00:00Z")
        try session.wait(.seconds(60))
        #expect(center.shown.map(\.notification.id) == ["interval"])
        try session.wait(.seconds(3_540))
        #expect(center.shown.map(\.notification.id) == ["interval", "daily"])
    }

    @Test("a moment of the calendar follows the phone to another zone; a date that is over there comes at once")
    func travel() async throws {
        await allow()
        try await device.schedule(reminder("daily", at(20, repeats: true)))
        try await device.schedule(reminder("today", at(18, on: .date(year: 1970, month: 1, day: 12))))
        session.phone.setTimeZone(try #require(TimeZone(identifier: "Asia/Tokyo")))
        #expect(center.shown.isEmpty)
        try session.wait(.zero)
        #expect(center.shown.map(\.notification.id) == ["today"])
        // 20:00 in Tokyo is 11:00 in Greenwich, over for that day.
        #expect(center.scheduled.map(\.date) == [try Date("1970-01-13T11:00:00Z", strategy: .iso8601)])
        #expect(session.timeZone.identifier == "Asia/Tokyo")
    }

    @Test("Paris, the night the clocks change: 02:30 comes once in spring and once in autumn")
    func clocksChange() async throws {
        session.phone.setTimeZone(try #require(TimeZone(identifier: "Europe/Paris")))
        await allow()
        let night = NotificationTrigger.calendar(NotificationMoment(hour: 2, minute: 30, repeats: true))
        for (start, expected) in [
            ("2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"), ("2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z"),
        ] {
            try set(start)
            try await device.schedule(reminder("night", night))
            #expect(center.scheduled.map(\.date) == [try Date(expected, strategy: .iso8601)])
            let before = session.trace.events.count { $0.text.contains("banner") }
            try session.wait(.seconds(86_400))
            #expect(session.trace.events.count { $0.text.contains("banner") } == before + 1)
        }
    }

    // MARK: Pushes and taps

    @Test("a push shows what it says, and its tap carries the payload, told apart by its delivery")
    func push() async throws {
        await allow()
        let payload = #"{"aps":{"alert":{"body":"-20 %","title":"Promo"},"badge":5,"sound":"default"},"offerId":"7"}"#
        try session.receivePush(payload)
        try session.receivePush(payload)
        #expect(center.shown.map(\.presentation) == [.all, .all])
        #expect(center.badge == 5)
        let ids = center.shown.map(\.notification.deliveryID)
        #expect(ids == ["push-1@1000000", "push-2@1000000"])
        // They read the same, so the newest is as good as any.
        try session.tapNotification("Promo")
        #expect(try session.arrivals().map(\.arrival) == [.tap(payload, id: "push-2@1000000")])
        #expect(center.shown.map(\.notification.deliveryID) == ["push-1@1000000"])
    }

    @Test("of two notifications of one title the text tells which is meant")
    func alike() async throws {
        await allow()
        try session.receivePush(#"{"aps":{"alert":{"title":"Promo","body":"-20 %"}}}"#)
        try session.receivePush(#"{"aps":{"alert":{"title":"Promo","body":"-30 %"}}}"#)
        let candidates = ["“Promo”: “-20 %”", "“Promo”: “-30 %”"]
        #expect(throws: HeadlessError.ambiguousNotification("Promo", candidates: candidates)) {
            try session.tapNotification("Promo")
        }
        try session.tapNotification("Promo", text: "-20 %")
        #expect(center.shown.map(\.notification.words) == ["“Promo”: “-30 %”"])
    }

    @Test(
        "the push service refuses what it can't deliver",
        arguments: [
            (#"{"aps":}"#, "the payload is not JSON"), ("[]", "the payload is an array"),
            (#"{"x":"\#(String(repeating: "é", count: 2_048))"}"#, "it has 4104 bytes, and APNs takes 4096"),
        ]
    )
    func refusedPush(_ payload: String, _ reason: String) async throws {
        let failure = try #require(throws: HeadlessError.self) { try session.receivePush(payload) }
        #expect("\(failure)".hasPrefix("the push service refuses the notification: \(reason)"))
    }

    @Test("a push without words shows nothing, whatever else it holds")
    func silent() async throws {
        await allow()
        try session.receivePush(#"{"aps":{"content-available":1,"badge":2}}"#)
        try session.receivePush(#"{"aps":{"alert":17},"url":"https://example.com"}"#)
        #expect(center.shown.isEmpty)
        #expect(center.badge == 2)
    }

    @Test("two callbacks for one tap are one arrival, in the foreground and from a cold start")
    func twice() async throws {
        await allow()
        center.tapCallbacks = 2
        for isRunning in [true, false] {
            if isRunning { try session.launch() } else { session.kill() }
            try session.receivePush(#"{"aps":{"alert":"Bonjour"}}"#)
            try session.tapNotification("Bonjour")
            try session.repeatLastTap()
            let outcomes = try session.arrivals().map(\.outcome)
            #expect(outcomes.count == 3)
            #expect(outcomes.dropFirst().allSatisfy { $0 == .duplicate(of: 1) })
        }
    }

    @Test("a notification that is swiped away can't be tapped, and the app hears nothing")
    func dismissed() async throws {
        await allow()
        try session.launch()
        try session.receivePush(#"{"aps":{"alert":"Bonjour"}}"#)
        try session.dismissNotification("Bonjour")
        let failure = HeadlessError.noNotification("Bonjour", shown: [])
        #expect(throws: failure) { try session.tapNotification("Bonjour") }
        #expect("\(failure)" == "the phone shows no notification “Bonjour”; it shows none")
        #expect(try session.arrivals().isEmpty)
        #expect(throws: HeadlessError.noTap) { try session.repeatLastTap() }
    }

    @Test("texts are looked for in what the app lets show nothing, too")
    func searched() {
        let silent = DeliveredNotification(reminder("silent"), at: session.clock.now)
        center.state.withLock { $0.silenced.append(silent) }
        session.textWatch = TextWatch(for: ["Title silent", "Title loud"])
        session.lookForTexts()
        #expect(session.textWatch?.seen == ["Title silent"])
    }

    @Test("the token is what a script says")
    func token() async throws {
        center.token = try #require(PushToken(hex: "0a1b"))
        #expect(try await device.registerForPushes().hex == "0a1b")
    }
}
