import AppShell
import AppShellHeadless
import CucumberGherkin

extension StepLibrary {
    /// What the back end handed to the push services.
    mutating func definePushSteps() {
        step(
            .then,
            [
                "fr": "le serveur a envoyé {int} notification(s)",
                "en": "the server has sent {int} notification(s)",
            ],
            "How many the back end has handed to the push services since the scenario began, for whatever device."
        ) { (world, count: Int) in
            world.looksAtServer()
            try world.now {
                let sent = try world.pushes()
                return Mismatch(
                    "The number of notifications sent",
                    expected: count,
                    actual: sent.count,
                    details: Self.list(sent)
                )?.description
            }
        }
        step(
            .then,
            [
                "fr": "le serveur a envoyé la notification avec :",
                "en": "the server has sent the notification with:",
            ],
            "The payload of the last notification sent holds these fields: a table (aps.alert.title), or JSON, all of which must be in it."
        ) { world in
            let wrong = try world.wantedFields()
            world.looksAtServer()
            try world.eventually {
                let sent = try world.pushes()
                guard let last = sent.last else { return "The back end has sent no notification." }
                guard let payload = JSONField(Array(last.utf8)) else { return "The payload is not JSON: \(last)" }
                return Mismatch("The last notification sent", rows: wrong(payload), details: Self.list(sent))?
                    .description
            }
        }
    }

    private static func list(_ payloads: [String]) -> String {
        guard !payloads.isEmpty else { return "\nIt has sent none." }
        return "\nIt has sent:" + payloads.suffix(10).map { "\n  \($0)" }.joined()
    }
}

extension ScenarioWorld {
    fileprivate func pushes() throws -> [String] {
        guard let backend = try session.lookAtBackend() as? any PushingBackend else {
            throw StepFailure("This product's back end sends no notifications.")
        }
        return backend.pushedPayloads
    }
}
