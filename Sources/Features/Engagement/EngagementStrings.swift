public import AppShell

/// Everything the module says, in the product's words.
public protocol EngagementStrings: Sendable {
    // The sheet that asks (PI-FR14).
    /// « Un rappel chaque jour ? »
    var consentTitle: String { get }
    /// What the reminder is for.
    var consentReason: String { get }
    var accept: String { get }
    var decline: String { get }
    /// Notifications were refused, then allowed in the phone's settings while the sheet was open.
    var consentGranted: String { get }

    // The reminder.
    /// Its category, as the phone's settings may show it.
    var reminderCategory: String { get }
    var reminderTitle: String { get }
    /// Takes the days of the streak at that moment; at least 1.
    func reminderText(_ days: Int) -> String

    // Why no reminder comes although the person wants one.
    /// The phone's settings don't allow notifications: where to go.
    var refused: String { get }
    /// The system's question has not been answered yet.
    var unanswered: String { get }
    /// The phone did not accept the reminder.
    var notTaken: String { get }
    var storage: StorageErrorStrings { get }
}
