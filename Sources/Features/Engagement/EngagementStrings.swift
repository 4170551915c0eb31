public import AppShell

/// Everything the module says, in the product's words.
public struct EngagementStrings: Sendable {
    public var consent: Consent
    public var reminder: Reminder
    public var note: Note

    public init(consent: Consent, reminder: Reminder, note: Note) {
        self.consent = consent
        self.reminder = reminder
        self.note = note
    }

    /// On the sheet that asks (PI-FR14).
    public struct Consent: Sendable {
        /// « Un rappel chaque jour ? »
        public var title: String
        /// What the reminder is for.
        public var reason: String
        public var accept: String
        public var decline: String
        /// Once notifications were refused, and allowed in the phone's settings while the sheet stood there.
        public var granted: String

        public init(title: String, reason: String, accept: String, decline: String, granted: String) {
            self.title = title
            self.reason = reason
            self.accept = accept
            self.decline = decline
            self.granted = granted
        }
    }

    public struct Reminder: Sendable {
        /// Names its kind, as the phone's settings may.
        public var category: String
        public var title: String
        /// Takes the days of the streak as it will be shown then; at least 1.
        public var text: @Sendable (Int) -> String

        public init(category: String, title: String, text: @escaping @Sendable (Int) -> String) {
            self.category = category
            self.title = title
            self.text = text
        }
    }

    /// Why no reminder comes, where the person wants one.
    public struct Note: Sendable {
        /// The phone's settings don't allow notifications: where to go.
        public var refused: String
        /// The system's question was not answered yet.
        public var unanswered: String
        /// The phone has taken no reminder, for a reason of its own.
        public var notTaken: String
        public var storage: StorageErrorStrings

        public init(refused: String, unanswered: String, notTaken: String, storage: StorageErrorStrings) {
            self.refused = refused
            self.unanswered = unanswered
            self.notTaken = notTaken
            self.storage = storage
        }
    }
}
