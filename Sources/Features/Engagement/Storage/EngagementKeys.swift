import AppShell

/// What the module keeps, as small values.
enum EngagementKeys {
    /// A ``DailyStreak``.
    static let streak = StoredKey("engagement.streak")
    /// A ``ReminderConsent``; nothing while there is no answer.
    static let consent = StoredKey("engagement.consent")
    /// A ``ReminderHour``; nothing while none was chosen.
    static let hour = StoredKey("engagement.hour")

    static let all = [streak, consent, hour]
}

/// What the person has answered to the question whether they want a reminder (PI-FR14), or has chosen since.
enum ReminderConsent: String, Hashable, Codable {
    case accepted, declined
}

/// When the reminder comes, on the clock of wherever the phone is.
struct ReminderHour: Hashable, Codable {
    /// 0 to 23.
    let hour: Int

    static let standard = ReminderHour(known: 20)

    init?(_ hour: Int) {
        guard (0...23).contains(hour) else { return nil }
        self.hour = hour
    }

    private init(known: Int) {
        hour = known
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let hour = ReminderHour(try container.decode(Int.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an hour from 0 to 23")
        }
        self = hour
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hour)
    }
}
