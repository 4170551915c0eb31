import Foundation
import Testing

@testable import AppShell

/// What a server really says when something is wrong.
struct APIErrorTests {
    private func error(_ status: Int, _ body: String = "", _ headers: HTTPHeaders = [:]) -> APIError? {
        let response = HTTPResponse(status: status, headers: headers, body: Array(body.utf8))
        return APIError(response, at: Date(timeIntervalSince1970: 1_771_146_000))  // Sun, 15 Feb 2026 09:00:00 GMT
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
        "errors are read in every shape that Laravel and Spring give them",
        arguments: [
            ("[]", [:]), ("null", [:]), ("{}", [:]), (#""x""#, [:]), (#"["x"]"#, [:]), ("7", [:]),
            (#"{"email":"Non."}"#, ["email": ["Non."]]),
            (#"{"email":["Non.","Non !"]}"#, ["email": ["Non.", "Non !"]]),
            (#"{"email":[]}"#, [:]),
            (#"{"email":[null,"Non.",1]}"#, ["email": ["Non."]]),
            (#"{"items.0.email":["Non."]}"#, ["items.0.email": ["Non."]]),
            (#"{"items":{"0":{"email":["Non."]}}}"#, ["items.0.email": ["Non."]]),
            (#"{"a":["1"],"b":7}"#, ["a": ["1"]]),
            // Eight levels are read.
            (#"{"a":[[[[[[["Non."]]]]]]]}"#, ["a": ["Non."]]), (#"{"a":[[[[[[[["Non."]]]]]]]]}"#, [:]),
            (#"{"a":{"b":{"c":{"d":{"e":{"f":{"g":{"h":"Non."}}}}}}}}"#, ["a.b.c.d.e.f.g.h": ["Non."]]),
            (#"{"a":{"b":{"c":{"d":{"e":{"f":{"g":{"h":{"i":"Non."}}}}}}}}}"#, [:]),
        ] as [(String, [String: [String]])]
    )
    func errorsOfEveryShape(_ errors: String, _ fields: [String: [String]]) {
        #expect(error(422, #"{"message":"Non.","errors":\#(errors)}"#) == .invalid(message: "Non.", fields: fields))
    }

    static let messages: [(String, String)] = [
        (#"{"timestamp":"2026-02-15T09:00:00.000+00:00","status":409,"error":"Conflict","path":"/a"}"#, "Conflict"),
        (#"{"status":409,"error":"Conflict","message":"","path":"/a"}"#, "Conflict"),
        (#"{"status":409,"error":"Conflict","message":"Déjà là.","path":"/a"}"#, "Déjà là."),
        (#"{"type":"about:blank","title":"Conflict","status":409,"detail":"Déjà là.","instance":"/a"}"#, "Déjà là."),
        (#"{"type":"about:blank","title":"Conflict","status":409}"#, "Conflict"),
        (#"{"message":null,"exception":"E","file":"f.php","line":7,"trace":[{"args":[[[[]]]]}]}"#, ""),
        (#"{"message":["Non."]}"#, ""), (#"{"message":7}"#, ""), (#"{"error":{"code":7}}"#, ""),
        ("\u{FEFF}{\"message\":\"Non.\"}", "Non."),
    ]

    @Test("the message of Laravel, of Spring and of a problem (RFC 9457) is kept for logs", arguments: messages)
    func messageOf(_ body: String, _ message: String) {
        #expect(error(409, body) == .rejected(status: 409, message: message))
    }

    @Test(
        "Retry-After is a number of seconds, or a date, counted from the answer's own or from the clock (RFC 9110)",
        arguments: [
            ("7", nil, 7), ("Sun, 15 Feb 2026 09:00:08 GMT", nil, 8),
            ("Sunday, 15-Feb-26 09:00:08 GMT", nil, 8), ("Sun Feb 15 09:00:08 2026", nil, 8),
            ("Sun, 15 Feb 2026 12:00:09 GMT", "Sun, 15 Feb 2026 12:00:00 GMT", 9),
            ("Sun, 15 Feb 2026 12:00:09 GMT", "yesterday", 10_809),
            ("Sun, 15 Feb 2026 09:00:00 GMT", nil, nil), ("Wed, 21 Oct 2020 07:28:00 GMT", nil, nil),
            ("Sun, 30 Feb 2026 09:00:08 GMT", nil, nil), ("Sun, 15 Feb 2026 09:00:08 CET", nil, nil),
            ("99999999999999999999", nil, 31_536_000), ("Fri, 31 Dec 9999 23:59:59 GMT", nil, 31_536_000),
        ] as [(String, String?, Int?)]
    )
    func retryAfter(_ value: String, _ date: String?, _ seconds: Int?) {
        var headers: HTTPHeaders = ["Retry-After": value]
        headers["Date"] = date
        #expect(error(429, "", headers) == .tooManyRequests(retryAfter: seconds))
        #expect(error(503, "", headers) == .server(status: 503, message: "", retryAfter: seconds))
    }

    @Test("an error body of many, deep or long-named fields costs no more than it is worth")
    func bounded() {
        let name = String(repeating: "n", count: 150)
        let many = (0..<2_000).map { "\"a\($0)\":\"x\"" }.joined(separator: ",")
        let body = "{\"message\":\"no\",\"errors\":{\"\(name)\":{\(many)},\"\(name)\(name)\":[\"x\"],\(many)}}"
        guard case .invalid("no", let fields)? = error(422, body)?.group else {
            Issue.record("\(String(describing: error(422, body)))")
            return
        }
        #expect(fields.count == 200)
        #expect(fields.keys.allSatisfy { $0.utf8.count <= 200 })
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
        #expect(error(599) == .server(status: 599, message: ""))
        #expect(error(429, "", ["RETRY-AFTER": " 7 "]) == .tooManyRequests(retryAfter: 7))
    }

    @Test(
        "an answer that is neither success nor error is unreadable, and says why",
        arguments: [
            (304, "the server answered 304, though nothing was asked conditionally"),
            (302, "the server answered 302, a redirect without a usable Location"),
            (101, "the server answered 101, which is no final status of HTTP"),
            (999, "the server answered 999, which is no final status of HTTP"),
        ]
    )
    func surprises(status: Int, reason: String) {
        #expect(error(status) == .unreadable(reason))
    }

    @Test("each reason of the transport belongs to its group")
    func transport() {
        #expect(APIError(TransportError.offline) == .offline)
        #expect(APIError(TransportError.timedOut("silence")) == .timedOut)
        #expect(APIError(TransportError.cancelled) == .cancelled)
        #expect(APIError(TransportError.unreachable("dns")) == .unreachable("dns"))
        #expect(APIError(TransportError.untrusted("cert")) == .untrusted("cert"))
        #expect(APIError(TransportError.forbiddenURL("no URL")) == .misconfigured("no URL"))
    }

    @Test("the description for logs carries nothing that was typed")
    func description() {
        let error = APIError.invalid(message: "lucas@x.fr", fields: ["email": ["lucas@x.fr"], "a": []])
        #expect(error.description == "422 for a, email")
        #expect(APIError.server(status: 500, message: "lucas@x.fr").description == "500")
        #expect(APIError.rejected(status: 400, message: "lucas@x.fr").description == "400")
        #expect(APIError.tooManyRequests(retryAfter: 11).description == "429, retry after 11 s")
        #expect(APIError.tooManyRequests(retryAfter: nil).description == "429")
        #expect(APIError.server(status: 503, message: "", retryAfter: 90).description == "503, retry after 90 s")
        #expect(APIError.unreadable("not JSON").description == "unreadable answer: not JSON")
        let timedOut = APIError(TransportError.timedOut("the server sent nothing"))
        #expect(timedOut.description == "timed out (the server sent nothing)")
    }
}
