import AppShell
import AppShellBlogFeature
import AppShellContactFeature
import Foundation
import Synchronization
import Testing

@testable import Madinia

/// What Madinia's API is asked by the blog and by the contact form.
struct BlogAndContactCallTests {
    private func message(_ context: ContactContext?) -> ContactMessage {
        ContactMessage(
            idempotencyKey: "key-1",
            name: "Sophie",
            email: "sophie@x.fr",
            message: "Un / \"deux\"",
            context: context
        )
    }

    private func sent(_ context: ContactContext?) async throws -> HTTPRequest {
        let paper = PaperTransport(["/contacts": "{}"])
        try await MadiniaAPI(environment: paper.environment).send(message(context))
        return try #require(paper.requests.first)
    }

    @Test("MAD-FR39: a message is sent as agreed, with its own key; without context there is no such member")
    func message() async throws {
        let request = try await sent(nil)
        #expect(request.method == .post)
        #expect(request.url == "https://api.madinia.fr/api/v1/contacts")
        #expect(request.headers["Idempotency-Key"] == "key-1")
        #expect(
            String(decoding: request.body, as: UTF8.self)
                == #"{"email":"sophie@x.fr","message":"Un / \"deux\"","name":"Sophie"}"#
        )
    }

    @Test("MAD-FR39: a message is sent once it was created, not with any other answer", arguments: [200, 202, 204])
    func notCreated(_ status: Int) async throws {
        let paper = PaperTransport(["/contacts": "{}"], postStatus: status)
        let error = APIError.unreadable("status \(status), where 201 is documented")
        await #expect(throws: error) { try await MadiniaAPI(environment: paper.environment).send(message(nil)) }
        #expect(paper.requests.count == 1)
    }

    @Test("MAD-FR21: the context names the last viewed item and lists what the session viewed")
    func context() async throws {
        let prompts = ViewedItem(type: "article", id: 3, title: "5 prompts")
        let performer = ViewedItem(type: "formation", id: 2, title: "Performer")
        let request = try await sent(ContactContext(item: performer, viewed: [prompts, performer]))
        #expect(
            String(decoding: request.body, as: UTF8.self) == """
                {"context":{"id":2,"title":"Performer","type":"formation","viewed":[\
                {"id":3,"title":"5 prompts","type":"article"},{"id":2,"title":"Performer","type":"formation"}]},\
                "email":"sophie@x.fr","message":"Un / \\"deux\\"","name":"Sophie"}
                """
        )
    }

    @Test("MAD-FR37: articles are asked for page after page, and one of them by its key, once escaped")
    func articles() async throws {
        func item(_ id: Int) -> String { #"{"id":\#(id),"title":"A","published_at":"2026-01-12T08:00:00Z"}"# }
        let next = "https://api.madinia.fr/api/v1/articles?page=2"
        let paper = PaperTransport([
            "/articles": #"{"data":[\#(item(1))],"links":{"next":"\#(next)"}}"#, "/articles?page=2": "[\(item(2))]",
            "/articles/caf%C3%A9": item(3),
        ])
        let api = MadiniaAPI(environment: paper.environment)
        #expect(try await api.articles().map(\.id) == [1, 2])
        #expect(try await api.article("café").id == 3)
        await #expect(throws: APIError.notFound) { try await api.article("x") }
    }
}

/// Answers each path with what a test wrote, and stands for the rest of the world as well.
private final class PaperTransport: HTTPTransport, AppClock, RandomSource, Connectivity, Haptics, WebPageOpener {
    private let pages: [String: String]
    private let postStatus: Int
    private let received = Mutex<[HTTPRequest]>([])

    /// - Parameter postStatus: of the answers to what is posted.
    init(_ pages: [String: String], postStatus: Int = 201) {
        self.pages = pages
        self.postStatus = postStatus
    }

    var requests: [HTTPRequest] { received.withLock(\.self) }
    var isOnline: Bool { true }
    var now: Date { Date(timeIntervalSince1970: 1_768_204_800) }

    func next() -> UInt64 { 7 }
    func play(_ feedback: HapticFeedback) {}
    func open(_ url: String) {}

    /// Nothing here is late: a limit is never reached.
    func sleep(for duration: Duration) async throws {
        while true {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        received.withLock { $0.append(request) }
        let path = request.url.split(separator: "/api/v1", maxSplits: 1).last.map(String.init) ?? ""
        guard let body = pages[path] else { return HTTPResponse(status: 404) }
        return HTTPResponse(status: request.method == .post ? postStatus : 200, body: Array(body.utf8))
    }

    var environment: AppEnvironment {
        AppEnvironment(
            clock: self,
            random: self,
            transport: self,
            storage: .inMemory(),
            device: Device(connectivity: self, haptics: self, webPages: self),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
        )
    }
}
