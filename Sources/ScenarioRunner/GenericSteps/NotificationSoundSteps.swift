import AppShell
import AppShellHeadless

extension StepLibrary {
    mutating func defineNotificationSoundSteps() {
        step(
            .then,
            [
                "fr": "la notification {string} sonne",
                "en": "the notification {string} makes a sound",
            ],
            "A notification of that title or text stands on the phone, and came with a sound."
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.eventually {
                world.absence(ofNotification: words, detail: " with a sound") { $0.presentation.contains(.sound) }
            }
        }
        step(
            .then,
            [
                "fr": "la notification {string} est silencieuse",
                "en": "the notification {string} is silent",
            ],
            "A notification of that title or text stands on the phone, and every one came without a sound."
        ) { (world, words: String) in
            let words = try world.wanted(words)
            try world.eventually {
                if let fault = world.absence(ofNotification: words, fits: { _ in true }) { return fault }
                let isLoud = world.session.phone.notifications.reading(words).contains {
                    $0.presentation.contains(.sound)
                }
                return isLoud ? "The notification “\(words)” makes a sound.\(world.shownNotifications)" : nil
            }
        }
    }
}
