import AppShell
import AppShellHeadless
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
                "en": "the badge of the app is {int}",
            ],
            "The number on the app's icon; 0 for none."
        ) { (world, number: Int) in
            try world.now {
                let badge = world.session.phone.notifications.badge
                return Mismatch("The badge of the app", expected: number, actual: badge)?.description
            }
        }
        step(
            .then,
            [
                "fr": "la notification {string} est programmée pour le {date} à {time}",
                "en": "the notification {string} is scheduled for {date} at {time}",
            ],
            "A local notification of that title or text waits on the phone, due next at that moment, in its zone."
        ) { (world, words: String, day: CalendarDay, time: TimeOfDay) in
            let words = try world.wanted(words)
            try world.eventually { world.misplacement(of: words, from: try world.date(day, time)) }
        }
        step(
            .then,
            [
                "fr": "aucune notification n'est programmée",
                "en": "no notification is scheduled",
            ],
            "No local notification waits on the phone."
        ) { world in
            try world.now {
                world.session.phone.notifications.scheduled.isEmpty
                    ? nil : "Notifications are scheduled.\(world.scheduledNotifications)"
            }
        }
    }

    private mutating func defineNotificationActs() {
        step(
            .when,
            [
                "fr": "une notification push arrive :",
                "en": "a push notification arrives:",
            ],
            "The push service delivers the JSON under the step, whatever the app does."
        ) { world in
            guard let payload = world.argument?.docString?.content else {
                throw StepFailure("This step needs the payload under it, as JSON between two lines of \"\"\".")
            }
            try world.session.receivePush(payload)
        }
        step(
            .when,
            [
                "fr": "je tape sur la notification {string}",
                "en": "I tap the notification {string}",
            ],
            "Taps the one notification of that title or text, or with these words in it: the app comes to the front, or starts."
        ) { (world, words: String) in
            try world.session.tapNotification(world.wanted(words))
        }
        step(
            .when,
            [
                "fr": "je tape sur la notification {string} avec le texte {string}",
                "en": "I tap the notification {string} with the text {string}",
            ],
            "Taps the notification of that title and that text."
        ) { (world, title: String, text: String) in
            try world.session.tapNotification(title, text: text)
        }
        step(
            .when,
            [
                "fr": "je supprime la notification {string}",
                "en": "I clear the notification {string}",
            ],
            "Swipes the notification away; the app is not told."
        ) { (world, words: String) in
            try world.session.dismissNotification(world.wanted(words))
        }
        step(
            .given,
            [
                "fr": "le système livre deux fois le même tap",
                "en": "the system delivers the same tap twice",
            ],
            "From now on the app hears of each tap on a notification through two callbacks."
        ) { world in
            world.session.phone.notifications.tapCallbacks = 2
        }
        step(
            .when,
            [
                "fr": "le système livre à nouveau le dernier tap",
                "en": "the system delivers the last tap again",
            ],
            "The app hears once more of the last tap on a notification; it stays where it is."
        ) { world in
            try world.session.repeatLastTap()
        }
    }

    private mutating func defineNotificationChecks() {
        step(
            .then,
            [
                "fr": "je vois la notification {string}",
                "en": "I see the notification {string}",
            ],
            "A notification of that title or text, or with these words in it, stands on the phone."
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
            "A notification of that title and that text stands on the phone."
        ) { (world, title: String, text: String) in
            try world.eventually {
                let namesakes = world.session.phone.notifications.shown.map(\.notification).filter {
                    PlainText($0.title) == PlainText(title)
                }
                guard let last = namesakes.last else {
                    return world.absence(ofNotification: title, detail: " with the text “\(text)”") { _ in false }
                }
                guard !namesakes.contains(where: { PlainText($0.body) == PlainText(text) }) else { return nil }
                return Mismatch(
                    "The text of the notification “\(title)”",
                    expectedText: text,
                    actual: last.body,
                    details: namesakes.count > 1 ? world.shownNotifications : ""
                )?.description
            }
        }
        step(
            .then,
            [
                "fr": "je vois la bannière {string}",
                "en": "I see the banner {string}",
            ],
            "A notification of that title or text came with a banner, not into the list alone, since the last « Quand »."
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.eventually {
                let act = world[ActStart.self]
                return world.absence(ofNotification: words, detail: " with a banner since this act began") {
                    $0.presentation.contains(.banner) && act.isNew($0)
                }
            }
        }
        step(
            .then,
            [
                "fr": "je ne vois pas la notification {string}",
                "en": "I do not see the notification {string}",
            ],
            "No notification with these words in its title or text stands on the phone: it looks at once."
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.now {
                world.session.phone.notifications.reading(words).isEmpty
                    ? nil : "The notification “\(words)” is on the phone.\(world.shownNotifications)"
            }
        }
        step(
            .then,
            [
                "fr": "je ne vois aucune notification",
                "en": "I see no notification",
            ],
            "No notification stands on the phone: it looks at once."
        ) { world in
            try world.now {
                world.session.phone.notifications.shown.isEmpty
                    ? nil : "There are notifications on the phone.\(world.shownNotifications)"
            }
        }
        step(
            .then,
            [
                "fr": "je ne vois aucune bannière",
                "en": "I see no banner",
            ],
            "No notification on the phone came with a banner; the list may hold some."
        ) { world in
            try world.now {
                world.session.phone.notifications.shown.contains { $0.presentation.contains(.banner) }
                    ? "There are banners on the phone.\(world.shownNotifications)" : nil
            }
        }
    }
}

extension ScenarioWorld {
    /// Every notification holds the empty text: it says nothing.
    func wanted(_ words: String) throws -> String {
        guard !PlainText(words).isEmpty else {
            throw StepFailure("The text is empty; write words of the notification.")
        }
        return words
    }

    /// What is wrong when no notification of these words fits; nil when one does.
    func absence(
        ofNotification words: String,
        detail: String = "",
        fits: (ShownNotification) -> Bool
    ) -> String? {
        let found = session.phone.notifications.reading(words)
        if found.contains(where: fits) { return nil }
        return "The phone shows no notification “\(words)”\(detail).\(shownNotifications)\(scheduledNotifications)"
    }

    /// What is wrong when nothing of these words is due then; nil when something is.
    fileprivate func misplacement(of words: String, from date: Date) -> String? {
        let wanted = PlainText(words)
        let namesakes = session.phone.notifications.scheduled.filter { scheduled in
            [scheduled.notification.title, scheduled.notification.body].contains { PlainText($0).contains(wanted) }
        }
        guard !namesakes.contains(where: { abs($0.date.timeIntervalSince(date)) < 1 }) else { return nil }
        let dates = namesakes.map { text(of: $0.date) }
        return Mismatch(
            "The moment at which the notification “\(words)” is due",
            expected: text(of: date),
            actual: dates.isEmpty ? "not scheduled" : dates.joined(separator: ", "),
            details: dates.isEmpty ? scheduledNotifications : ""
        ).description
    }

    /// A moment, in the phone's zone.
    private func text(of date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: session.timeZone))
    }

    var shownNotifications: String {
        let lines = session.phone.notifications.shown.map { "\n  \($0.notification.words) (\($0.presentation))" }
        return (lines.isEmpty ? "\nIt shows none." : "\nIt shows:" + lines.joined()) + unshownNotifications
    }

    /// Forgetting the permission is the commonest mistake.
    private var unshownNotifications: String {
        let notifications = session.phone.notifications
        let lines = notifications.unshown.map { "\n  \($0.words)" }
        guard !lines.isEmpty else { return "" }
        return "\nThese came while notifications were not allowed (\(notifications.currentPermission.rawValue)):"
            + lines.joined()
            + "\nSay « j'autorise les notifications dans les réglages du téléphone » (“I allow notifications in the"
            + " phone's settings”), or answer the app's question."
    }

    fileprivate var scheduledNotifications: String {
        let lines = session.phone.notifications.scheduled.map {
            "\n  “\($0.notification.title)”: “\($0.notification.body)”, \(text(of: $0.date))"
        }
        return lines.isEmpty ? "" : "\nScheduled:" + lines.joined()
    }
}
