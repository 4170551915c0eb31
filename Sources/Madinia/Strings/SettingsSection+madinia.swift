import AppShell
import AppShellCoachFeature
import AppShellNotificationsFeature
import AppShellSettingsFeature

extension SettingsSection {
    static func coach(_ settings: CoachSettings, _ texts: AppTexts) -> SettingsSection {
        SettingsSection(
            "Madi",
            rows: [.toggle(texts("Afficher Madi"), isOn: { settings.isOn }, set: { settings.isOn = $0 })]
        )
    }

    /// The switches of the notifications, and whether the phone lets any be shown.
    static func notifications(_ coordinator: NotificationCoordinator, _ texts: AppTexts) -> SettingsSection {
        SettingsSection(
            texts("Notifications"),
            rows: coordinator.switches.map { .toggle($0.label, isOn: $0.isOn, isEnabled: $0.isEnabled, set: $0.set) },
            note: { coordinator.note }
        )
    }

    /// Only there while something could not be kept; what exactly is for whoever looks into it, not for the person.
    static func storage(_ texts: AppTexts, _ issues: @escaping () -> [String]) -> SettingsSection {
        SettingsSection(texts("Stockage"), rows: []) {
            issues().isEmpty
                ? nil
                : texts(
                    """
                    Ce téléphone n'a pas pu enregistrer ou relire certains de vos choix. Libérez de l'espace, puis \
                    relancez l'application.
                    """
                )
        }
    }

    static func privacy(_ analytics: Analytics, _ texts: AppTexts) -> SettingsSection {
        SettingsSection(
            texts("Confidentialité"),
            rows: [
                .toggle(
                    texts("Mesure d'audience"),
                    isOn: { analytics.isAllowed },
                    set: { analytics.isAllowed = $0 }
                ),
                .webPage(
                    texts("Politique de confidentialité"),
                    url: "https://madinia.fr/politique-de-confidentialite"
                ),
            ]
        )
    }
}
