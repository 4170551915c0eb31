import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineNotificationSoundSteps() {
        step(
            .then,
            ["fr": "la notification {string} sonne", "en": "the notification {string} makes a sound"],
            "The phone shows a notification with that title or body that made a sound."
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.eventually {
                let fact = localized("The phone shows no notification “\(words)” with a sound.")
                return world.absence(ofNotification: words, fact) { $0.presentation.contains(.sound) }
            }
        }
        step(
            .then,
            ["fr": "la notification {string} est silencieuse", "en": "the notification {string} is silent"],
            "The phone shows a notification with that title or body, and none of them made a sound."
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.eventually {
                if let mismatch = world.absence(ofNotification: words, fits: { _ in true }) { return mismatch }
                let isLoud = world.session.phone.notifications.reading(words).contains {
                    $0.presentation.contains(.sound)
                }
                guard isLoud else { return nil }
                return localized("The notification “\(words)” makes a sound.") + world.shownNotifications
            }
        }
    }
}
