import AppShell
import Testing

/// A 2xx that is not the documented answer is no success.
struct SurprisingAnswerTests {
    private func unreadable(_ fact: String) -> Result<HTTPResponse, APIError> { .failure(.unreadable(fact)) }

    @Test("a status that the API does not document for a call is no success, and not tried again")
    func status() {
        let world = CallWorld([.status(200, body: "{}")])
        let result = world.send(.post, body: [], expecting: [201])
        #expect(result == unreadable("status 200, where 201 is documented"))
        #expect(world.attempts.count == 1)
        let created = CallWorld([.status(201)])
        #expect(created.send(.post, body: [], expecting: [200, 201]) == .success(HTTPResponse(status: 201)))
    }

    @Test("an error keeps its own group, whatever success is expected")
    func error() {
        #expect(CallWorld([.status(404)]).send(expecting: [200]) == .failure(.notFound))
    }

    static let pages = ["<!DOCTYPE html>", "\r\n\t <html></html>", "\u{FEFF}<?xml version=\"1.0\"?>"]

    @Test("a page in JSON's place is no success, whatever its status says", arguments: pages)
    func markup(_ page: String) {
        for status in [200, 201] {
            let world = CallWorld([.status(status, headers: ["Content-Type": "application/json"], body: page)])
            #expect(world.send() == unreadable("markup, where JSON was asked for"))
            #expect(world.attempts.count == 1)
        }
    }

    static let texts = ["", " ", "\"<p>\"", "{\"a\":\"<\"}"]

    @Test("an empty body and a text that mentions markup are answers", arguments: texts)
    func plain(_ body: String) {
        let answer = HTTPResponse(status: 200, body: Array(body.utf8))
        #expect(CallWorld([.status(200, body: body)]).send() == .success(answer))
    }
}
