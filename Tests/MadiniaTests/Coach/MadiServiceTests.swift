import AppShell
import AppShellCoachFeature
import Foundation
import Synchronization
import Testing

@testable import Madinia

/// What Madinia's API is asked for Madi, and how its answers are read.
struct MadiServiceTests {
    private let question = CoachQuestion(
        message: "Et Performer ?",
        history: [CoachMessage(isOwn: true, text: "Bonjour"), CoachMessage(isOwn: false, text: "Bonjour !")],
        viewedItems: [2, 1]
    )

    @Test("MAD-FR23: a question goes out with what was said and viewed, and its answer leads to formations")
    func question() async throws {
        let paper = ChatTransport(
            #"{"data":{"content":"Oui \u00e0 Performer","recommendations":[2,"1","x",null]}}"#
        )
        let answer = try await MadiniaAPI(environment: paper.environment).answer(question)
        #expect(answer == CoachAnswer(text: "Oui à Performer", recommended: [2, 1]))
        let place = "POST /madi/chat, recommendations: record"
        #expect(paper.diagnosed.map { $0.prefix(place.count + 2) } == ["\(place) 2", "\(place) 3"])
        let request = try #require(paper.requests.first)
        #expect(request.method == .post)
        #expect(request.url == "https://api.madinia.fr/api/v1/madi/chat")
        #expect(
            String(decoding: request.body, as: UTF8.self) == """
                {"history":[{"content":"Bonjour","role":"user"},{"content":"Bonjour !","role":"assistant"}],\
                "message":"Et Performer ?","viewed":[2,1]}
                """
        )
    }

    @Test("an answer without recommendations is one; one without content is none")
    func bare() async throws {
        let plain = ChatTransport(#"{"content":"Oui"}"#)
        #expect(try await MadiniaAPI(environment: plain.environment).answer(question).recommended == [])
        let empty = ChatTransport(#"{"recommendations":[1]}"#)
        await #expect(throws: APIError.self) { try await MadiniaAPI(environment: empty.environment).answer(question) }
    }

    @Test("MAD-NFR17: Madi's service is asked once, and never again, when it fails")
    func once() async throws {
        let paper = ChatTransport("", status: 503)
        await #expect(throws: APIError.self) { try await MadiniaAPI(environment: paper.environment).answer(question) }
        #expect(paper.requests.count == 1)
        #expect(paper.limits == [.seconds(2.5)])
    }
}

/// Answers every request alike, and keeps what was asked and for how long one would have waited.
private final class ChatTransport: HTTPTransport, AppClock, RandomSource, Connectivity, Haptics, WebPageOpener,
    Diagnostics
{
    private let body: String
    private let status: Int
    private let received = Mutex<[HTTPRequest]>([])
    private let slept = Mutex<[Duration]>([])
    private let reported = Mutex<[String]>([])

    init(_ body: String, status: Int = 200) {
        self.body = body
        self.status = status
    }

    var requests: [HTTPRequest] { received.withLock(\.self) }
    var limits: [Duration] { slept.withLock(\.self) }
    var diagnosed: [String] { reported.withLock(\.self) }
    var isOnline: Bool { true }
    var now: Date { Date(timeIntervalSince1970: 1_768_204_800) }

    func next() -> UInt64 { 7 }
    func play(_ feedback: HapticFeedback) {}
    func open(_ url: String) {}
    func report(_ diagnostic: Diagnostic) { reported.withLock { $0.append("\(diagnostic)") } }

    /// Nothing here is late: a limit is never reached.
    func sleep(for duration: Duration) async throws {
        slept.withLock { $0.append(duration) }
        while true {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        received.withLock { $0.append(request) }
        // The limit begins to run beside the request, in no order that is fixed.
        while limits.isEmpty { await Task.yield() }
        return HTTPResponse(status: status, body: Array(body.utf8))
    }

    var environment: AppEnvironment {
        AppEnvironment(
            clock: self,
            random: self,
            transport: self,
            storage: .inMemory(),
            device: Device(connectivity: self, haptics: self, webPages: self),
            formats: LocalFormats(locale: Locale(identifier: "fr_FR"), timeZone: .gmt),
            diagnostics: self
        )
    }
}
