import AppShellTexts

extension Translations {
    static let piTrainerFrench = Translations(
        .french,
        [
            // PiTrainerTestKit.swift
            "The screen “{}” is that of no constant: Pi, e or Phi.":
                "L'écran « {} » n'est celui d'aucune constante : Pi, e ou Phi.",
            "There are {} decimals, and the next one is #{}.": "Il y a {} décimales, et la prochaine serait la n° {}.",

            // SessionSteps.swift
            "From home: three correct digits, then a wrong one, and home again. Declines a question about reminders.":
                "Depuis l'accueil : trois décimales justes, puis une fausse, et retour à l'accueil. Refuse les rappels s'ils sont proposés.",
            "From home: that many correct digits, then a wrong one, and home again.":
                "Depuis l'accueil : ce nombre de décimales justes, puis une fausse, et retour à l'accueil.",
            "Plays that many sessions, a minute apart.": "Joue ce nombre de sessions, à une minute d'intervalle.",
            "Opens the app and turns the daily reminder on in its settings. The phone allows notifications.":
                "Ouvre l'application et allume le rappel quotidien dans ses réglages. Le téléphone autorise les notifications.",
            "{} is not a number of sessions; write 0 or more.":
                "{} n'est pas un nombre de sessions ; écrivez 0 ou plus.",

            // TypingSteps.swift
            "Types these digits on the keypad, four per second.":
                "Tape ces chiffres sur le pavé numérique, quatre par seconde.",
            "Types that many of the expected digits, four per second.":
                "Tape ce nombre de décimales attendues, quatre par seconde.",
            "Types that many of the expected digits, that far apart.":
                "Tape ce nombre de décimales attendues, à cet intervalle.",
            "Types a digit other than the expected one.": "Tape un autre chiffre que celui attendu.",
            "{} is not a number of digits; write 0 or more.":
                "{} n'est pas un nombre de décimales ; écrivez 0 ou plus.",
            "The screen shows no position such as “#1”.": "L'écran n'affiche pas de position comme « #1 ».",
        ]
    )
}
