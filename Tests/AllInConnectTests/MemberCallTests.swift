import AppShell
import AppShellAccountFeature
import AppShellNotificationsFeature
import Foundation
import Testing

@testable import AllInConnect

/// What goes out in the name of a member (docs/apis.md).
struct MemberCallTests {
    @Test("AIC-20: sign-in goes out without a token, all else with the one that is signed in")
    func signsIn() async throws {
        let backend = PaperBackend(["/auth/authenticate": #"{"token":"a.b.c"}"#])
        let token = try await AllInConnectAPI.on(backend).signIn(email: "c@exemple.fr", password: Secret("azur"))
        #expect(token == Secret("a.b.c"))
        #expect(backend.requests.map { $0.headers["Authorization"] } == [nil])
        #expect(backend.bodies == [#"{"email":"c@exemple.fr","password":"azur"}"#])
    }

    @Test("AIC-1, AIC-5: POST /push/register says token, platform, environment and device")
    func registers() async throws {
        let backend = PaperBackend(["/push/register": ""])
        let registration = DeviceRegistration(
            token: Secret("0a1b"),
            appVersion: "1.0.0",
            environment: .sandbox,
            deviceID: "7d1f"
        )
        try await AllInConnectAPI.on(backend).register(registration)
        #expect(backend.lines == ["POST /push/register"])
        #expect(backend.bodies == [#"{"deviceId":"7d1f","environment":"SANDBOX","platform":"IOS","token":"0a1b"}"#])
        #expect(backend.requests.map { $0.headers["Authorization"] } == ["Bearer jwt"])
    }

    @Test("AIC-2: DELETE /push/register goes out as the member who has signed out")
    func unregisters() async throws {
        let backend = PaperBackend(["/push/register": ""], status: 204)
        let registration = DeviceRegistration(token: Secret("0a1b"), appVersion: "1.0.0", deviceID: "7d1f")
        try await AllInConnectAPI.on(backend, token: nil).unregister(registration, authorization: Secret("old"))
        #expect(backend.lines == ["DELETE /push/register"])
        #expect(backend.bodies == [#"{"deviceId":"7d1f","token":"0a1b"}"#])
        #expect(backend.requests.map { $0.headers["Authorization"] } == ["Bearer old"])
    }

    @Test("AIC-6, AIC-7, AIC-8: the five fields come and go under the API's names")
    func preferences() async throws {
        let five =
            #"{"notificationRadius":15,"notifyLocalEvents":true,"notifyNewOffers":false,"notifyNewProNearby":true,"#
            + #""preferredCategories":["SANTE_BIEN_ETRE","ENTRE_PROS"]}"#
        let backend = PaperBackend(["/notification-preferences": five])
        let api = AllInConnectAPI.on(backend)
        let preferences = try await api.subscriptions()
        #expect(preferences.radius == 15)
        #expect(preferences.isOnBySwitch["notifyNewOffers"] == false)
        #expect(preferences.topics == ["SANTE_BIEN_ETRE", "ENTRE_PROS"])
        try await api.setSubscriptions(preferences)
        #expect(backend.lines == ["GET /notification-preferences", "PUT /notification-preferences"])
        #expect(backend.bodies == ["", five])
    }

    @Test("AIC-9: the six categories with their labels, in the order of the specification")
    func categories() {
        let texts = AppTexts()
        #expect(
            BusinessCategory.allCases.map { "\($0.rawValue) \($0.title(texts))" } == [
                "SANTE_BIEN_ETRE Santé & bien être", "BEAUTE_ESTHETIQUE Beauté & Esthétique",
                "FOOD_PLAISIRS Food & plaisirs gourmands", "LOISIRS_DIVERTISSEMENTS Loisirs & Divertissements",
                "SERVICE_PRATIQUES Service & pratiques", "ENTRE_PROS Entre pros",
            ]
        )
        #expect(
            AllInConnectSubscriptionStrings(texts: texts).topics.map(\.id) == BusinessCategory.allCases.map(\.rawValue)
        )
        #expect(AllInConnectSubscriptionStrings(texts: texts).radii == 5...50)
    }

    @Test("AIC-15: an order has a status, a message a body")
    func items() async throws {
        let backend = PaperBackend([
            "/orders/501": #"{"id":501,"title":"Menu","status":"Confirmée","date":"2026-01-05T18:30:00Z"}"#,
            "/messages/801": #"{"id":801,"title":"Le Comptoir","body":"À bientôt !","date":null}"#,
        ])
        let api = AllInConnectAPI.on(backend)
        let order = try await api.order(501)
        #expect(
            order
                == AccountItem(
                    id: 501,
                    title: "Menu",
                    text: "Confirmée",
                    date: Date(timeIntervalSince1970: 1_767_637_800)
                )
        )
        let message = try await api.message(801)
        #expect(message == AccountItem(id: 801, title: "Le Comptoir", text: "À bientôt !", date: nil))
    }

    private static let registration = DeviceRegistration(token: Secret("0a1b"), appVersion: "1.0.0", deviceID: "7d1f")

    @Test("AIC-3: 200 and 201 take a registration, with or without a message; no other answer does")
    func registrationAnswers() async throws {
        for (status, body) in [
            (200, ""), (201, ""), (200, #"{"message":"Token enregistré"}"#), (201, "Token enregistré"),
        ] {
            try await AllInConnectAPI.on(PaperBackend(["/push/register": body], status: status))
                .register(Self.registration)
        }
        for (status, body) in [(202, ""), (204, ""), (200, "<html>Bienvenue sur le Wi-Fi</html>")] {
            let api = AllInConnectAPI.on(PaperBackend(["/push/register": body], status: status))
            await #expect(throws: APIError.self, "\(status) \(body)") { try await api.register(Self.registration) }
        }
        let api = AllInConnectAPI.on(PaperBackend(["/push/register": ""]))
        await #expect(throws: APIError.self, "200 to DELETE") {
            try await api.unregister(Self.registration, authorization: Secret("old"))
        }
    }

    @Test("AIC-7: preferences are saved where the five fields come back, and by no other 200")
    func preferenceAnswers() async throws {
        let preferences = SubscriptionPreferences(isOnBySwitch: [:], radius: 10, topics: [])
        for body in ["", "{}", "[]", #"{"message":"ok"}"#, "<html></html>"] {
            let api = AllInConnectAPI.on(PaperBackend(["/notification-preferences": body]))
            await #expect(throws: APIError.self, "\(body)") { try await api.setSubscriptions(preferences) }
            await #expect(throws: APIError.self, "\(body)") { try await api.subscriptions() }
        }
    }

    @Test("what is not the documented answer signs nobody in, and is no card, order or message")
    func memberAnswers() async throws {
        for (status, body) in [(200, ""), (200, "{}"), (200, "<html></html>"), (204, ""), (201, #"{"token":"a.b.c"}"#)]
        {
            let paths = ["/auth/authenticate", "/users/me", "/orders/1", "/messages/1"]
            let pages = Dictionary(uniqueKeysWithValues: paths.map { ($0, body) })
            let api = AllInConnectAPI.on(PaperBackend(pages, status: status))
            await #expect(throws: APIError.self) { try await api.signIn(email: "c@exemple.fr", password: Secret("a")) }
            await #expect(throws: APIError.self) { try await api.me() }
            await #expect(throws: APIError.self) { try await api.order(1) }
            await #expect(throws: APIError.self) { try await api.message(1) }
        }
        let api = AllInConnectAPI.on(PaperBackend(["/orders/1": #"{"id":1,"title":"Menu","body":"À bientôt"}"#]))
        await #expect(throws: APIError.self, "a message in the place of an order") { try await api.order(1) }
    }
}
