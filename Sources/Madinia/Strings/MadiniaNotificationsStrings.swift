import AppShell
import AppShellNotificationsFeature

/// Notifications in Madinia's words.
struct MadiniaNotificationsStrings: NotificationsStrings {
    let invitation = "Recevez les nouvelles formations"
    let all = "Recevoir des notifications"
    let refused = "Les notifications sont désactivées dans les réglages du téléphone."

    func preRegistration(_ item: ReminderItem, _ days: Int) -> ReminderText {
        ReminderText(
            "Pré-inscription \(item.title)",
            days <= 3
                ? "Ta pré-inscription à la formation \(item.title) n'attend plus que toi"
                : "Il est encore temps de finaliser ton inscription à la formation \(item.title)"
        )
    }

    func session(_ item: ReminderItem, _ days: Int) -> ReminderText {
        ReminderText("Session \(item.title)", "La session \(item.title) commence dans \(days) jours")
    }

    func reEngagement(_ days: Int) -> ReminderText {
        ReminderText("Madinia", "Tu n'as pas ouvert l'app depuis \(days / 7) semaines")
    }

    /// Each of these sentences begins with a word that takes a small letter within a sentence.
    func addressed(_ firstName: String, _ sentence: String) -> String {
        "\(firstName), \(sentence.prefix(1).lowercased())\(sentence.dropFirst())"
    }

    let names: NameStrings = .french
}

extension ReminderTimes {
    /// MAD-FR30: on the 3rd and 7th day after a pre-registration, 5 and 2 days before a session, after two weeks away and at
    /// most once a month; all at 10:00.
    static let madinia = ReminderTimes(
        hour: 10,
        afterPreRegistration: [3, 7],
        beforeSession: [5, 2],
        away: 14,
        betweenInvitations: 30
    )
}

extension NotificationCategories {
    /// Story 7.5's three switches.
    static var madinia: NotificationCategories {
        NotificationCategories(news: [.newFormations, .newArticles], reminders: .reminders)
    }
}

extension NotificationCategory {
    // The ids are the API's names, and what its pushes name as their category.
    static let newFormations = NotificationCategory(id: "new_formations", title: "Nouvelles formations")
    static let newArticles = NotificationCategory(id: "new_articles", title: "Nouveaux articles")
    static let reminders = NotificationCategory(id: "reminders", title: "Rappels")
}
