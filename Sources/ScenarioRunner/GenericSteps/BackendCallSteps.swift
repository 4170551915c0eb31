import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberGherkin

/// The last call that the script itself made to the back end.
private struct ScriptCall: ScenarioState {
    var request: HTTPRequest?
    var response: HTTPResponse?
    /// Headers of every call that the script makes.
    var headers = HTTPHeaders()
}

extension StepLibrary {
    /// Calls that the script, not the app, makes to the back end.
    mutating func defineBackendCallSteps() {
        step(
            .given,
            [
                "fr": "les appels du script portent l'en-tête {string} {string}",
                "en": "the script's calls send the header {string} {string}",
                "en": "the script's calls carry the header {string} {string}",
            ],
            "Sets a header of every call that the script itself makes from now on, replacing the kit's own."
        ) { (world, name: String, value: String) in
            world[ScriptCall.self].headers[name] = value
        }
        step(
            .when,
            ["fr": "le serveur reçoit {method} {string}", "en": "the server receives {method} {string}"],
            "The script itself calls the back end, bypassing the app and all faults. The call does not count as the app's."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.call(method, path, by: nil)
        }
        step(
            .when,
            ["fr": "le serveur reçoit {method} {string} avec :", "en": "the server receives {method} {string} with:"],
            "The same with a body: the text under the step, or a table of fields and texts as a JSON object."
        ) { (world, method: HTTPRequest.Method, path: String) in
            try world.call(method, path, by: nil, body: world.callBody())
        }
        step(
            .when,
            [
                "fr": "le serveur reçoit de {string} {method} {string}",
                "en": "{string} sends {method} {string} to the server",
                "en": "the server receives from {string} {method} {string}",
            ],
            "The script calls the back end as the member with that email."
        ) { (world, email: String, method: HTTPRequest.Method, path: String) in
            try world.call(method, path, by: email)
        }
        step(
            .when,
            [
                "fr": "le serveur reçoit de {string} {method} {string} avec :",
                "en": "{string} sends {method} {string} to the server with:",
                "en": "the server receives from {string} {method} {string} with:",
            ],
            "The same with a body."
        ) { (world, email: String, method: HTTPRequest.Method, path: String) in
            try world.call(method, path, by: email, body: world.callBody())
        }
        step(
            .then,
            ["fr": "il répond {int}", "en": "it returns {int}", "en": "it answers {int}"],
            "The HTTP status of the script's own last call."
        ) { (world, status: Int) in
            try world.now { try world.mismatch(status: status) }
        }
        step(
            .then,
            ["fr": "il répond {int} avec :", "en": "it returns {int} with:", "en": "it answers {int} with:"],
            "The same, and the JSON response has these fields: a table of names and values, or a JSON subset."
        ) { (world, status: Int) in
            let wrong = try world.wantedFields()
            try world.now {
                if let mismatch = try world.mismatch(status: status) { return mismatch }
                let (call, response) = try world.scriptCall()
                guard let body = try? JSONValue(body: response.body) else {
                    return localized("The response to \(call.name) is not JSON.") + response.excerpt
                }
                let subject = localized("The response to \(call.name)")
                return Mismatch(subject, rows: wrong(body), details: response.excerpt)?.description
            }
        }
    }
}

extension ScenarioWorld {
    fileprivate func callBody() throws(StepFailure) -> [UInt8] {
        if let text = argument?.docString?.content { return Array(text.utf8) }
        guard let rows = argument?.dataTable?.rows, rows.allSatisfy({ $0.count == 2 }) else {
            throw StepFailure(localized("This step needs a body under it: text, or a table of fields and values."))
        }
        return Array(JSONValue.object(JSONObject(rows.map { ($0[0], .string($0[1])) })).text().utf8)
    }

    fileprivate func call(
        _ method: HTTPRequest.Method,
        _ path: String,
        by caller: String?,
        body: [UInt8] = []
    ) throws {
        let base = session.environment.configuration.apiBaseURL ?? ""
        guard path.hasPrefix("/"), !base.isEmpty else {
            throw StepFailure(
                base.isEmpty
                    ? localized("This product has no back end to call.")
                    : localized("“\(path)” is not a path: a path begins with a slash, as in \"/formations\".")
            )
        }
        var request = HTTPRequest(method: method, url: base + path, headers: ["Accept": "application/json"], body: body)
        if !body.isEmpty { request.headers["Content-Type"] = "application/json" }
        if let backend = session.server.handler as? any CallableBackend {
            let server = session.server
            let headers = try backend.headers(ofCallsBy: caller, at: base) { request throws(HeadlessError) in
                try server.answerToScript(request)
            }
            guard let headers else {
                throw StepFailure(localized("The back end has no member “\(caller ?? "")”."))
            }
            for field in headers { request.headers[field.name] = field.value }
        } else if let caller {
            throw StepFailure(localized("This product's back end has no members, so “\(caller)” cannot call it."))
        }
        for field in self[ScriptCall.self].headers { request.headers[field.name] = field.value }
        self[ScriptCall.self].request = request
        self[ScriptCall.self].response = try session.server.answerToScript(request)
        try session.settle()
    }

    fileprivate func scriptCall() throws(StepFailure) -> (HTTPRequest, HTTPResponse) {
        let last = self[ScriptCall.self]
        guard let request = last.request, let response = last.response else {
            throw StepFailure(
                localized(
                    "The script has made no call; say « le serveur reçoit POST … avec : » (“the server receives POST … with:”) first."
                )
            )
        }
        return (request, response)
    }

    fileprivate func mismatch(status: Int) throws(StepFailure) -> String? {
        looksAtServer()
        let (call, response) = try scriptCall()
        return Mismatch(
            localized("The response to \(call.name)"),
            expected: status,
            actual: response.status,
            details: response.excerpt
        )?.description
    }
}

extension HTTPRequest {
    /// `GET https://api.madinia.fr/api/v1/formations`, without secrets.
    fileprivate var name: String { "\(method.rawValue) \(Redaction.url(url))" }
}

extension HTTPResponse {
    /// An excerpt of the body, without secrets.
    fileprivate var excerpt: String {
        let shown =
            (try? JSONValue(body: body))?.redacted().text(sortedKeys: true)
            ?? withoutSecrets(String(decoding: body.prefix(2_000), as: UTF8.self))
        guard !body.isEmpty else { return "\n" + localized("It has no body.") }
        return "\n" + localized("It says: \(shown.count > 600 ? shown.prefix(600) + "…" : shown)")
    }
}

/// Hides what looks like a credential between quotes.
private func withoutSecrets(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).map { Redaction.value(String($0), of: "") }
        .joined(separator: "\"")
}

extension JSONValue {
    /// With those values hidden that look like credentials or are named like them.
    fileprivate func redacted(as name: String = "") -> JSONValue {
        switch self {
        case .object(let fields): .object(JSONObject(fields.members.map { ($0.key, $0.value.redacted(as: $0.key)) }))
        case .array(let items): .array(items.map { $0.redacted(as: name) })
        case .string(let text): .string(Redaction.value(text, of: name))
        case .number, .bool: Redaction.hides(name) ? .string(Redaction.mark) : self
        case .null: self
        }
    }
}
