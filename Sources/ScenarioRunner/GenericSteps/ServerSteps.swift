import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberExpressions

extension StepLibrary {
    mutating func defineMethodParameterType() {
        define(
            ParameterType(name: "method", patterns: ["GET|POST|PUT|DELETE"], useForSnippets: false) { groups in
                let name = groups.first.flatMap(\.self) ?? ""
                guard let method = HTTPRequest.Method(rawValue: name) else {
                    throw StepFailure(localized("“\(name)” is not an HTTP method."))
                }
                return method
            }
        )
    }

    mutating func defineServerSteps() {
        step(
            .then,
            [
                "fr": "le serveur a reçu {int} appel(s) {method} {string}",
                "en": "the server received {int} {method} call(s) to {string}",
                "en": "the server received {int} {method} call(s) {string}",
            ],
            "How often the app has called that path in this scenario, answered or not. The query is ignored."
        ) { (world, count: Int, method: HTTPRequest.Method, path: String) in
            let target = try world.target(method, path)
            try world.nowOnServer {
                Mismatch(
                    localized("The number of calls \(target)"),
                    expected: count,
                    actual: world.session.server.exchanges(of: target).count,
                    details: world.received
                )?.description
            }
        }
        step(
            .then,
            ["fr": "le serveur a reçu {int} appel(s)", "en": "the server received {int} call(s)"],
            "How many calls the app has made in this scenario."
        ) { (world, count: Int) in
            try world.nowOnServer {
                let calls = world.session.server.exchanges.count
                return Mismatch(
                    localized("The number of calls"),
                    expected: count,
                    actual: calls,
                    details: world.received
                )?
                .description
            }
        }
        step(
            .then,
            ["fr": "le serveur a reçu {method} {string} avec :", "en": "the server received {method} {string} with:"],
            "The last call to that path had these fields: a table of names (a.b for nested fields) and values, or a JSON subset."
        ) { (world, method: HTTPRequest.Method, path: String) in
            let target = try world.target(method, path)
            let wrong = try world.wantedFields()
            try world.eventuallyOnServer {
                try world.lookIntoLast(target) { body in
                    let subject = localized("The body of the last \(target)")
                    return Mismatch(subject, rows: wrong(body), details: world.received)?.description
                }
            }
        }
        step(
            .then,
            [
                "fr": "le serveur a reçu {method} {string} avec le champ {string}",
                "en": "the server received {method} {string} with the field {string}",
            ],
            "The last call to that path had that field, even if null. Use a.b for nested fields."
        ) { (world, method: HTTPRequest.Method, path: String, field: String) in
            let target = try world.target(method, path)
            try world.eventuallyOnServer {
                try world.lookIntoLast(target) { body in
                    guard body.field(at: field) == nil || field.isEmpty else { return nil }
                    let there =
                        body.fieldNames.isEmpty
                        ? localized("It has none.") : localized("It has: \(body.fieldNames).")
                    return localized("The body of the last \(target) has no field “\(field)”. \(there)")
                }
            }
        }
        step(
            .then,
            [
                "fr": "le serveur a reçu {method} {string} sans le champ {string}",
                "en": "the server received {method} {string} without the field {string}",
            ],
            "The last call to that path had a JSON body without that field. Use a.b for nested fields."
        ) { (world, method: HTTPRequest.Method, path: String, field: String) in
            let target = try world.target(method, path)
            guard !field.isEmpty else { throw StepFailure(localized("The field's name is empty.")) }
            try world.nowOnServer {
                try world.lookIntoLast(target) { body in
                    guard let value = body.field(at: field)?.words else { return nil }
                    return Mismatch(
                        localized("The field “\(field)” of the last \(target)"),
                        expected: localized("absent"),
                        actual: Redaction.value(value, of: field).cut
                    ).description
                }
            }
        }
        step(
            .then,
            [
                "fr": "le serveur a reçu {method} {string} avec l'en-tête {string} {string}",
                "en": "the server received {method} {string} with the header {string} {string}",
            ],
            "The last call to that path had that header with that value."
        ) { (world, method: HTTPRequest.Method, path: String, header: String, value: String) in
            let target = try world.target(method, path)
            try world.eventuallyOnServer {
                guard let call = world.session.server.exchanges(of: target).last else {
                    return localized("The server received no \(target).") + world.received
                }
                let subject = localized("The header field “\(header)” of the last \(target)")
                let sent = call.request.headers[header]
                // Hidden values are compared by fingerprint.
                if let sent, sent != value, Redaction.value(sent, of: header) != sent {
                    return Mismatch(
                        subject,
                        expected: localized("“\(value)”, whose fingerprint is \(Redaction.fingerprint(of: value))"),
                        actual: Redaction.fingerprint(of: sent)
                    ).description
                }
                return Mismatch(subject, expectedText: value, actual: sent, isExact: true)?.description
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func nowOnServer(_ check: () throws -> String?) throws {
        looksAtServer()
        try now(check)
    }

    fileprivate func eventuallyOnServer(_ check: () throws -> String?) throws {
        looksAtServer()
        try eventually(check)
    }

    /// - Parameter check: gives the failure for the body of the last such call.
    fileprivate func lookIntoLast(_ target: CallTarget, _ check: (JSONValue) throws -> String?) throws -> String? {
        guard let call = session.server.exchanges(of: target).last else {
            return localized("The server received no \(target).") + received
        }
        guard let body = try? JSONValue(body: call.request.body) else {
            return localized("The last \(target) has no JSON body.")
        }
        return try check(body)
    }

    /// The most recent calls.
    fileprivate var received: String {
        let calls = session.server.exchanges.map { "\($0.request)".cut }
        guard !calls.isEmpty else { return "\n" + localized("It received nothing.") }
        let before = calls.count > 30 ? "\n  " + localized("… \(calls.count - 30) before") : ""
        return "\n" + localized("It received:") + before + calls.suffix(30).map { "\n  \($0)" }.joined()
    }
}

extension String {
    /// As much of it as fits on a line.
    fileprivate var cut: String { count > 160 ? prefix(159) + "…" : self }
}
