import AppShell
import AppShellCatalogFeature
import Testing

@testable import Madinia

/// The shapes in which a Laravel server sends lists and resources.
struct LaravelAnswerTests {
    private func response(_ body: String) -> HTTPResponse {
        HTTPResponse(status: 200, body: Array(body.utf8))
    }

    private func titles(_ body: String) throws -> [String] {
        try LaravelAnswer.list(FormationRecord.self, from: response(body)).items.records.map(\.title)
    }

    /// Why a list can't be read.
    private func errorText(_ body: String) -> String? {
        do throws(APIError) {
            _ = try LaravelAnswer.list(FormationRecord.self, from: response(body))
            return nil
        } catch {
            if case .unreadable(let reason) = error.group { return reason }
            return "another error: \(error)"
        }
    }

    @Test("MAD-FR36: a bare array, a data envelope and a page are read as the same list")
    func lists() throws {
        let items = "[\(formation()),\(formation(["title": "\"Performer\""]))]"
        let links = #""links":{"first":"a","last":"b","prev":null,"next":null},"meta":{"current_page":1,"total":2}"#
        for body in [
            items, "{\"data\":\(items)}", "{\"data\":\(items),\(links)}", "{\"links\":null,\"data\":\(items)}",
        ] {
            #expect(try titles(body) == ["Starter", "Performer"], "\(body)")
        }
        for body in ["[]", "{\"data\":[]}", " [ ] "] { #expect(try titles(body) == [], "\(body)") }
    }

    @Test("the next page is the one that links.next names")
    func next() throws {
        func next(_ links: String) throws -> String? {
            try LaravelAnswer.list(FormationRecord.self, from: response("{\"data\":[]\(links)}")).next
        }
        #expect(
            try next(",\"links\":{\"next\":\"https:\\/\\/api.madinia.fr\\/api\\/v1\\/formations?page=2\"}")
                == "https://api.madinia.fr/api/v1/formations?page=2"
        )
        #expect(try next(",\"links\":{\"next\":null}") == nil)
        #expect(try next(",\"links\":{}") == nil)
        #expect(try next(",\"links\":null") == nil)
        #expect(try next("") == nil)
    }

    @Test("one resource is read bare and in its envelope")
    func item() throws {
        for body in [formation(), "{\"data\":\(formation())}"] {
            let course = try LaravelAnswer.item(FormationRecord.self, from: response(body))
            #expect(course.title == "Starter")
        }
    }

    @Test(
        "an answer that is not JSON says so",
        arguments: ["", "<!DOCTYPE html><html></html>", "{", "[{]", "\u{0}", "undefined"]
    )
    func notJSON(_ body: String) throws {
        let reason = try #require(errorText(body))
        #expect(!reason.isEmpty)
        #expect(!reason.hasPrefix("another error"))
    }

    @Test("an answer of another shape names the location that is wrong")
    func places() {
        #expect(errorText("{\"data\":{}}")?.hasPrefix("data: ") == true)
        #expect(errorText("{\"items\":[]}") == "data: missing")
        #expect(errorText("{\"data\":[],\"links\":{\"next\":2}}")?.hasPrefix("links.next: ") == true)
        for body in ["null", "true", "3", "\"x\""] { #expect(errorText(body) != nil, "\(body)") }
    }

    @Test("a record of another shape costs itself alone, and names the location that is wrong")
    func records() throws {
        let records = [
            formation(["title": nil]), formation(), formation(["id": "\"one\""]), formation(["duration": "null"]), "7",
        ]
        for body in ["[\(records.joined(separator: ","))]", "{\"data\":[\(records.joined(separator: ","))]}"] {
            let list = try LaravelAnswer.list(FormationRecord.self, from: response(body)).items
            #expect(list.records.map(\.title) == ["Starter"])
            #expect(list.issues.map(\.index) == [0, 2, 3, 4])
            let places = list.issues.map { $0.text.split(separator: ": ")[0] }
            #expect(places.prefix(3) == ["title", "id", "duration"])
        }
    }

    @Test("a request is written with sorted keys and plain slashes")
    func body() throws {
        struct Body: Encodable {
            let b = "a/b"
            let a = 1
        }
        #expect(String(decoding: try JSONBody.write(Body()), as: UTF8.self) == #"{"a":1,"b":"a/b"}"#)
    }
}
