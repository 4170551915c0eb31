import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StepLibrary {
    mutating func defineNotificationSteps() {
        defineNotificationActs()
        defineNotificationChecks()
        step(
            .then,
            [
                "fr": "le badge de l'application est {int}",
                "en": "the app's badge is {int}",
                "en": "the badge of the app is {int}",
            ],
            "The number on the app's icon; 0 for none."
        ) { (world, number: Int) in
            try world.now {
                let badge = world.session.phone.notifications.badge
                return Mismatch(localized("The app's badge"), expected: number, actual: badge)?.description
            }
        }
        step(
            .then,
            [
                "fr": "la notification {string} est programmée pour le {date} à {time}",
                "en": "the notification {string} is scheduled for {date} at {time}",
            ],
            "A local notification with that title or body is next due at that time, in the phone's time zone."
        ) { (world, words: String, day: CalendarDay, time: TimeOfDay) in
            let words = try world.wanted(words)
            try world.eventually { world.misplacement(of: words, from: try world.date(day, time)) }
        }
        step(
            .then,
            [
                "fr": "la notification {string} n'est pas programmée",
                "en": "the notification {string} is not scheduled",
            ],
            "No local notification with that title or body, or containing that text, is pending.",
            absent: 0
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.now {
                guard !world.scheduled(words).isEmpty else { return nil }
                return localized("The notification “\(words)” is scheduled.") + world.scheduledNotifications
            }
        }
        step(
            .then,
            ["fr": "aucune notification n'est programmée", "en": "no notification is scheduled"],
            "No local notification is pending."
        ) { world in
            try world.now {
                guard !world.session.phone.notifications.scheduled.isEmpty else { return nil }
                return localized("Notifications are scheduled.") + world.scheduledNotifications
            }
        }
    }

    private mutating func defineNotificationActs() {
        step(
            .when,
            ["fr": "une notification push arrive :", "en": "a push notification arrives:"],
            "The push service delivers the JSON under the step, whether or not the app is running."
        ) { world in
            guard let payload = world.argument?.docString?.content else {
                throw StepFailure(
                    localized("This step needs the payload under it: JSON between two lines of \"\"\".")
                )
            }
            try world.session.receivePush(payload)
        }
        step(
            .when,
            ["fr": "je tape sur la notification {string}", "en": "I tap the notification {string}"],
            "Taps the only notification with that title or body, or containing that text. The app comes to the foreground, or starts."
        ) { (world, words: String) in
            try world.session.tapNotification(world.wanted(words))
        }
        step(
            .when,
            [
                "fr": "je tape sur la notification {string} avec le texte {string}",
                "en": "I tap the notification {string} with the text {string}",
            ],
            "Taps the notification with that title and that body."
        ) { (world, title: String, text: String) in
            try world.session.tapNotification(title, text: text)
        }
        step(
            .when,
            ["fr": "je supprime la notification {string}", "en": "I clear the notification {string}"],
            "Swipes the notification away. The app does not hear of it."
        ) { (world, words: String) in
            try world.session.dismissNotification(world.wanted(words))
        }
        step(
            .given,
            ["fr": "le système livre deux fois le même tap", "en": "the system delivers the same tap twice"],
            "From now on each tap on a notification reaches the app through two callbacks."
        ) { world in
            world.session.phone.notifications.tapCallbacks = 2
        }
        step(
            .when,
            ["fr": "le système livre à nouveau le dernier tap", "en": "the system delivers the last tap again"],
            "The system reports the last tap on a notification to the app once more."
        ) { world in
            try world.session.repeatLastTap()
        }
    }

    private mutating func defineNotificationChecks() {
        step(
            .then,
            ["fr": "je vois la notification {string}", "en": "I see the notification {string}"],
            "The phone shows a notification with that title or body, or containing that text."
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.eventually { world.absence(ofNotification: words) { _ in true } }
        }
        step(
            .then,
            [
                "fr": "je vois la notification {string} avec le texte {string}",
                "en": "I see the notification {string} with the text {string}",
            ],
            "The phone shows a notification with that title and that body."
        ) { (world, title: String, text: String) in
            try world.eventually {
                let namesakes = world.session.phone.notifications.shown.map(\.notification).filter {
                    PlainText($0.title) == PlainText(title)
                }
                guard let last = namesakes.last else {
                    let fact = localized("The phone shows no notification “\(title)” with the text “\(text)”.")
                    return world.absence(ofNotification: title, fact) { _ in false }
                }
                guard !namesakes.contains(where: { PlainText($0.body) == PlainText(text) }) else { return nil }
                return Mismatch(
                    localized("The text of the notification “\(title)”"),
                    expectedText: text,
                    actual: last.body,
                    details: namesakes.count > 1 ? world.shownNotifications : ""
                )?.description
            }
        }
        step(
            .then,
            ["fr": "je vois la bannière {string}", "en": "I see the banner {string}"],
            "A notification with that title or body has shown a banner since the last When step."
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.eventually {
                let act = world.actStart
                let fact = localized(
                    "The phone shows no notification “\(words)” with a banner since the last When step."
                )
                return world.absence(ofNotification: words, fact) {
                    $0.presentation.contains(.banner) && act.isNew($0)
                }
            }
        }
        step(
            .then,
            ["fr": "je ne vois pas la notification {string}", "en": "I do not see the notification {string}"],
            "The phone shows no notification containing that text now. Does not wait.",
            absent: 0
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.now {
                guard !world.session.phone.notifications.reading(words).isEmpty else { return nil }
                return localized("The notification “\(words)” is on the phone.") + world.shownNotifications
            }
        }
        step(
            .then,
            ["fr": "je ne vois aucune notification", "en": "I see no notification"],
            "The phone shows no notification now. Does not wait."
        ) { world in
            try world.now {
                guard !world.session.phone.notifications.shown.isEmpty else { return nil }
                return localized("There are notifications on the phone.") + world.shownNotifications
            }
        }
        step(
            .then,
            ["fr": "je ne vois aucune bannière", "en": "I see no banner"],
            "No notification on the phone has shown a banner; the list may hold some."
        ) { world in
            try world.now {
                let shown = world.session.phone.notifications.shown
                guard shown.contains(where: { $0.presentation.contains(.banner) }) else { return nil }
                return localized("There are banners on the phone.") + world.shownNotifications
            }
        }
    }
}

extension ScenarioWorld {
    /// Every notification would match an empty text.
    func wanted(_ words: String) throws -> String {
        guard !PlainText(words).isEmpty else {
            throw StepFailure(localized("The text is empty; write text from the notification."))
        }
        return words
    }

    /// The failure if no notification with this text fits.
    ///
    /// - Parameter fact: what is wrong then; by default that there is no notification with this text.
    func absence(
        ofNotification words: String,
        _ fact: String? = nil,
        fits: (ShownNotification) -> Bool
    ) -> String? {
        let found = session.phone.notifications.reading(words)
        if found.contains(where: fits) { return nil }
        let fact = fact ?? localized("The phone shows no notification “\(words)”.")
        return fact + shownNotifications + silencedNotifications + scheduledNotifications + unsentNotifications
    }

    /// The failure if no notification with this text is due then.
    fileprivate func misplacement(of words: String, from date: Date) -> String? {
        let namesakes = scheduled(words)
        guard !namesakes.contains(where: { abs($0.date.timeIntervalSince(date)) < 1 }) else { return nil }
        let dates = namesakes.map { text(of: $0.date) }
        return Mismatch(
            localized("The due date of the notification “\(words)”"),
            expected: text(of: date),
            actual: dates.isEmpty ? localized("not scheduled") : dates.joined(separator: ", "),
            details: dates.isEmpty ? scheduledNotifications : ""
        ).description
    }

    /// The scheduled notifications that say these words.
    fileprivate func scheduled(_ words: String) -> [ScheduledNotification] {
        let wanted = PlainText(words)
        return session.phone.notifications.scheduled.filter { scheduled in
            [scheduled.notification.title, scheduled.notification.body].contains { PlainText($0).contains(wanted) }
        }
    }

    /// A date in the phone's time zone.
    func text(of date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: session.timeZone))
    }

    var scheduledNotifications: String {
        let lines = session.phone.notifications.scheduled.map {
            "\n  " + localized("“\($0.notification.title)”: “\($0.notification.body)”, \(text(of: $0.date))")
        }
        return lines.isEmpty ? "" : "\n" + localized("Scheduled:") + lines.joined()
    }
}
