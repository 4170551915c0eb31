import AppShell
import AppShellHeadless
import AppShellNotificationsFeature
import Testing

@testable import Madinia

struct MadiniaDevicesTests {
    private let backend = PaperBackend(["/devices": "{}", "/devices/ab12%3Ax/preferences": "{}"])

    private var api: MadiniaAPI { MadiniaAPI(environment: HeadlessSession.madinia(backend).environment) }

    private var bodies: [String] { backend.requests.map { String(decoding: $0.body, as: UTF8.self) } }

    @Test("MAD-FR40: POST /devices as the contract says; the address once there is one")
    func registers() async throws {
        let token = Secret("ab12")
        try await api.register(DeviceRegistration(token: token, appVersion: "1.2.0"))
        try await api.register(DeviceRegistration(token: token, appVersion: "1.2.0", email: Secret("lucas@x.fr")))
        #expect(backend.requests.map(\.method) == [.post, .post])
        #expect(
            bodies == [
                #"{"app_version":"1.2.0","device_token":"ab12","platform":"ios"}"#,
                #"{"app_version":"1.2.0","device_token":"ab12","email":"lucas@x.fr","platform":"ios"}"#,
            ]
        )
    }

    @Test("MAD-FR32: PUT /devices/{device_token}/preferences with the three switches; the token is escaped")
    func preferences() async throws {
        let preferences = DevicePreferences(["new_formations": true, "new_articles": false, "reminders": true])
        try await api.setPreferences(preferences, token: Secret("ab12:x"))
        #expect(backend.requests.map(\.method) == [.put])
        #expect(backend.requests.map(\.url) == [MadiniaAPI.productionURL + "/devices/ab12%3Ax/preferences"])
        #expect(bodies == [#"{"new_articles":false,"new_formations":true,"reminders":true}"#])
    }

    @Test("MAD-FR30a: the sentences of the reminders read as French with a first name and without")
    func words() {
        let strings = MadiniaNotificationsStrings(texts: AppTexts())
        let item = ReminderItem(id: "1", title: "Starter", session: nil, payload: [:])
        let sentences =
            [3, 7].map { strings.preRegistration(item, $0).sentence }
            + [5, 2].map { strings.session(item, $0).sentence } + [strings.reEngagement(14).sentence]
        #expect(
            sentences.map { strings.addressed("Lucas", $0) } == [
                "Lucas, ta pré-inscription à la formation Starter n'attend plus que toi",
                "Lucas, il est encore temps de finaliser ton inscription à la formation Starter",
                "Lucas, la session Starter commence dans 5 jours",
                "Lucas, la session Starter commence dans 2 jours",
                "Lucas, tu n'as pas ouvert l'app depuis 2 semaines",
            ]
        )
        #expect(sentences[2] == "La session Starter commence dans 5 jours")
        #expect(sentences[4] == "Tu n'as pas ouvert l'app depuis 2 semaines")
        // At most one a month: one that is put off says how long it has been.
        #expect(strings.reEngagement(29).sentence == "Tu n'as pas ouvert l'app depuis 4 semaines")
    }
}
