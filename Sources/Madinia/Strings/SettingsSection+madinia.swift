import AppShell
import AppShellCoachFeature
import AppShellNotificationsFeature
import AppShellSettingsFeature

extension SettingsSection {
    static func coach(_ settings: CoachSettings) -> SettingsSection {
        SettingsSection(
            "Madi",
            rows: [.toggle("Afficher Madi", isOn: { settings.isOn }, set: { settings.isOn = $0 })]
        )
    }

    /// The switches of the notifications, and whether the phone lets any be shown.
    static func notifications(_ coordinator: NotificationCoordinator) -> SettingsSection {
        SettingsSection(
            "Notifications",
            rows: coordinator.switches.map { .toggle($0.label, isOn: $0.isOn, isEnabled: $0.isEnabled, set: $0.set) },
            note: { coordinator.note }
        )
    }

    /// Only there while something could not be kept; what exactly is for whoever looks into it, not for the person.
    static func storage(_ issues: @escaping () -> [String]) -> SettingsSection {
        SettingsSection("Stockage", rows: []) {
            issues().isEmpty
                ? nil
                : "Ce téléphone n'a pas pu enregistrer ou relire certains de vos choix. Libérez de l'espace, puis relancez"
                    + " l'application."
        }
    }

    static func privacy(_ analytics: Analytics) -> SettingsSection {
        SettingsSection(
            "Confidentialité",
            rows: [
                .toggle(
                    "Mesure d'audience",
                    isOn: { analytics.isAllowed },
                    set: { analytics.isAllowed = $0 }
                ),
                .webPage("Politique de confidentialité", url: "https://madinia.fr/politique-de-confidentialite"),
            ]
        )
    }
}
