/// A kind of notification that a person can switch off: « Nouvelles formations », « Rappels ».
public struct NotificationCategory: Hashable, Sendable, Identifiable {
    /// Unique in a product; stored with what the person has chosen, and named by payloads.
    public let id: String
    /// On its switch.
    public let title: String
    /// While the person has chosen nothing.
    public let isOnByDefault: Bool

    public init(id: String, title: String, isOnByDefault: Bool = true) {
        self.id = id
        self.title = title
        self.isOnByDefault = isOnByDefault
    }
}

/// What the person has chosen to be told of (MAD-FR32).
public struct NotificationPreferences: Hashable, Sendable, Codable {
    /// Nothing at all, of a category or not; the choices are kept for when it is switched back.
    public var areAllOff: Bool
    /// By the id of the category; without one its default counts.
    public private(set) var choices: [String: Bool]

    public init(areAllOff: Bool = false, choices: [String: Bool] = [:]) {
        self.areAllOff = areAllOff
        self.choices = choices
    }

    public mutating func set(_ category: String, isOn: Bool) {
        choices[category] = isOn
    }

    /// Whether notifications of that category come; nil: of those that belong to none.
    public func isOn(_ category: NotificationCategory?) -> Bool {
        guard !areAllOff else { return false }
        return category.map { choices[$0.id] ?? $0.isOnByDefault } ?? true
    }

    /// The position of a category's switch, whether or not all are off.
    public func choice(of category: NotificationCategory) -> Bool {
        choices[category.id] ?? category.isOnByDefault
    }
}

extension Sequence<NotificationCategory> {
    /// The category of that id; one that no module contributes is on until it is switched off, so that a back end which
    /// is newer than the app is heard.
    public func category(_ id: String?) -> NotificationCategory? {
        id.map { id in first { $0.id == id } ?? NotificationCategory(id: id, title: id) }
    }
}
