import AllInConnectBackend
import AppShell
import AppShellHeadless
import AppShellTexts
import ScenarioRunner

extension StepLibrary {
    mutating func defineRegistrationSteps() {
        step(
            .then,
            ["fr": "le serveur connaît {int} appareil(s)", "en": "the server knows {int} device(s)"],
            "How many devices can be sent notifications."
        ) { (world, count: Int) in
            try world.now {
                let known = try world.backend(AllInConnectBackend.self).data.registrations.count
                let subject = localized("The number of devices the back end knows")
                return Mismatch(subject, expected: count, actual: known)?.description
            }
        }
        step(
            .then,
            [
                "fr": "le serveur connaît ce téléphone pour {string} avec le jeton APNs",
                "en": "the server knows this phone for {string} by its APNs token",
            ],
            "The server reaches the member on this phone only through APNs."
        ) { (world, email: String) in
            try world.expectRegistration(of: email, token: world.session.phone.notifications.token.hex)
        }
        step(
            .then,
            [
                "fr": "le serveur connaît ce téléphone pour {string} avec le jeton {string}",
                "en": "the server knows this phone for {string} by the token {string}",
            ],
            "The server reaches the member on this phone only under that token."
        ) { (world, email: String, token: String) in
            try world.expectRegistration(of: email, token: token)
        }
        step(
            .then,
            [
                "fr": "le serveur connaît ce téléphone dans l'environnement {word}",
                "en": "the server knows this phone in the {word} environment",
                "en": "the server knows this phone in the environment {word}",
            ],
            "SANDBOX or PRODUCTION, as the app's build says, for this phone's push or messaging token."
        ) { (world, environment: String) in
            try world.eventually {
                let tokens = [world.session.phone.notifications.token.hex, world.session.phone.messaging.token]
                let rows = try world.backend(AllInConnectBackend.self).data.registrations
                guard let row = rows.last(where: { tokens.contains($0.token) }) else {
                    return localized(
                        "The back end does not know this phone: none of its \(rows.count) devices has its token."
                    )
                }
                return Mismatch(
                    localized("The environment the back end knows this phone in"),
                    expectedText: environment,
                    actual: row.environment.rawValue,
                    isExact: true
                )?.description
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func expectRegistration(of email: String, token: String) throws {
        try eventually {
            let data = try backend(AllInConnectBackend.self).data
            let member = try data.member(email)
            let rows = data.registrations.filter { $0.userID == member.id }
            guard let row = rows.first else {
                let others = data.registrations.count
                return others > 0
                    ? localized("The back end knows no device of \(email), but \(others) of others.")
                    : localized("The back end knows no device of \(email).")
            }
            let subject = localized("The number of devices of \(email) the back end knows")
            if let wrong = Mismatch(subject, expected: 1, actual: rows.count) { return "\(wrong)" }
            guard row.token != token else { return nil }
            return Mismatch(
                localized("The token the back end knows this phone by"),
                expected: localized("\(Redaction.fingerprint(of: token)), which the step names"),
                actual: localized("\(Redaction.fingerprint(of: row.token)), of the kind \(row.kind.rawValue)")
            ).description
        }
    }
}
