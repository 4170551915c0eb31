import Testing

@testable import AppShell

/// What a server really says when something is wrong.
struct APIErrorTests {
    private func error(_ status: Int, _ body: String = "", _ headers: HTTPHeaders = [:]) -> APIError? {
        APIError(HTTPResponse(status: status, headers: headers, body: Array(body.utf8)))
    }

    @Test("a 2xx is no error", arguments: [200, 201, 204, 299])
    func success(_ status: Int) {
        #expect(error(status) == nil)
    }

    @Test("422 keeps what is wrong, by field")
    func invalid() {
        let body = #"""
            {"message":"Le champ email est obligatoire. (et 1 autre erreur)","errors":{"email":["Le champ email est
            """#
            .replacing("\n", with: " ") + #" obligatoire."],"message":["Trop court.","Trop vague."]}}"#
        #expect(
            error(422, body)
                == .invalid(
                    message: "Le champ email est obligatoire. (et 1 autre erreur)",
                    fields: [
                        "email": ["Le champ email est obligatoire."], "message": ["Trop court.", "Trop vague."],
                    ]
                )
        )
    }

    @Test("422 without fields, without a message, or without anything to read is still a 422")
    func bareInvalid() {
        #expect(error(422, #"{"message":"Non."}"#) == .invalid(message: "Non.", fields: [:]))
        #expect(error(422, #"{"errors":{"email":["Non."]}}"#) == .invalid(message: "", fields: ["email": ["Non."]]))
        #expect(error(422, "<h1>422</h1>") == .invalid(message: "", fields: [:]))
    }

    @Test(
        "a Laravel page in HTML, an empty body and other JSON leave the status to speak",
        arguments: ["", "<!DOCTYPE html><html><body>Server Error</body></html>", "[]", "null", "{", "\u{0}", "\"x\""]
    )
    func unreadableBody(_ body: String) {
        #expect(error(500, body) == .server(status: 500, message: ""))
        #expect(error(404, body) == .notFound)
        #expect(error(405, body) == .rejected(status: 405, message: ""))
        #expect(error(401, body) == .unauthorized(status: 401))
        #expect(error(429, body) == .tooManyRequests(retryAfter: nil))
    }

    @Test("the message of a server error is kept, escapes undone")
    func message() {
        #expect(
            error(503, #"{"message":"Maintenance pr\u00e9vue \/ api"}"#)
                == .server(status: 503, message: "Maintenance prévue / api")
        )
        #expect(error(400, #"{"message":"Mauvais."}"#) == .rejected(status: 400, message: "Mauvais."))
    }

    @Test("each status belongs to its group")
    func groups() {
        #expect(error(401) == .unauthorized(status: 401))
        #expect(error(403) == .unauthorized(status: 403))
        #expect(error(404) == .notFound)
        #expect(error(410) == .notFound)
        #expect(error(409) == .rejected(status: 409, message: ""))
        #expect(error(302) == .rejected(status: 302, message: ""))
        #expect(error(599) == .server(status: 599, message: ""))
        #expect(error(429, "", ["RETRY-AFTER": " 7 "]) == .tooManyRequests(retryAfter: 7))
    }

    @Test("each reason of the transport belongs to its group")
    func transport() {
        #expect(APIError(TransportError.offline) == .offline)
        #expect(APIError(TransportError.timedOut) == .timedOut)
        #expect(APIError(TransportError.cancelled) == .cancelled)
        #expect(APIError(TransportError.unreachable("dns")) == .unreachable("dns"))
        #expect(APIError(TransportError.untrusted("cert")) == .untrusted("cert"))
    }

    @Test("the description for logs carries nothing that was typed")
    func description() {
        let error = APIError.invalid(message: "lucas@x.fr", fields: ["email": ["lucas@x.fr"], "a": []])
        #expect(error.description == "422 for a, email")
        #expect(APIError.server(status: 500, message: "lucas@x.fr").description == "500")
        #expect(APIError.rejected(status: 400, message: "lucas@x.fr").description == "400")
        #expect(APIError.tooManyRequests(retryAfter: 11).description == "429, retry after 11 s")
        #expect(APIError.tooManyRequests(retryAfter: nil).description == "429")
        #expect(APIError.unreadable("not JSON").description == "unreadable answer: not JSON")
    }
}
