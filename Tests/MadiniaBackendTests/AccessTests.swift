import AppShell
import Foundation
import MadiniaBackend
import Testing

/// Who may ask, and for what.
struct AccessTests {
    static let paths = ["/formations", "/formations/starter", "/pre-registrations", "/nowhere"]

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
            "/pre-registrations/1", "/formations/%zz", "/Formations",
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

    @Test("MAD-FR36: a method that a path does not take answers 405 with those it takes")
    func methodOfReads() {
        for path in ["/formations", "/formations/starter", "/formations/unknown"] {
            for method in [HTTPRequest.Method.post, .put, .delete] {
                let call = Call(.sample(), method, path)
                #expect(call.status == 405, "\(method) \(path)")
                #expect(call.response.headers["Allow"] == "GET, HEAD")
            }
        }
    }

    @Test("MAD-FR38: a pre-registration is made by POST alone")
    func methodOfWrites() {
        for method in [HTTPRequest.Method.get, .put, .delete] {
            let call = Call(.sample(), method, "/pre-registrations")
            #expect(call.status == 405)
            #expect(call.response.headers["Allow"] == "POST")
            #expect(
                call.json?["message"] as? String
                    == "The \(method.rawValue) method is not supported for this route. Supported methods: POST."
            )
        }
    }
}
