import AppShell
import Synchronization
import Testing

/// Values that go out and come back as JSON.
struct JSONCallTests {
    private struct Book: Codable, Hashable, Sendable {
        var title: String
        var price: Double?
    }

    private struct Page: Codable, Hashable, Sendable { let data: [Book] }

    /// Answers all with the same, and keeps what it was asked.
    private final class Library: HTTPTransport {
        let response: HTTPResponse
        private let state = Mutex<[HTTPRequest]>([])

        init(_ body: String, status: Int = 200) {
            response = HTTPResponse(
                status: status,
                headers: ["Content-Type": "application/json"],
                body: Array(body.utf8)
            )
        }

        var requests: [HTTPRequest] { state.withLock(\.self) }
        var client: APIClient { APIClient(baseURL: "https://api.example/v1", environment: .test(transport: self)) }

        func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            state.withLock { $0.append(request) }
            return response
        }
    }

    @Test("an answer is read, and a query is percent-encoded without what has no value")
    func read() async throws {
        let library = Library(#"{"data": [{"title": "Ada"}]}"#)
        let page = try await library.client.read(
            Page.self,
            from: "/books",
            query: [("author", "Adèle & Cie"), ("after", nil), ("a+b", "=%?#")]
        )
        #expect(page == Page(data: [Book(title: "Ada")]))
        #expect(
            library.requests.map(\.url) == [
                "https://api.example/v1/books?author=Ad%C3%A8le%20%26%20Cie&a%2Bb=%3D%25%3F%23"
            ]
        )
        #expect(library.requests.map(\.method) == [.get])
        #expect(APIClient.path("/books?page=2", query: [("q", "a")]) == "/books?page=2&q=a")
        #expect(APIClient.path("/books", query: [("q", nil)]) == "/books")
    }

    @Test("a value is sent with sorted keys, and the answer is read")
    func send() async throws {
        let library = Library(#"{"title": "Kept", "price": 3}"#, status: 201)
        let body = Book(title: "a/b", price: 2.5)
        let kept = try await library.client.send(
            .post,
            "/books",
            json: body,
            idempotencyKey: "k",
            expecting: [201],
            reading: Book.self
        )
        #expect(kept == Book(title: "Kept", price: 3))
        try await library.client.send(.put, "/books/7", json: body)
        #expect(
            library.requests.map { String(decoding: $0.body, as: UTF8.self) }
                == Array(repeating: #"{"price":2.5,"title":"a/b"}"#, count: 2)
        )
        #expect(library.requests.first?.headers["Idempotency-Key"] == "k")
        #expect(library.requests.first?.headers["Content-Type"] == "application/json; charset=utf-8")
    }

    @Test(
        "an answer in another form names the call, the field and the fact",
        arguments: [
            (#"{"data": [{"title": "A"}, {"price": 1}]}"#, "data.1.title: missing"),
            (#"{"data": 3}"#, "data: "), ("[]", ""), ("{", ""),
        ]
    )
    func unreadable(_ body: String, _ fact: String) async throws {
        let library = Library(body)
        let error = await #expect(throws: APIError.self) {
            try await library.client.read(Page.self, from: "/books", query: [("token", "secret")])
        }
        let text = try #require(error).description
        let call = "GET https://api.example/v1/books"
        #expect(text.hasPrefix(call), "\(text)")
        #expect(text.contains(", 1 attempt: unreadable answer: " + fact), "\(text)")
        #expect(!text.contains("secret"), "\(text)")
    }

    @Test("a value that JSON can't carry is not sent, and names the call, the field and the fact")
    func unwritable() async throws {
        let library = Library("{}")
        let error = await #expect(throws: APIError.self) {
            try await library.client.send(.post, "/books", json: Page(data: [Book(title: "A", price: .infinity)]))
        }
        let text = try #require(error).description
        #expect(text.hasPrefix("POST https://api.example/v1/books, not sent: the body can't be written: "), "\(text)")
        #expect(text.contains("data.0.price: "), "\(text)")
        #expect(library.requests.isEmpty)
    }
}
