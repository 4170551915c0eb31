import AppShell
import AppShellNotificationsFeature

extension NotificationsStrings {
    /// Notifications in Madinia's words.
    static var madinia: NotificationsStrings {
        NotificationsStrings(
            invitation: "Recevez les nouvelles formations",
            all: "Recevoir des notifications",
            refused: "Les notifications sont désactivées dans les réglages du téléphone.",
            reminders: ReminderStrings(
                preRegistration: { item, days in
                    ReminderStrings.Text(
                        title: "Pré-inscription \(item.title)",
                        sentence: days <= 3
                            ? "Ta pré-inscription à la formation \(item.title) n'attend plus que toi"
                            : "Il est encore temps de finaliser ton inscription à la formation \(item.title)"
                    )
                },
                session: { item, days in
                    ReminderStrings.Text(
                        title: "Session \(item.title)",
                        sentence: "La session \(item.title) commence dans \(days) jours"
                    )
                },
                reEngagement: { days in
                    ReminderStrings.Text(
                        title: "Madinia",
                        sentence: "Tu n'as pas ouvert l'app depuis \(days / 7) semaines"
                    )
                },
                // Each of these sentences begins with a word that is written small within one.
                addressed: { "\($0), \($1.prefix(1).lowercased())\($1.dropFirst())" },
                names: .french
            )
        )
    }
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
