import AppShell
import Foundation
import Testing

struct LocalNotificationTests {
    private let reminder = LocalNotification(
        id: "j-5",
        title: "Rappel",
        body: "La session Starter commence dans 5 jours",
        badge: 1,
        category: "reminders",
        payload: ["type": "formation", "slug": "starter", "a\"b\\": "l'\u{1}\n\u{2028}é😀"],
        trigger: .calendar(NotificationMoment(hour: 10, on: .date(year: 2026, month: 3, day: 1)))
    )

    @Test("a tap carries the payload as JSON with sorted keys, whatever stands in it")
    func payload() throws {
        #expect(
            reminder.payloadText
                == #"{"a\"b\\":"l'\u0001\n"# + "\u{2028}é😀" + #"","slug":"starter","type":"formation"}"#
        )
        let read = try JSONDecoder().decode([String: String].self, from: Data(reminder.payloadText.utf8))
        #expect(read == reminder.payload)
        #expect(try PushPayload(parsing: reminder.payloadText).data["slug"] == "starter")
    }

    @Test("a notification comes back from what an adapter stores of it")
    func coding() throws {
        let triggers: [NotificationTrigger] = [
            .after(.seconds(90), repeats: true), reminder.trigger,
            .calendar(NotificationMoment(hour: 9, on: .weekday(.sunday), repeats: true)),
        ]
        for trigger in triggers {
            var notification = reminder
            notification.trigger = trigger
            let data = try JSONEncoder().encode(notification)
            #expect(try JSONDecoder().decode(LocalNotification.self, from: data) == notification)
        }
    }

    @Test("two deliveries of one reminder are told apart, one delivery is not")
    func deliveries() {
        let first = DeliveredNotification(reminder, at: Date(timeIntervalSince1970: 1_000.25))
        let again = DeliveredNotification(reminder, at: Date(timeIntervalSince1970: 1_000.25))
        let next = DeliveredNotification(reminder, at: Date(timeIntervalSince1970: 87_400.25))
        #expect(first.deliveryID == "j-5@1000")
        #expect(first.deliveryID == again.deliveryID)
        #expect(first.deliveryID != next.deliveryID)
        #expect(DeliveredNotification(reminder, at: Date(timeIntervalSince1970: .nan)).deliveryID == "j-5@0")
    }

    @Test("a push token is read and written in hexadecimal, and nothing else")
    func token() {
        #expect(PushToken(hex: "00fFa1")?.bytes == [0, 255, 161])
        #expect(PushToken(hex: "00fFa1")?.hex == "00ffa1")
        for text in ["", "0", "0g", "00 ", "é0", "٣٣"] { #expect(PushToken(hex: text) == nil) }
    }

    @Test(
        "what the device refuses says what to do",
        arguments: [
            (
                NotificationError.notPermitted(.denied),
                "notifications are not allowed: the person can allow them in the device's settings"
            ),
            (.notPermitted(.notDetermined), "notifications are not allowed yet: ask for permission first"),
            (
                .tooManyPending(limit: 64),
                "64 notifications wait already, the most the device keeps: cancel one first"
            ),
            (.triggerInPast, "the moment is over: schedule one that is still to come"),
            (.invalidTrigger(.notAhead), "the trigger can't be used: it must come after more than 0 s"),
            (.unavailable, "this device has no notifications"),
        ]
    )
    func errors(_ error: NotificationError, _ strings: String) {
        #expect("\(error)" == strings)
    }

    @Test("a device without notifications refuses with the reason")
    func unavailable() async {
        let device = AppEnvironment.test().device.notifications
        #expect(await device.requestPermission(.all) == .denied)
        await #expect(throws: NotificationError.unavailable) { try await device.schedule(reminder) }
    }
}
