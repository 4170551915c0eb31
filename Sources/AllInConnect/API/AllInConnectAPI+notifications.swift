import AppShell
import AppShellNotificationsFeature

extension AllInConnectAPI: DeviceService {
    /// AIC-1, AIC-5.
    func register(_ registration: DeviceRegistration) async throws(APIError) {
        let body = RegistrationBody(
            token: registration.token.reveal(),
            platform: "IOS",
            environment: registration.environment == .sandbox ? "SANDBOX" : "PRODUCTION",
            deviceId: registration.deviceID
        )
        // The body may be empty or a message (AIC-3).
        try await client.send(.post, "/push/register", json: body, expecting: [200, 201])
    }

    /// As whoever was signed in before.
    func unregister(_ registration: DeviceRegistration, authorization: Secret) async throws(APIError) {
        let body = DeregistrationBody(token: registration.token.reveal(), deviceId: registration.deviceID)
        try await client(as: authorization).send(.delete, "/push/register", json: body, expecting: [204])
    }

    private struct RegistrationBody: Encodable {
        let token: String
        let platform: String
        let environment: String
        let deviceId: String
    }

    private struct DeregistrationBody: Encodable {
        let token: String
        let deviceId: String
    }
}

extension AllInConnectAPI: SubscriptionService {
    private static let path = "/notification-preferences"

    func subscriptions() async throws(APIError) -> SubscriptionPreferences {
        try await client.read(PreferencesRecord.self, from: AllInConnectAPI.path).preferences
    }

    func setSubscriptions(_ preferences: SubscriptionPreferences) async throws(APIError) {
        try await set(preferences, by: client)
    }

    /// As whoever was signed in before.
    func setSubscriptions(_ preferences: SubscriptionPreferences, authorization: Secret) async throws(APIError) {
        try await set(preferences, by: client(as: authorization))
    }

    private func set(_ preferences: SubscriptionPreferences, by client: APIClient) async throws(APIError) {
        let body = PreferencesRecord(preferences)
        _ = try await client.send(
            .put,
            AllInConnectAPI.path,
            json: body,
            expecting: [200],
            reading: PreferencesRecord.self
        )
    }
}

/// The five fields (AIC-8).
private struct PreferencesRecord: Codable {
    let notifyNewOffers: Bool
    let notifyNewProNearby: Bool
    let notifyLocalEvents: Bool
    let notificationRadius: Int
    let preferredCategories: [String]

    private enum CodingKeys: String, CodingKey {
        case notifyNewOffers, notifyNewProNearby, notifyLocalEvents, notificationRadius, preferredCategories
    }

    init(_ preferences: SubscriptionPreferences) {
        func isOn(_ id: String) -> Bool { preferences.isOnBySwitch[id] ?? true }
        notifyNewOffers = isOn(CodingKeys.notifyNewOffers.rawValue)
        notifyNewProNearby = isOn(CodingKeys.notifyNewProNearby.rawValue)
        notifyLocalEvents = isOn(CodingKeys.notifyLocalEvents.rawValue)
        notificationRadius = preferences.radius
        preferredCategories = preferences.topics
    }

    var preferences: SubscriptionPreferences {
        SubscriptionPreferences(
            isOnBySwitch: [
                CodingKeys.notifyNewOffers.rawValue: notifyNewOffers,
                CodingKeys.notifyNewProNearby.rawValue: notifyNewProNearby,
                CodingKeys.notifyLocalEvents.rawValue: notifyLocalEvents,
            ],
            radius: notificationRadius,
            topics: preferredCategories
        )
    }
}
