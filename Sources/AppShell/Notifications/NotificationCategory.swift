/// A kind of notification that a person can switch off: « Nouvelles formations », « Rappels ».
public struct NotificationCategory: Hashable, Sendable, Identifiable {
    /// Unique in a product. Stored with the person's choices, and named by payloads.
    public let id: String
    /// The label of its switch.
    public let title: String
    /// Until the person chooses.
    public let isOnByDefault: Bool

    /// A category; on until the person switches it off, unless told otherwise.
    public init(id: String, title: String, isOnByDefault: Bool = true) {
        self.id = id
        self.title = title
        self.isOnByDefault = isOnByDefault
    }
}

/// The notifications that the person wants (MAD-FR32).
public struct NotificationPreferences: Hashable, Sendable, Codable {
    /// Whether all notifications are off. The choices are kept for later.
    public var areAllOff: Bool
    /// By the category's id. The default counts for the others.
    public private(set) var choices: [String: Bool]

    /// Everything is on, and no choice is made, unless given.
    public init(areAllOff: Bool = false, choices: [String: Bool] = [:]) {
        self.areAllOff = areAllOff
        self.choices = choices
    }

    /// Switches a category on or off, by its id.
    public mutating func set(_ category: String, isOn: Bool) {
        choices[category] = isOn
    }

    /// Whether notifications of a category are shown; nil: those without one.
    public func isOn(_ category: NotificationCategory?) -> Bool {
        guard !areAllOff else { return false }
        return category.map { choices[$0.id] ?? $0.isOnByDefault } ?? true
    }

    /// The position of a category's switch, even while all are off.
    public func choice(of category: NotificationCategory) -> Bool {
        choices[category.id] ?? category.isOnByDefault
    }
}

extension Sequence<NotificationCategory> {
    /// The category of that id. An unknown one, of a newer back end say, is on until it is switched off.
    public func category(_ id: String?) -> NotificationCategory? {
        id.map { id in first { $0.id == id } ?? NotificationCategory(id: id, title: id) }
    }
}
