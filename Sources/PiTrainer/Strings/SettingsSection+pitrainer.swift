import AppShellEngagementFeature
import AppShellPracticeFeature
import AppShellSettingsFeature

extension SettingsSection {
    static func practice(_ settings: PracticeSettings) -> SettingsSection {
        SettingsSection(
            "Entraînement",
            rows: [
                .toggle("Vibrations", isOn: { settings.hapticsOn }, set: { settings.setHaptics($0) }),
                .toggle("Sons", isOn: { settings.soundsOn }, set: { settings.setSounds($0) }),
            ]
        )
    }

    static func reminder(_ engagement: Engagement) -> SettingsSection {
        SettingsSection(
            "Rappel quotidien",
            rows: [
                .toggle("Me rappeler ma série", isOn: { engagement.isReminderOn }, set: { engagement.setReminder($0) }),
                .choice(
                    "Heure du rappel",
                    options: (0..<24).map { "\($0) h" },
                    selected: { "\(engagement.reminderHour) h" },
                    isEnabled: { engagement.isReminderOn },
                    choose: { hour in
                        guard let number = Int(hour.prefix { $0.isNumber }) else { return }
                        engagement.setReminderHour(number)
                    }
                ),
            ],
            note: { engagement.note }
        )
    }
}
