public import AppShell

/// What the module needs of a back end. The product implements it with its own API.
public protocol DeviceService: Sendable {
    /// Tells the back end how to reach this device; what it knows already is no error.
    func register(_ registration: DeviceRegistration) async throws(APIError)

    /// Tells it what the person wants to hear of, in place of what it was told before.
    ///
    /// - Parameter token: of a device that was registered; ``APIError/notFound`` where the back end has forgotten it.
    func setPreferences(_ preferences: DevicePreferences, token: Secret) async throws(APIError)
}

/// A device, as the back end is told of it (MAD-FR40). Token and address are secrets, so that none is printed.
public struct DeviceRegistration: Hashable, Sendable {
    /// ``PushToken/hex``.
    public let token: Secret
    public let appVersion: String
    /// Once the person has given one.
    public let email: Secret?

    public init(token: Secret, appVersion: String, email: Secret? = nil) {
        self.token = token
        self.appVersion = appVersion
        self.email = email
    }
}

/// Which categories a device wants, all of them off where the person has switched everything off.
public struct DevicePreferences: Hashable, Sendable, Codable {
    /// By the id of the category.
    public let isOnByCategory: [String: Bool]

    public init(_ isOnByCategory: [String: Bool]) {
        self.isOnByCategory = isOnByCategory
    }

    init(_ preferences: NotificationPreferences, of categories: NotificationCategories) {
        let pairs = categories.all.map { ($0.id, preferences.isOn($0)) }
        isOnByCategory = Dictionary(pairs) { first, _ in first }
    }

    /// Whether a category is wanted; one that this app does not know is not.
    public func isOn(_ category: String) -> Bool { isOnByCategory[category] ?? false }
}
