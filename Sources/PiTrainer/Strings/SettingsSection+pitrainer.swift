import AppShell
import AppShellEngagementFeature
import AppShellPracticeFeature
import AppShellSettingsFeature

extension SettingsSection {
    static func practice(_ settings: PracticeSettings, _ texts: AppTexts) -> SettingsSection {
        SettingsSection(
            texts("Entraînement"),
            rows: [
                .toggle(texts("Vibrations"), isOn: { settings.hapticsOn }, set: { settings.setHaptics($0) }),
                .toggle(texts("Sons"), isOn: { settings.soundsOn }, set: { settings.setSounds($0) }),
            ]
        )
    }

    static func reminder(_ engagement: Engagement, _ texts: AppTexts) -> SettingsSection {
        let hours = (0..<24).map { texts("\($0) h") }
        return SettingsSection(
            texts("Rappel quotidien"),
            rows: [
                .toggle(
                    texts("Me rappeler ma série"),
                    isOn: { engagement.isReminderOn },
                    set: { engagement.setReminder($0) }
                ),
                .choice(
                    texts("Heure du rappel"),
                    options: hours,
                    selected: { hours[engagement.reminderHour] },
                    isEnabled: { engagement.isReminderOn },
                    choose: { hour in
                        guard let number = hours.firstIndex(of: hour) else { return }
                        engagement.setReminderHour(number)
                    }
                ),
            ],
            note: { engagement.note }
        )
    }
}
