import AppShell
import MadiniaBackend
import Testing

/// `POST /devices` and the preferences of one.
struct DeviceTests {
    @Test("MAD-FR40: a token that is new is answered 201, a known one 200; one row a token")
    func registers() {
        let backend = MadiniaBackend.sample()
        #expect(backend.register().status == 201)
        #expect(backend.register().status == 200)
        #expect(backend.register("\"ABC123\"").status == 201)
        #expect(backend.devices.map(\.token) == ["abc123", "ABC123"])
        #expect(backend.devices.first?.platform == "ios")
        #expect(backend.devices.first?.appVersion == "1.0")
        #expect(backend.devices.first?.email == nil)
    }

    @Test("MAD-FR40: registering again brings version and email up to date, and keeps email and preferences else")
    func updates() {
        let backend = MadiniaBackend.sample()
        #expect(backend.register(email: "\"lucas@exemple.fr\"").status == 201)
        #expect(backend.setPreferences("abc123", formations: false, articles: true).status == 200)
        for email in [nil, "null"] {
            #expect(backend.register(version: "\"1.1\"", email: email).status == 200)
            #expect(backend.devices.first?.email == "lucas@exemple.fr")
        }
        #expect(backend.devices.first?.appVersion == "1.1")
        #expect(backend.devices.first?.preferences?.newFormations == false)
        #expect(backend.register(email: "\"sophie@exemple.fr\"").status == 200)
        #expect(backend.devices.map(\.email) == ["sophie@exemple.fr"])
    }

    @Test("MAD-FR40: a token has 1 to 4,096 letters and digits; nothing more is known of it")
    func tokens() {
        for (token, status) in [
            ("a", 201), (String(repeating: "aZ09", count: 1_024), 201),
            (String(repeating: "a", count: 4_097), 422), ("", 422), ("a b", 422), ("a-b", 422), ("a:b", 422),
            ("é", 422), ("٣", 422), (" ab", 422), ("²", 422), ("e\u{301}", 422),
        ] {
            let backend = MadiniaBackend.sample()
            let call = backend.register("\"\(token)\"")
            #expect(call.status == status, "\(token.prefix(10))")
            #expect(backend.devices.count == (status == 201 ? 1 : 0))
            if status == 422 { #expect(call.errors?.keys.sorted() == ["device_token"]) }
        }
    }

    @Test("MAD-NFR9: all that is wrong with a registration is told at once")
    func wrong() {
        let backend = MadiniaBackend.sample()
        #expect(
            Call(backend, .post, "/devices", body: "{}").errors == [
                "device_token": ["Le champ device_token est obligatoire."],
                "platform": ["Le champ platform est obligatoire."],
                "app_version": ["Le champ app_version est obligatoire."],
            ]
        )
        let long = String(repeating: "1", count: 33)
        let call = backend.register("7", platform: "\"IOS\"", version: "\"\(long)\"", email: "\"lucas@x\"")
        #expect(
            call.errors == [
                "device_token": ["Le champ device_token doit contenir uniquement des chiffres et des lettres."],
                "platform": ["Le champ platform est invalide."],
                "app_version": ["Le texte de app_version ne peut contenir plus de 32 caractères."],
                "email": ["Le champ email doit être une adresse email valide."],
            ]
        )
        #expect(backend.devices.isEmpty)
    }

    @Test("MAD-FR40: the preferences of a device are stored as sent, and given back")
    func preferences() {
        let backend = MadiniaBackend.sample()
        #expect(backend.register().status == 201)
        #expect(backend.devices.first?.preferences == nil)
        let call = backend.setPreferences("abc123", formations: true, articles: false, reminders: false)
        #expect(call.status == 200)
        #expect(call.data as? [String: Bool] == ["new_formations": true, "new_articles": false, "reminders": false])
        let stored = backend.devices.first?.preferences
        #expect(stored?.newFormations == true)
        #expect(stored?.newArticles == false)
        #expect(stored?.reminders == false)
    }

    @Test("MAD-FR40: preferences of a token that nobody registered are answered 404")
    func unknown() {
        let backend = MadiniaBackend.sample()
        #expect(backend.register().status == 201)
        for token in ["other", "ABC123", "abc12"] {
            #expect(backend.setPreferences(token, formations: true, articles: true).status == 404)
        }
        #expect(backend.devices.map(\.preferences) == [nil])
    }

    @Test("MAD-NFR9: each switch is needed, and is a boolean; else nothing is stored")
    func switches() {
        let backend = MadiniaBackend.sample()
        #expect(backend.register().status == 201)
        let call = backend.send(
            .put,
            "/devices/abc123/preferences",
            #"{"new_formations":1,"new_articles":"true","reminders":null}"#
        )
        #expect(call.status == 422)
        #expect(
            call.errors == [
                "new_formations": ["Le champ new_formations doit être vrai ou faux."],
                "new_articles": ["Le champ new_articles doit être vrai ou faux."],
                "reminders": ["Le champ reminders est obligatoire."],
            ]
        )
        #expect(backend.devices.first?.preferences == nil)
    }
}
