import AppShell
import AppShellHeadless
import Testing

struct ServerFaultTests {
    let session = ProbeApp.session()

    init() throws {
        try session.launch()
    }

    @Test("statuses come in order, then the server answers normally")
    func statuses() throws {
        session.server.faults.answers = [.status(.init(503)), .status(.init(429, retryAfter: 7))]
        try session.tap("Ask")
        try session.tap("Ask")
        try session.tap("Ask")
        #expect(session.server.exchanges.map(\.status) == [503, 429, 200])
    }

    @Test("a delay is virtual")
    func delay() throws {
        session.server.faults.delay = .seconds(30)
        try session.tap("Ask")
        #expect(session.server.openRequests.map(\.url) == ["https://probe.example/ask"])
        #expect(session.pending == ["the answer to GET /ask, due in 30 s"])
        #expect(try !session.reads("200 /ask"))
        try session.wait(.seconds(30))
        #expect(try session.reads("200 /ask"))
    }

    @Test("a hang lasts until it is cancelled, whatever time passes")
    func hang() throws {
        session.server.faults.hangs = true
        try session.tap("Deeper")
        try session.tap("Ask")
        try session.wait(.seconds(1_000_000))
        #expect(session.pending == ["GET /ask, which the server does not answer"])
        try session.goBack()
        #expect(session.pending.isEmpty)
        #expect(session.trace.text.hasSuffix("response: GET https://probe.example/ask: cancelled\n"))
    }

    @Test("offline, unreachable, and a network lost on the way are told apart")
    func network() throws {
        session.phone.setOnline(false)
        try session.tap("Ask")
        #expect(try session.reads("offline"))
        #expect(session.server.exchanges.isEmpty)
        session.phone.setOnline(true)
        session.server.faults.isUnreachable = true
        try session.tap("Ask")
        #expect(try session.reads("unreachable: connection refused"))
        session.server.faults = ServerFaults()
        session.server.faults.delay = .seconds(1)
        try session.tap("Ask")
        session.phone.setOnline(false)
        try session.wait(.seconds(1))
        #expect(try session.reads("unreachable: the connection was lost"))
    }
}
