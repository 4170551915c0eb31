import AppShell

extension MadiniaData {
    /// `POST /devices`: device_token, platform, app_version, email if known (MAD-FR40). 201, or 200 for a token that is
    /// known: its row is brought up to date and keeps its preferences.
    func register(_ body: RequestFields) -> Outcome<HTTPResponse> {
        var validation = Validation()
        let token = validation.deviceToken(in: body)
        let platform = validation.choice("platform", in: body, of: ["ios"])
        let version = validation.text("app_version", in: body, upTo: 32)
        let email = body["email"] == nil ? nil : validation.email("email", in: body)
        guard let token, let platform, let version, validation.errors.isEmpty else {
            return Outcome(LaravelResponse.invalid(validation.errors))
        }
        let answer = ["platform": platform, "app_version": version]
        guard var device = devices.first(where: { $0.token == token }) else {
            let device = DeviceData(token: token, platform: platform, appVersion: version, email: email)
            return Outcome(LaravelResponse.data(answer, status: 201), changes: [.device(device)])
        }
        device.platform = platform
        device.appVersion = version
        if let email { device.email = email }
        return Outcome(LaravelResponse.data(answer), changes: [.device(device)])
    }

    /// `PUT /devices/{device_token}/preferences`: new_formations, new_articles, reminders (MAD-FR32).
    func setPreferences(_ token: String, _ body: RequestFields) -> Outcome<HTTPResponse> {
        guard var device = devices.first(where: { $0.token == token }) else {
            return Outcome(LaravelResponse.message("Not found.", status: 404))
        }
        var validation = Validation()
        let newFormations = validation.boolean("new_formations", in: body)
        let newArticles = validation.boolean("new_articles", in: body)
        let reminders = validation.boolean("reminders", in: body)
        guard let newFormations, let newArticles, let reminders else {
            return Outcome(LaravelResponse.invalid(validation.errors))
        }
        let preferences = DeviceData.Preferences(
            newFormations: newFormations,
            newArticles: newArticles,
            reminders: reminders
        )
        device.preferences = preferences
        return Outcome(LaravelResponse.data(preferences), changes: [.device(device)])
    }
}

extension Validation {
    /// Letters and digits of ASCII, 4,096 at most: a token is opaque beyond that.
    fileprivate mutating func deviceToken(in body: RequestFields) -> String? {
        let field = "device_token"
        guard let value = body[field], value != "" else {
            fail(field, "Le champ \(field) est obligatoire.")
            return nil
        }
        guard let token = value.stringValue, token.unicodeScalars.allSatisfy(\.isLetterOrDigit) else {
            fail(field, "Le champ \(field) doit contenir uniquement des chiffres et des lettres.")
            return nil
        }
        guard token.utf8.count <= 4_096 else {
            fail(field, "Le texte de \(field) ne peut contenir plus de 4096 caractères.")
            return nil
        }
        return token
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        isASCII && (properties.isAlphabetic || properties.numericType == .decimal)
    }
}
