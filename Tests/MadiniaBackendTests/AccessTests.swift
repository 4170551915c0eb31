import AppShell
import Foundation
import MadiniaBackend
import Testing

/// Who may ask, and for what.
struct AccessTests {
    static let paths = [
        "/formations", "/formations/starter", "/articles", "/articles/1", "/pre-registrations", "/contacts", "/devices",
        "/devices/abc/preferences", "/madi/chat", "/nowhere",
    ]

    @Test("MAD-FR36: without the key, or with another one, every path answers 401", arguments: paths)
    func unauthorized(_ path: String) {
        for headers in [[:], ["X-API-Key": ""], ["X-API-Key": "KEY"], ["Authorization": "key"]] as [HTTPHeaders] {
            for method in [HTTPRequest.Method.get, .post] {
                let call = Call(.sample(), method, path, headers: headers)
                #expect(call.status == 401)
                #expect(call.json?["message"] as? String == "Unauthenticated.")
            }
        }
    }

    @Test("MAD-FR36: the header's name is read in any case")
    func anyCase() {
        #expect(Call(.sample(), .get, "/formations", headers: ["x-api-key": "key"]).status == 200)
    }

    @Test(
        "MAD-FR36: what is not there answers 404 with a message",
        arguments: [
            "/nowhere", "/", "", "/formations/unknown", "/formations/99", "/formations/1/sessions",
            "/pre-registrations/1", "/formations/%zz", "/formations/%+1", "/formations/%1", "/Formations",
            "/articles/unknown", "/articles/1/comments", "/contacts/1", "/devices/abc", "/devices/abc/other",
            "/devices/abc/preferences/1", "/madi", "/madi/talk", "/madi/chat/1",
        ]
    )
    func notFound(_ path: String) {
        let call = Call(.sample(), .get, path)
        #expect(call.status == 404)
        #expect(call.json?["message"] as? String == "Not found.")
        #expect(call.response.headers["Content-Type"] == "application/json")
    }

    @Test("MAD-FR36: what is not below /api/v1 answers 404")
    func elsewhere() {
        for url in ["https://api.madinia.fr/formations", "https://api.madinia.fr/api/v2/formations"] {
            let request = HTTPRequest(method: .get, url: url, headers: ["X-API-Key": "key"])
            #expect(MadiniaBackend.sample().respond(to: request, at: .distantPast).status == 404, "\(url)")
        }
    }

    @Test("a path that only ends like the API's is not the API's")
    func disguised() {
        for url in ["https://api.madinia.fr/x/api/v1/formations", "https://api.madinia.fr/?/api/v1/formations"] {
            let request = HTTPRequest(method: .get, url: url, headers: ["X-API-Key": "key"])
            #expect(MadiniaBackend.sample().respond(to: request, at: .distantPast).status == 404, "\(url)")
        }
    }

    @Test("MAD-FR36: HEAD answers as GET does, status and headers, without the body", arguments: paths)
    func head(_ path: String) {
        let got = Call(.sample(), .get, path).response
        let head = Call(.sample(), .head, path).response
        #expect(head.status == got.status)
        #expect(Array(head.headers) == Array(got.headers))
        #expect(head.body.isEmpty)
        #expect(!got.body.isEmpty)
    }

    @Test("MAD-FR36: a method that a path does not take answers 405 with those it takes")
    func methodOfReads() {
        for path in ["/formations", "/formations/starter", "/formations/unknown", "/articles", "/articles/1"] {
            for method in [HTTPRequest.Method.post, .put, .delete] {
                let call = Call(.sample(), method, path)
                #expect(call.status == 405, "\(method) \(path)")
                #expect(call.response.headers["Allow"] == "GET, HEAD")
            }
        }
    }

    @Test(
        "MAD-FR38, MAD-FR39, MAD-FR40: what is sent is sent by POST alone",
        arguments: ["/pre-registrations", "/contacts", "/devices", "/madi/chat"]
    )
    func methodOfWrites(_ path: String) {
        for method in [HTTPRequest.Method.get, .put, .delete] {
            let call = Call(.sample(), method, path)
            #expect(call.status == 405)
            #expect(call.response.headers["Allow"] == "POST")
            #expect(
                call.json?["message"] as? String
                    == "The \(method.rawValue) method is not supported for this route. Supported methods: POST."
            )
        }
    }

    @Test("MAD-FR40: preferences are set by PUT alone")
    func methodOfPreferences() {
        for method in [HTTPRequest.Method.get, .post, .delete] {
            let call = Call(.sample(), method, "/devices/abc/preferences")
            #expect(call.status == 405)
            #expect(call.response.headers["Allow"] == "PUT")
        }
    }

    @Test("MAD-NFR9: a body of more than 256 kB is refused with 413")
    func tooLarge() {
        let backend = MadiniaBackend.sample()
        let body = #"{"message":"x"}"#
        let space = String(repeating: " ", count: 262_144 - body.utf8.count)
        #expect(backend.send(.post, "/madi/chat", body + space).status == 200)
        #expect(backend.send(.post, "/madi/chat", body + space + " ").status == 413)
    }
}
