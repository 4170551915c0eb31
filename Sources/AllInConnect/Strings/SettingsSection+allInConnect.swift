import AppShell
import AppShellNotificationsFeature
import AppShellSettingsFeature

extension SettingsSection {
    /// Which news there is, how far around, and of which trades (AIC-8): three sections.
    static func subscriptions(
        _ subscriptions: Subscriptions,
        _ texts: AppTexts,
        note: @escaping () -> String?
    ) -> [SettingsSection] {
        func rows(_ switches: [NotificationSwitch]) -> [SettingsRow] {
            switches.map { .toggle($0.label, isOn: $0.isOn, isEnabled: $0.isEnabled, set: $0.set) }
        }
        let radius = subscriptions.radius
        return [
            SettingsSection(
                texts("M'avertir"),
                rows: [
                    .button(
                        texts("Réessayer"),
                        isShown: { subscriptions.canRetry },
                        action: { subscriptions.retry() }
                    )
                ] + rows(subscriptions.switches)
            ) {
                let notes = [note(), subscriptions.note].compactMap(\.self)
                return notes.isEmpty ? nil : notes.joined(separator: " ")
            },
            SettingsSection(
                texts("Autour de moi"),
                rows: [
                    .choice(
                        radius.label,
                        options: radius.options,
                        selected: radius.selected,
                        isEnabled: radius.isEnabled,
                        choose: radius.choose
                    )
                ]
            ),
            SettingsSection(texts("Catégories préférées"), rows: rows(subscriptions.topics)),
        ]
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
}
