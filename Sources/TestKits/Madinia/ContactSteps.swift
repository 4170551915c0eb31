import MadiniaBackend
import ScenarioRunner

extension StepLibrary {
    mutating func defineContactSteps() {
        step(
            .then,
            [
                "fr": "le serveur a enregistré {int} message(s) de contact",
                "en": "the server has {int} contact message(s)",
            ],
            "How many contact messages counted, whatever the number of calls."
        ) { (world, count: Int) in
            let backend = try world.backend(MadiniaBackend.self)
            try world.eventually {
                let stored = backend.contacts.count
                return stored == count ? nil : "The back end has \(stored) contact messages, not \(count)."
            }
        }
        step(
            .then,
            [
                "fr": "le serveur a enregistré {int} message(s) de contact de {string}",
                "en": "the server has {int} contact message(s) from {string}",
            ],
            "How many contact messages counted that came from that email address."
        ) { (world, count: Int, email: String) in
            let backend = try world.backend(MadiniaBackend.self)
            try world.eventually {
                let stored = backend.contacts.filter { $0.email == email }.count
                return stored == count
                    ? nil : "The back end has \(stored) contact messages from \(email), not \(count)."
            }
        }
    }
}
