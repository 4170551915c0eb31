import AppShell
import AppShellEngagementFeature

extension EngagementStrings {
    static let pitrainer = EngagementStrings(
        consent: Consent(
            title: "Un rappel chaque jour ?",
            reason:
                "Les jours où tu n'as pas encore pratiqué, un rappel t'aide à sauver ta série. Un seul, à l'heure que"
                + " tu choisis dans les réglages.",
            accept: "Oui, me le rappeler",
            decline: "Non merci",
            granted: "C'est noté : le rappel viendra à l'heure choisie."
        ),
        reminder: Reminder(
            category: "Rappel quotidien",
            title: "PiTrainer",
            text: { $0 == 1 ? "Ta série de 1 jour t'attend" : "Ta série de \($0) jours t'attend" }
        ),
        note: Note(
            refused: "Les notifications sont refusées. Autorise-les dans les réglages du téléphone.",
            unanswered: "Le rappel attend ton accord pour les notifications.",
            notTaken: "Le téléphone n'a pas accepté le rappel.",
            storage: .french
        )
    )
}
