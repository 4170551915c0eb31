import AppShell
import AppShellNotificationsFeature

/// Notifications in Madinia's words.
struct MadiniaNotificationsStrings: NotificationsStrings, ReEngagementStrings {
    let texts: AppTexts

    var invitation: String { texts("Recevez les nouvelles formations") }
    var all: String { texts("Recevoir des notifications") }
    var refused: String { texts("Les notifications sont désactivées dans les réglages du téléphone.") }

    func preRegistration(_ item: ReminderItem, _ days: Int) -> ReminderText {
        ReminderText(
            texts("Pré-inscription \(item.title)"),
            days <= 3
                ? texts("Ta pré-inscription à la formation \(item.title) n'attend plus que toi")
                : texts("Il est encore temps de finaliser ton inscription à la formation \(item.title)")
        )
    }

    func session(_ item: ReminderItem, _ days: Int) -> ReminderText {
        ReminderText(
            texts("Session \(item.title)"),
            texts("La session \(item.title) commence dans \(days) jours")
        )
    }

    func reEngagement(_ days: Int) -> ReminderText {
        ReminderText("Madinia", texts("Tu n'as pas ouvert l'app depuis \(days / 7) semaines"))
    }

    /// Each of these sentences begins with a word that takes a small letter within a sentence.
    func addressed(_ firstName: String, _ sentence: String) -> String {
        "\(firstName), \(sentence.prefix(1).lowercased())\(sentence.dropFirst())"
    }

    let names: NameStrings = .french
}

extension ReminderTimes {
    /// MAD-FR30: on the 3rd and 7th day after a pre-registration, 5 and 2 days before a session; at 10:00.
    static let madinia = ReminderTimes(hour: 10, afterPreRegistration: [3, 7], beforeSession: [5, 2])
}

extension ReEngagement {
    /// MAD-FR30: after two weeks away, and at most once a month.
    static func madinia(_ texts: AppTexts) -> ReEngagement {
        ReEngagement(away: 14, betweenInvitations: 30, strings: MadiniaNotificationsStrings(texts: texts))
    }
}

extension NotificationCategories {
    /// Story 7.5's three switches.
    static func madinia(_ texts: AppTexts) -> NotificationCategories {
        NotificationCategories(
            news: [
                NotificationCategory(id: MadiniaCategory.newFormations, title: texts("Nouvelles formations")),
                NotificationCategory(id: MadiniaCategory.newArticles, title: texts("Nouveaux articles")),
            ],
            reminders: NotificationCategory(id: MadiniaCategory.reminders, title: texts("Rappels"))
        )
    }
}

/// The categories' ids: the API's names, and what its pushes name as their category.
enum MadiniaCategory {
    static let newFormations = "new_formations"
    static let newArticles = "new_articles"
    static let reminders = "reminders"
}
