import AllInConnectBackend
import AppShell
import Headless
import ScenarioRunner

extension StepLibrary {
    mutating func defineRegistrationSteps() {
        step(
            .then,
            [
                "fr": "le serveur connaît {int} appareil(s)",
                "en": "the server knows {int} device(s)",
            ],
            "How many devices may be sent notifications."
        ) { (world, count: Int) in
            try world.eventually {
                let known = try world.backend(AllInConnectBackend.self).data.registrations.count
                return known == count ? nil : "The back end knows \(known) devices, not \(count)."
            }
        }
        step(
            .then,
            [
                "fr": "le serveur connaît ce téléphone pour {string} avec le jeton APNs",
                "en": "the server knows this phone for {string} by its APNs token",
            ],
            "The member is reached on this phone through APNs, and through nothing else."
        ) { (world, email: String) in
            try world.expectRegistration(of: email, token: world.session.phone.notifications.token.hex)
        }
        step(
            .then,
            [
                "fr": "le serveur connaît ce téléphone pour {string} avec le jeton {string}",
                "en": "the server knows this phone for {string} by the token {string}",
            ],
            "The member is reached on this phone under that token, and under no other."
        ) { (world, email: String, token: String) in
            try world.expectRegistration(of: email, token: token)
        }
        step(
            .then,
            [
                "fr": "le serveur connaît ce téléphone dans l'environnement {word}",
                "en": "the server knows this phone in the environment {word}",
            ],
            "SANDBOX or PRODUCTION, as the app's build says."
        ) { (world, environment: String) in
            try world.eventually {
                let rows = try world.backend(AllInConnectBackend.self).data.registrations
                guard let row = rows.last else { return "The back end knows no device." }
                let known = row.environment.rawValue
                return known == environment ? nil : "The back end knows the phone in \(known), not \(environment)."
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
                return "The back end knows no device of \(email)"
                    + (others > 0 ? ", but \(others) of others." : ".")
            }
            guard rows.count == 1 else { return "The back end knows \(rows.count) devices of \(email)." }
            return row.token == token
                ? nil : "The back end knows the phone by another token, of the kind \(row.kind.rawValue)."
        }
    }
}
