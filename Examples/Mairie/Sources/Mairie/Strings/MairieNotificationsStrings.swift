import AppShell
import AppShellNotificationsFeature
import AppShellSettingsFeature

/// Notifications in the town hall's words.
struct MairieNotificationsStrings: NotificationsStrings {
    let texts: AppTexts

    var invitation: String { texts("Recevez les actualités de la commune") }
    var all: String { texts("Recevoir des notifications") }
    var refused: String { texts("Les notifications sont désactivées dans les réglages du téléphone.") }

    func preRegistration(_ item: ReminderItem, _ days: Int) -> ReminderText {
        ReminderText(item.title, texts("Votre inscription reste à confirmer en mairie"))
    }

    func session(_ item: ReminderItem, _ days: Int) -> ReminderText {
        ReminderText(item.title, texts("La séance a lieu demain"))
    }
}

extension NotificationCategories {
    static func mairie(_ texts: AppTexts) -> NotificationCategories {
        NotificationCategories(
            news: [NotificationCategory(id: "actualites", title: texts("Actualités"))],
            reminders: NotificationCategory(id: "rappels", title: texts("Rappels"))
        )
    }
}

extension SettingsSection {
    static func notifications(_ coordinator: NotificationCoordinator, _ texts: AppTexts) -> SettingsSection {
        SettingsSection(
            texts("Notifications"),
            rows: coordinator.switches.map { .toggle($0.label, isOn: $0.isOn, isEnabled: $0.isEnabled, set: $0.set) },
            note: { coordinator.note }
        )
    }

    static func about(_ texts: AppTexts, storageIssues: @escaping () -> [String]) -> SettingsSection {
        SettingsSection(
            texts("À propos"),
            rows: [.webPage(texts("Mentions légales"), url: "https://mairie.example/mentions-legales")],
            note: {
                storageIssues().isEmpty
                    ? nil : texts("Certains de vos choix n'ont pas pu être enregistrés : libérez de l'espace.")
            }
        )
    }
}
