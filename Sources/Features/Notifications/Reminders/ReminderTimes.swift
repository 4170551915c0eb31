/// When reminders come, in days and at one hour of the person's own time.
public struct ReminderTimes: Hashable, Sendable {
    /// Of all reminders, 0 to 23.
    public let hour: Int
    /// The days after a pre-registration on which it is recalled, while it can still be completed.
    public let afterPreRegistration: [Int]
    /// The days before a session on which it is announced.
    public let beforeSession: [Int]

    /// - Parameters:
    ///   - hour: beyond 0 to 23 the nearest of them.
    ///   - afterPreRegistration: days below 1 count for nothing, here and in `beforeSession`.
    public init(hour: Int, afterPreRegistration: [Int] = [], beforeSession: [Int] = []) {
        self.hour = min(max(hour, 0), 23)
        self.afterPreRegistration = afterPreRegistration.filter { $0 > 0 }
        self.beforeSession = beforeSession.filter { $0 > 0 }
    }
}

/// Asking back who has stayed away, at the hour of the other reminders.
public struct ReEngagement: Sendable {
    /// The days without a visit after which the person is asked back.
    public let away: Int
    /// The least days between two such invitations.
    public let betweenInvitations: Int
    let strings: any ReEngagementStrings

    /// - Parameter away: at least 1, and so is `betweenInvitations`.
    public init(away: Int, betweenInvitations: Int, strings: any ReEngagementStrings) {
        self.away = max(away, 1)
        self.betweenInvitations = max(betweenInvitations, 1)
        self.strings = strings
    }
}
