import AppShell
import AppShellHeadless
import AppShellLive
import Testing

/// A headless app against a real server: steps wait for its answers on the wall clock, and virtual time stands still.
@Suite struct LiveSessionTests {
    let server: LoopbackServer
    let session: HeadlessSession

    init() throws {
        server = try LoopbackServer.shared.get()
        session = CallerApp.session(server)
    }

    @Test func aStepWaitsForTheAnswers() throws {
        try session.launch()
        #expect(try log() == ["/json: 200"])
        try session.tap("Call thrice at once")
        #expect(try log().last == "/echo/first: 200, /drops: 200, /status/503: 503")
        #expect(session.clock.elapsed == .zero)
        #expect(session.server.exchanges.map(\.status) == [200, 200, 200, 503])
        #expect(session.pending.isEmpty)
    }

    @Test func retriesWaitOnTheVirtualClock() throws {
        try session.launch()
        try session.type("/status/503", into: "Path")
        try session.tap("Call")
        #expect(try log() == ["/json: 200"])
        try session.wait(.seconds(4))
        #expect(try log() == ["/json: 200", "/status/503: 503"])
        #expect(session.trace.events.filter { $0.kind == .request }.count == 4)
    }

    @Test func aServerThatHangsEndsTheStep() async throws {
        try session.launch()
        session.liveLimit = .milliseconds(300)
        try session.type("/hang/session", into: "Path")
        let request = "GET \(server.url("/hang/session"))"
        #expect(throws: HeadlessError.liveRequestsOpen([request], after: .milliseconds(300))) {
            try session.tap("Call once")
        }
        #expect(try log().last == "/hang/session: timed out")
        #expect(session.pending.isEmpty)
        let left = try await URLSessionTransport().get(server.url("/left/session"))
        #expect(left.status == 200, "the connection is still open")

        session.liveLimit = .seconds(15)
        try session.type("/json", into: "Path")
        try session.tap("Call")
        #expect(try log().last == "/json: 200")
    }

    @Test func anAppThatIsKilledAndStartedCallsAnew() throws {
        for _ in 0..<3 {
            try session.launch()
            #expect(try log() == ["/json: 200"])
        }
    }

    private func log() throws -> [String] {
        let finder = ElementFinder(try session.content())
        let list = finder.elements.first { $0.element.label == "Log" }
        return list?.element.children.map(\.label) ?? []
    }
}
