public import AppShell

/// What the module needs from a back end. The product implements it with its own API.
public protocol DeviceService: Sendable {
    /// Tells the back end how to reach this device; what it knows already is no error. Under
    /// ``DeviceRegistrationPolicy/members(onUnauthorized:)`` with the bearer of whoever is signed in.
    func register(_ registration: DeviceRegistration) async throws(APIError)

    /// Tells it what the person wants to hear of, in place of what it was told before.
    ///
    /// - Parameter token: of a device that was registered; ``APIError/notFound`` where the back end has forgotten it.
    func setPreferences(_ preferences: DevicePreferences, token: Secret) async throws(APIError)

    /// Takes the device away from someone who has signed out.
    ///
    /// - Parameters:
    ///   - registration: as it was sent last.
    ///   - authorization: the bearer of the one who was signed in, which the app has let go otherwise.
    func unregister(_ registration: DeviceRegistration, authorization: Secret) async throws(APIError)
}

/// For back ends that keep no preferences by device, or know no members.
extension DeviceService {
    public func setPreferences(_ preferences: DevicePreferences, token: Secret) async throws(APIError) {}

    public func unregister(_ registration: DeviceRegistration, authorization: Secret) async throws(APIError) {}
}

/// A device, as the back end is told of it (MAD-FR40, AIC-1). Token and address are secrets, so that none is printed.
public struct DeviceRegistration: Hashable, Sendable {
    /// Which service reaches the device under its token (AIC-4).
    public enum Kind: String, Hashable, Sendable, Codable {
        case apns = "APNS"
        case fcm = "FCM"
    }

    /// ``PushToken/hex`` of APNs; opaque text of FCM.
    public let token: Secret
    public let kind: Kind
    public let appVersion: String
    /// Once the person has given one.
    public let email: Secret?
    public let environment: PushEnvironment
    /// The same for as long as the device keeps its secrets; empty where ``DeviceRegistrationPolicy/isForMembers`` is
    /// false, since nobody needs it then.
    public let deviceID: String

    public init(
        token: Secret,
        kind: Kind = .apns,
        appVersion: String,
        email: Secret? = nil,
        environment: PushEnvironment = .production,
        deviceID: String = ""
    ) {
        self.token = token
        self.kind = kind
        self.appVersion = appVersion
        self.email = email
        self.environment = environment
        self.deviceID = deviceID
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
        let pairs = categories.told.map { ($0.id, preferences.isOn($0)) }
        isOnByCategory = Dictionary(pairs) { first, _ in first }
    }

    /// Whether a category is wanted; one that this app does not know is not.
    public func isOn(_ category: String) -> Bool { isOnByCategory[category] ?? false }
}
