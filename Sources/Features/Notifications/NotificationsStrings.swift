/// Everything the module says where the device itself has switches, in the product's words.
public protocol NotificationsStrings: ReminderStrings {
    /// Shown beside the system's question: what the person gets.
    var invitation: String { get }
    /// The switch for all notifications.
    var all: String { get }
    /// The system's settings don't allow notifications.
    var refused: String { get }
}

/// What reminders say.
public protocol ReminderStrings: Sendable {
    /// After a pre-registration; takes the days since then.
    func preRegistration(_ item: ReminderItem, _ days: Int) -> ReminderText
    /// Before a session; takes the days until then.
    func session(_ item: ReminderItem, _ days: Int) -> ReminderText
    /// Puts a first name before a sentence (MAD-FR30a).
    func addressed(_ firstName: String, _ sentence: String) -> String
    /// Tells a first name in what people write as their name.
    var names: NameStrings { get }
}

/// For products that learn no names, see ``NotificationCoordinator/learned(name:)``.
extension ReminderStrings {
    public func addressed(_ firstName: String, _ sentence: String) -> String { "\(firstName), \(sentence)" }

    public var names: NameStrings {
        NameStrings(courtesyTitles: [], organisations: [], surnameBeginnings: [])
    }
}

/// What asks back who has stayed away.
public protocol ReEngagementStrings: Sendable {
    /// After ``ReEngagement/away`` days or more; takes the days.
    func reEngagement(_ days: Int) -> ReminderText
}

/// One reminder: a title, and a sentence that can stand alone.
public struct ReminderText: Hashable, Sendable {
    public let title: String
    public let sentence: String

    public init(_ title: String, _ sentence: String) {
        self.title = title
        self.sentence = sentence
    }
}

/// What people write as their name that is not a first name: in lower case, without full stops.
public struct NameStrings: Hashable, Sendable {
    /// Before a name: `mme`.
    public var courtesyTitles: Set<String>
    /// Anywhere in the name of an organisation: `sarl`, `agence`.
    public var organisations: Set<String>
    /// At the beginning of a surname, or of a company's name: `les`, `de`, `l'`.
    public var surnameBeginnings: Set<String>

    public init(courtesyTitles: Set<String>, organisations: Set<String>, surnameBeginnings: Set<String>) {
        self.courtesyTitles = courtesyTitles
        self.organisations = organisations
        self.surnameBeginnings = surnameBeginnings
    }
}
