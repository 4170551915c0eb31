import AppShell
import AppShellEngagementFeature

struct PiTrainerEngagementStrings: EngagementStrings {
    let texts: AppTexts

    var consentTitle: String { texts("Un rappel chaque jour ?") }
    var consentReason: String {
        texts(
            """
            Les jours où tu n'as pas encore pratiqué, un rappel t'aide à sauver ta série. Un seul, à l'heure que\
             tu choisis dans les réglages.
            """
        )
    }
    var accept: String { texts("Oui, me le rappeler") }
    var decline: String { texts("Non merci") }
    var consentGranted: String { texts("C'est noté : le rappel viendra à l'heure choisie.") }

    var reminderCategory: String { texts("Rappel quotidien") }
    var reminderTitle: String { texts("PiTrainer") }
    func reminderText(_ days: Int) -> String {
        texts.plural(days, one: "Ta série de \(days) jour t'attend", other: "Ta série de \(days) jours t'attend")
    }

    var refused: String { texts("Les notifications sont refusées. Autorise-les dans les réglages du téléphone.") }
    var unanswered: String { texts("Le rappel attend ton accord pour les notifications.") }
    var notTaken: String { texts("Le téléphone n'a pas accepté le rappel.") }
    var storage: StorageErrorStrings { texts.storageErrors }
}
