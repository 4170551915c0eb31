import AppShellTexts
import MadiniaBackend
import ScenarioRunner

extension StepLibrary {
    mutating func definePreRegistrationSteps() {
        step(
            .then,
            [
                "fr": "le serveur a enregistré {int} pré-inscription(s) pour {string}",
                "en": "the server has {int} pre-registration(s) for {string}",
            ],
            "How many pre-registrations the server recorded for that email address, however many calls it took."
        ) { (world, count: Int, email: String) in
            let backend = try world.backend(MadiniaBackend.self)
            try world.now {
                let emails = backend.preRegistrations.map(\.email)
                return Mismatch(
                    localized("The number of pre-registrations for \(email)"),
                    expected: count,
                    actual: emails.count { $0 == email },
                    details: emails.isEmpty ? "" : localized("All are for: \(emails.joined(separator: ", ")).")
                )?.description
            }
        }
    }
}
