import AppShell
import AppShellLive
import Testing

/// Cancelling the task ends the call, here and on the server's side.
@Suite struct CancellationTests {
    let server: LoopbackServer
    let transport = URLSessionTransport()

    init() throws {
        server = try LoopbackServer.shared.get()
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["hang", "drip"])
    func aCancelledCallEnds(kind: String) async throws {
        let call = Task { [server, transport] in await transport.failure(of: server.url("/\(kind)/\(kind)")) }
        #expect(try await transport.get(server.url("/seen/\(kind)")).status == 200)
        call.cancel()
        #expect(await call.value == .cancelled)
        #expect(try await transport.get(server.url("/left/\(kind)")).status == 200, "the connection is still open")
    }

    /// Where a call stands when it is cancelled, besides waiting for an answer and reading one.
    enum Phase: CaseIterable { case handshake, sendingTheBody, redirected }

    @Test(.timeLimit(.minutes(1)), arguments: Phase.allCases)
    func aCallIsCancelledInEveryPhase(phase: Phase) async throws {
        let silent = "127.0.0.1:\(server.silentPort)/"
        // The silent port names what it was sent by its first byte: a TLS record of the handshake, or the P of POST.
        let (request, sign) =
            switch phase {
            case .handshake: (HTTPRequest(method: .get, url: "https://" + silent), "silent-16")
            case .sendingTheBody:
                (
                    HTTPRequest(method: .post, url: "http://" + silent, body: Array(repeating: 0, count: 20_000_000)),
                    "silent-50"
                )
            case .redirected:
                (
                    HTTPRequest(method: .get, url: try server.redirect(302, to: server.url("/hang/redirected"))),
                    "redirected"
                )
            }
        let call = Task { [transport] () -> TransportError? in
            do throws(TransportError) { _ = try await transport.send(request) } catch { return error }
            return nil
        }
        #expect(try await transport.get(server.url("/seen/\(sign)")).status == 200)
        call.cancel()
        #expect(await call.value == .cancelled)
    }

    @Test(.timeLimit(.minutes(1))) func aCallThatWaitsForAConnectionIsCancelled() async throws {
        let hanging = (0..<6).map { number in
            Task { [server, transport] in await transport.failure(of: server.url("/hang/first-\(number)")) }
        }
        let other = URLSessionTransport()
        for number in 0..<6 { _ = try await other.get(server.url("/seen/first-\(number)")) }
        let call = Task { [server, transport] in await transport.failure(of: server.url("/hang/queued")) }
        for _ in 0..<1_000 { await Task.yield() }
        call.cancel()
        #expect(await call.value == .cancelled)
        for hang in hanging { hang.cancel() }
        for hang in hanging { #expect(await hang.value == .cancelled) }
        #expect(try await transport.get(server.url("/was-seen/queued")).status == 404)
    }

    @Test func aCallOfACancelledTaskIsNotMade() async {
        let call = Task { [server, transport] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await transport.failure(of: server.url("/json"))
        }
        #expect(await call.value == .cancelled)
    }

    /// Six connections a host: cancelled calls must give theirs back.
    @Test(.timeLimit(.minutes(1))) func cancelledCallsLeaveRoomForOthers() async throws {
        let calls = (0..<6).map { number in
            Task { [server, transport] in await transport.failure(of: server.url("/hang/\(number)")) }
        }
        let other = URLSessionTransport()
        for number in 0..<6 { _ = try await other.get(server.url("/seen/\(number)")) }
        for call in calls { call.cancel() }
        for call in calls { #expect(await call.value == .cancelled) }
        #expect(try await transport.get(server.url("/json")).status == 200)
    }

    /// On Linux URLSession's own limit measures inactivity, which a drip never shows: the clock's limit ends it. Long
    /// enough for a busy machine to have sent the call by then.
    @Test(.timeLimit(.minutes(1))) func theClockLimitsAnAnswerThatDrips() async throws {
        do throws(TransportError) {
            _ = try await SystemClock().limit(.seconds(5)) {
                [server, transport] () async throws(TransportError) in
                try await transport.get(server.url("/drip/slow"))
            }
            Issue.record("the drip ended")
        } catch {
            #expect(error == .timedOut("no whole answer within 5.0 seconds"))
        }
        #expect(try await transport.get(server.url("/left/slow")).status == 200, "the connection is still open")
    }

    /// Foundation on Linux traps where a task is cancelled while it asks how to go on. Rarely, under load, it also traps by
    /// itself where a task ends while it is being cancelled (swift-corelibs-foundation, issue 3296), so the rounds are few.
    @Test(.timeLimit(.minutes(1)), arguments: ["/json", "/redirect/302?to=/json", "/status/401", "/long/300000"])
    func cancellingAtAnyMomentEndsOnce(path: String) async throws {
        for number in 0..<30 {
            let call = Task { [server, transport] in await transport.failure(of: server.url(path)) }
            for _ in 0..<(number * 65) { await Task.yield() }
            call.cancel()
            let failure = await call.value
            #expect(failure == nil || failure == .cancelled)
        }
    }
}
