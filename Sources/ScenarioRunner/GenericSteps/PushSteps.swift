import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberGherkin

extension StepLibrary {
    /// What the back end has handed to the push services.
    mutating func definePushSteps() {
        step(
            .then,
            ["fr": "le serveur a envoyé {int} notification(s)", "en": "the server has sent {int} notification(s)"],
            "How many notifications the back end has handed to the push services in this scenario, for any device."
        ) { (world, count: Int) in
            world.looksAtServer()
            try world.now {
                let sent = try world.pushes()
                return Mismatch(
                    localized("The number of notifications sent"),
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
                "en": "the server has sent a notification with:",
                "en": "the server has sent the notification with:",
            ],
            "The payload of the last notification sent has these fields: a table (aps.alert.title) or a JSON subset."
        ) { world in
            let wrong = try world.wantedFields()
            world.looksAtServer()
            try world.eventually {
                let sent = try world.pushes()
                guard let last = sent.last else { return localized("The back end has sent no notifications.") }
                guard let payload = try? JSONValue(body: Array(last.utf8)) else {
                    return localized("The payload is not JSON: \(last)")
                }
                return Mismatch(
                    localized("The last notification sent"),
                    rows: wrong(payload),
                    details: Self.list(sent)
                )?
                .description
            }
        }
    }

    private static func list(_ payloads: [String]) -> String {
        guard !payloads.isEmpty else { return "\n" + localized("It has sent none.") }
        return "\n" + localized("It has sent:") + payloads.suffix(10).map { "\n  \($0)" }.joined()
    }
}

extension ScenarioWorld {
    fileprivate func pushes() throws -> [String] {
        guard let backend = try session.lookAtBackend() as? any PushingBackend else {
            throw StepFailure(localized("This product's back end sends no notifications."))
        }
        return backend.pushedPayloads
    }
}
