import AppShell
import AppShellHeadless

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StepLibrary {
    /// What the person decides about notifications, and what the phone is.
    mutating func defineNotificationSettingSteps() {
        step(
            .given,
            [
                "fr": "j'autorise les notifications",
                "en": "I allow notifications",
            ],
            "Says yes to the question on the screen, or to the one that will come."
        ) { world in
            try world.answerPrompt(.authorized)
        }
        step(
            .given,
            [
                "fr": "je refuse les notifications",
                "en": "I refuse notifications",
            ],
            "Says no to the question on the screen, or to the one that will come."
        ) { world in
            try world.answerPrompt(.denied)
        }
        step(
            .given,
            [
                "fr": "j'autorise les notifications dans les réglages du téléphone",
                "en": "I allow notifications in the phone's settings",
            ],
            "Allows notifications without being asked."
        ) { world in
            world.session.setNotificationPermission(.authorized)
        }
        step(
            .given,
            [
                "fr": "je refuse les notifications dans les réglages du téléphone",
                "en": "I refuse notifications in the phone's settings",
            ],
            "Takes the permission back."
        ) { world in
            world.session.setNotificationPermission(.denied)
        }
        step(
            .then,
            [
                "fr": "l'application a demandé l'autorisation des notifications {int} fois",
                "en": "the app has asked for permission to notify {int} time(s)",
            ],
            "How often the question was on the screen; asking again after an answer shows none."
        ) { (world, count: Int) in
            try world.now {
                let prompts = world.session.phone.notifications.prompts
                let subject = "The number of times the app has asked for permission to notify"
                return Mismatch(subject, expected: count, actual: prompts)?.description
            }
        }
        step(
            .given,
            [
                "fr": "le jeton push du téléphone est {string}",
                "en": "the push token of the phone is {string}",
            ],
            "What the push service calls this phone from now on, in hexadecimal digits."
        ) { (world, hex: String) in
            guard let token = PushToken(hex: hex) else {
                throw StepFailure("“\(hex)” is no push token: write pairs of hexadecimal digits, “0a1b2c”.")
            }
            world.session.phone.notifications.token = token
        }
        step(
            .when,
            [
                "fr": "le téléphone passe au fuseau horaire {string}",
                "en": "the phone changes to the time zone {string}",
            ],
            "Travels: the running app and notifications by the calendar follow at once."
        ) { (world, identifier: String) in
            guard let timeZone = TimeZone(identifier: identifier) else {
                throw StepFailure("There is no time zone “\(identifier)”; write “Europe/Paris”, “Asia/Tokyo”…")
            }
            world.session.phone.setTimeZone(timeZone)
        }
    }
}

extension ScenarioWorld {
    /// An answer that nobody will ask for is a mistake of the script.
    fileprivate func answerPrompt(_ permission: NotificationPermission) throws {
        let current = session.phone.notifications.currentPermission
        guard current == .notDetermined || current == permission else {
            throw StepFailure(
                "The answer was \(current.rawValue), and the system does not ask again; "
                    + "say « dans les réglages du téléphone » (“in the phone's settings”)."
            )
        }
        try session.answerNotificationPrompt(isAllowed: permission == .authorized)
    }

    /// A moment in the phone's zone.
    func date(_ day: CalendarDay, _ time: TimeOfDay) throws -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = session.timeZone
        let components = DateComponents(
            year: day.year,
            month: day.month,
            day: day.day,
            hour: time.hour,
            minute: time.minute
        )
        guard let date = calendar.date(from: components) else {
            throw StepFailure("The phone's calendar has no such moment.")
        }
        return date
    }
}
