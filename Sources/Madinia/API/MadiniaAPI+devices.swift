import AppShell
import AppShellNotificationsFeature

extension MadiniaAPI: DeviceService {
    func register(_ registration: DeviceRegistration) async throws(APIError) {
        let body = DeviceBody(
            device_token: registration.token.reveal(),
            platform: "ios",
            app_version: registration.appVersion,
            email: registration.email?.reveal()
        )
        // 200 where the back end knew it.
        try await client.send(.post, "/devices", json: body, expecting: [200, 201])
    }

    func setPreferences(_ preferences: DevicePreferences, token: Secret) async throws(APIError) {
        let body = PreferencesBody(
            new_formations: preferences.isOn(MadiniaCategory.newFormations),
            new_articles: preferences.isOn(MadiniaCategory.newArticles),
            reminders: preferences.isOn(MadiniaCategory.reminders)
        )
        let path = "/devices/" + PercentEncoding.encoded(token.reveal()) + "/preferences"
        try await client.send(.put, path, json: body, expecting: [200])
    }

    private struct DeviceBody: Encodable {
        let device_token: String
        let platform: String
        let app_version: String
        let email: String?
    }

    private struct PreferencesBody: Encodable {
        let new_formations: Bool
        let new_articles: Bool
        let reminders: Bool
    }
}
