import AppShellTexts
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
            "How many contact messages the server recorded, however many calls it took."
        ) { (world, count: Int) in
            let backend = try world.backend(MadiniaBackend.self)
            try world.now {
                let subject = localized("The number of contact messages")
                return Mismatch(subject, expected: count, actual: backend.contacts.count)?.description
            }
        }
        step(
            .then,
            [
                "fr": "le serveur a enregistré {int} message(s) de contact de {string}",
                "en": "the server has {int} contact message(s) from {string}",
            ],
            "How many contact messages from that email address the server recorded."
        ) { (world, count: Int, email: String) in
            let backend = try world.backend(MadiniaBackend.self)
            try world.now {
                let senders = backend.contacts.map(\.email)
                return Mismatch(
                    localized("The number of contact messages from \(email)"),
                    expected: count,
                    actual: senders.count { $0 == email },
                    details: senders.isEmpty ? "" : localized("All are from: \(senders.joined(separator: ", ")).")
                )?.description
            }
        }
    }
}
