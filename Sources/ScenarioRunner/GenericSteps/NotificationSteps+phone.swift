import AppShell
import AppShellHeadless
import AppShellTexts

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StepLibrary {
    /// The user's permission for notifications, and the phone's settings.
    mutating func defineNotificationSettingSteps() {
        step(
            .given,
            ["fr": "j'autorise les notifications", "en": "I allow notifications"],
            "Answers the permission alert with yes, now or when it appears."
        ) { world in
            try world.answerPrompt(.authorized)
        }
        step(
            .given,
            ["fr": "je refuse les notifications", "en": "I deny notifications", "en": "I refuse notifications"],
            "Answers the permission alert with no, now or when it appears."
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
                "en": "I deny notifications in the phone's settings",
                "en": "I refuse notifications in the phone's settings",
            ],
            "Withdraws the permission."
        ) { world in
            world.session.setNotificationPermission(.denied)
        }
        step(
            .then,
            [
                "fr": "l'application a demandé l'autorisation des notifications {int} fois",
                "en": "the app has asked for notification permission {int} time(s)",
                "en": "the app has asked for permission to notify {int} time(s)",
            ],
            "How often the permission alert appeared. It does not reappear once answered."
        ) { (world, count: Int) in
            try world.now {
                let prompts = world.session.phone.notifications.prompts
                let subject = localized("The number of notification permission alerts")
                return Mismatch(subject, expected: count, actual: prompts)?.description
            }
        }
        step(
            .given,
            [
                "fr": "le jeton push du téléphone est {string}",
                "en": "the phone's push token is {string}",
                "en": "the push token of the phone is {string}",
            ],
            "Sets the phone's push token, in hexadecimal digits."
        ) { (world, hex: String) in
            guard let token = PushToken(hex: hex) else {
                throw StepFailure(
                    localized("“\(hex)” is not a push token; write pairs of hexadecimal digits, as in “0a1b2c”.")
                )
            }
            world.session.phone.notifications.token = token
        }
        step(
            .when,
            [
                "fr": "le téléphone passe au fuseau horaire {string}",
                "en": "the phone moves to the time zone {string}",
                "en": "the phone changes to the time zone {string}",
            ],
            "Changes the phone's time zone. The running app and calendar-based notifications follow at once."
        ) { (world, identifier: String) in
            guard let timeZone = TimeZone(identifier: identifier) else {
                throw StepFailure(
                    localized("Unknown time zone “\(identifier)”; write “Europe/Paris”, “Asia/Tokyo”…")
                )
            }
            world.session.phone.setTimeZone(timeZone)
        }
    }
}

extension ScenarioWorld {
    /// Setting an answer to a question that the system won't ask again is a mistake in the script.
    fileprivate func answerPrompt(_ permission: NotificationPermission) throws {
        let current = session.phone.notifications.currentPermission
        guard current == .notDetermined || current == permission else {
            throw StepFailure(
                localized(
                    "The permission is already \(current.localizedName), and the system asks only once; say « dans les réglages du téléphone » (“in the phone's settings”)."
                )
            )
        }
        try session.answerNotificationPrompt(isAllowed: permission == .authorized)
    }

    /// A date in the phone's time zone.
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
            throw StepFailure(localized("The phone's calendar has no such date."))
        }
        return date
    }
}
