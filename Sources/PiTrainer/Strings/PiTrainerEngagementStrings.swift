import AppShell
import AppShellEngagementFeature

struct PiTrainerEngagementStrings: EngagementStrings {
    let consentTitle = "Un rappel chaque jour ?"
    let consentReason =
        "Les jours où tu n'as pas encore pratiqué, un rappel t'aide à sauver ta série. Un seul, à l'heure que"
        + " tu choisis dans les réglages."
    let accept = "Oui, me le rappeler"
    let decline = "Non merci"
    let consentGranted = "C'est noté : le rappel viendra à l'heure choisie."

    let reminderCategory = "Rappel quotidien"
    let reminderTitle = "PiTrainer"
    func reminderText(_ days: Int) -> String {
        days == 1 ? "Ta série de 1 jour t'attend" : "Ta série de \(days) jours t'attend"
    }

    let refused = "Les notifications sont refusées. Autorise-les dans les réglages du téléphone."
    let unanswered = "Le rappel attend ton accord pour les notifications."
    let notTaken = "Le téléphone n'a pas accepté le rappel."
    let storage: StorageErrorStrings = .french
}
