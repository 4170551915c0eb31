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
            "How many pre-registrations counted for that email address, whatever the number of calls."
        ) { (world, count: Int, email: String) in
            let backend = try world.backend(MadiniaBackend.self)
            try world.eventually {
                let stored = backend.preRegistrations.filter { $0.email == email }.count
                return stored == count
                    ? nil : "The back end has \(stored) pre-registrations for \(email), not \(count)."
            }
        }
    }
}
