/// Everything the module says, in the product's words.
public struct NotificationsStrings: Sendable {
    /// Beside the system's question: what the person gets.
    public var invitation: String
    /// On the switch for all of them.
    public var all: String
    /// Where the system's settings don't allow notifications.
    public var refused: String
    public var reminders: ReminderStrings

    public init(invitation: String, all: String, refused: String, reminders: ReminderStrings) {
        self.invitation = invitation
        self.all = all
        self.refused = refused
        self.reminders = reminders
    }
}

/// What reminders say: a title, and a sentence that can stand alone.
public struct ReminderStrings: Sendable {
    public struct Text: Hashable, Sendable {
        public var title: String
        public var sentence: String

        public init(title: String, sentence: String) {
            self.title = title
            self.sentence = sentence
        }
    }

    /// After a pre-registration; takes the days since.
    public var preRegistration: @Sendable (ReminderItem, Int) -> Text
    /// Before a session; takes the days until then.
    public var session: @Sendable (ReminderItem, Int) -> Text
    /// After two weeks away or more; takes the days.
    public var reEngagement: @Sendable (Int) -> Text
    /// Puts a first name before a sentence (MAD-FR30a).
    public var addressed: @Sendable (_ firstName: String, _ sentence: String) -> String
    /// What tells a first name in what people write as their name.
    public var names: NameStrings

    public init(
        preRegistration: @escaping @Sendable (ReminderItem, Int) -> Text,
        session: @escaping @Sendable (ReminderItem, Int) -> Text,
        reEngagement: @escaping @Sendable (Int) -> Text,
        addressed: @escaping @Sendable (_ firstName: String, _ sentence: String) -> String,
        names: NameStrings = NameStrings()
    ) {
        self.preRegistration = preRegistration
        self.session = session
        self.reEngagement = reEngagement
        self.addressed = addressed
        self.names = names
    }
}

/// What people write as their name and is no first name: in lower case, without full stops.
public struct NameStrings: Hashable, Sendable {
    /// Before a name: `mme`.
    public var courtesyTitles: Set<String>
    /// Anywhere in what is no person's name: `sarl`, `agence`.
    public var organisations: Set<String>
    /// At the beginning of a surname, or of a company's name: `les`, `de`, `l'`.
    public var surnameBeginnings: Set<String>

    public init(
        courtesyTitles: Set<String> = [],
        organisations: Set<String> = [],
        surnameBeginnings: Set<String> = []
    ) {
        self.courtesyTitles = courtesyTitles
        self.organisations = organisations
        self.surnameBeginnings = surnameBeginnings
    }
}
