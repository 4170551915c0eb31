import AppShell
import AppShellHeadless
import AppShellTexts

extension StepLibrary {
    mutating func defineAnalyticsSteps() {
        step(
            .then,
            ["fr": "l'événement {string} est envoyé", "en": "the {string} event is sent"],
            "The app has sent that analytics event in this scenario."
        ) { (world, name: String) in
            try world.requireEvent(name)
            try world.eventually {
                world.events(named: name).isEmpty ? world.absence(ofEvent: name) : nil
            }
        }
        step(
            .then,
            ["fr": "l'événement {string} est envoyé avec :", "en": "the {string} event is sent with:"],
            "The app has sent that analytics event with these parameters and no others, the last time: a table of names and values, or JSON."
        ) { (world, name: String) in
            try world.requireEvent(name)
            let wrong = try world.wantedFields()
            let wanted = try world.wantedFieldNames()
            try world.eventually {
                guard let last = world.events(named: name).last else { return world.absence(ofEvent: name) }
                let subject = localized("The last event “\(name)”")
                if let mismatch = Mismatch(subject, rows: wrong(last.json), details: world.sentEvents) {
                    return mismatch.description
                }
                let others = last.values.keys.filter { !wanted.contains($0) }.sorted()
                guard !others.isEmpty else { return nil }
                return localized(
                    "The last event “\(name)” has other parameters too: \(others.joined(separator: ", "))."
                )
                    + world.sentEvents
            }
        }
        step(
            .then,
            ["fr": "l'événement {string} n'est pas envoyé", "en": "the {string} event is not sent"],
            "The app has not sent that analytics event in this scenario."
        ) { (world, name: String) in
            try world.requireEvent(name)
            try world.now {
                world.events(named: name).isEmpty
                    ? nil : localized("The event “\(name)” was sent.") + world.sentEvents
            }
        }
        step(
            .then,
            ["fr": "aucun événement n'est envoyé", "en": "no event is sent"],
            "The app has sent no analytics event in this scenario."
        ) { world in
            try world.now {
                world.session.analytics.sent.isEmpty ? nil : localized("Events were sent.") + world.sentEvents
            }
        }
    }
}

extension ScenarioWorld {
    /// An event that no module declares is never sent, whatever the app does.
    fileprivate func requireEvent(_ name: String) throws {
        let known = session.events
        guard !known.contains(name) else { return }
        throw StepFailure(
            known.isEmpty
                ? localized("This product declares no events.")
                : localized("No module declares the event “\(name)”; the product has \(known.quoted).")
        )
    }

    fileprivate func events(named name: String) -> [SentEvent] {
        session.analytics.sent.filter { $0.name == name }
    }

    fileprivate func absence(ofEvent name: String) -> String {
        localized("The event “\(name)” was not sent.") + sentEvents
    }

    /// All of them, below the fact.
    fileprivate var sentEvents: String {
        let sent = session.analytics.sent
        guard !sent.isEmpty else { return "\n" + localized("Sent: none. Nothing is sent before the person consents.") }
        return "\n" + localized("Sent:") + sent.map { "\n  \($0)" }.joined()
    }
}

extension SentEvent {
    /// The parameters.
    fileprivate var json: JSONValue {
        .object(
            JSONObject(
                values.sorted { $0.key < $1.key }.map { name, value in
                    switch value.form {
                    case .integer(let number): (name, .number(JSONNumber(number)))
                    case .number(let number): (name, JSONNumber(number).map { .number($0) } ?? .null)
                    case .boolean(let isTrue): (name, .bool(isTrue))
                    case .choice(let text), .destination(let text): (name, .string(text))
                    }
                }
            )
        )
    }
}
