import Testing

@testable import AppShell

struct ReadBodyTests {
    private struct Offer: Decodable, Equatable { let id: Int }

    @Test("what is read in a body is read for all who get that body")
    func shared() throws {
        var response = HTTPResponse(status: 200, body: Array(#"{"id": 1}"#.utf8))
        response.readBody = ReadBody()
        #expect(try JSONBody.read(Offer.self, from: response) == Offer(id: 1))
        #expect(try JSONBody.read([String: Int].self, from: response) == ["id": 1])
        #expect(try JSONBody.read(Offer.self, from: response) == Offer(id: 1))
    }

    @Test("another body is read by itself, and one that can't be read is refused each time")
    func others() throws {
        var response = HTTPResponse(status: 200, body: Array(#"{"id": 1}"#.utf8))
        response.readBody = ReadBody()
        _ = try JSONBody.read(Offer.self, from: response)
        #expect(response == HTTPResponse(status: 200, body: response.body))
        response.body = Array(#"{"id": 2}"#.utf8)
        #expect(response.readBody === nil)
        #expect(try JSONBody.read(Offer.self, from: response) == Offer(id: 2))
        response.body = Array("[]".utf8)
        response.readBody = ReadBody()
        for _ in 0..<2 {
            #expect(throws: APIError.self) { try JSONBody.read(Offer.self, from: response) }
        }
    }
}
