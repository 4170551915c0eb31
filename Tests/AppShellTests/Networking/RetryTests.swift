import AppShell
import Testing

/// When a call is tried again, and after how long.
struct RetryTests {
    @Test("a call that succeeds at once is one attempt")
    func success() {
        let world = CallWorld([.ok])
        #expect(world.send() == .success(HTTPResponse(status: 200, body: Array("{}".utf8))))
        #expect(world.times == [.zero])
    }

    static let passing: [CallWorld.Answer] = [
        .status(500), .status(503), .status(599), .status(429), .error(.unreachable("refused")),
        .error(.timedOut("silence")),
    ]

    @Test("MAD-NFR14: 5xx, 429, an unreachable server and a time-out are tried three times in all", arguments: passing)
    func three(_ answer: CallWorld.Answer) {
        let world = CallWorld([answer])
        #expect(world.failure() != nil)
        #expect(world.times == [.zero, .seconds(1), .seconds(3)])
    }

    @Test("MAD-NFR14: the third attempt may succeed")
    func third() {
        let world = CallWorld([.status(503), .error(.unreachable("reset")), .status(201)])
        #expect(world.send() == .success(HTTPResponse(status: 201)))
        #expect(world.times == [.zero, .seconds(1), .seconds(3)])
    }

    @Test("the error of the last attempt is the one that is told")
    func lastError() {
        #expect(CallWorld([.status(500), .status(429), .status(503)]).failure() == .server(status: 503, message: ""))
    }

    @Test("an error's text for logs names the call, without its secrets, and how often it was sent")
    func textOfCall() {
        let url = "https://api.example/v1/things"
        func text(_ world: CallWorld, _ path: String = "/things") -> String? { world.failure(path).map { "\($0)" } }
        #expect(text(CallWorld([.status(503)])) == "GET \(url), 3 attempts: 503")
        #expect(
            text(CallWorld([.status(404)]), "/things?page=2&access_token=abc")
                == "GET \(url)?page=2&access_token=***, 1 attempt: 404"
        )
        #expect(
            text(CallWorld([.error(.unreachable("reset")), .error(.offline)])) == "GET \(url), 1 attempt: offline"
        )
        #expect(
            text(CallWorld([.error(.forbiddenURL("the URL is malformed"))]))
                == "GET \(url), not sent: the URL is malformed"
        )
        #expect(text(CallWorld([.error(.offline)])) == "GET \(url), not sent: offline")
        let cancelled = CallWorld([.status(500)])
        guard case .failure(let error)? = cancelled.send(.post, cancel: { $0.attempts.count == 1 }) else {
            Issue.record("the call was not cancelled")
            return
        }
        #expect("\(error)" == "POST \(url), 1 attempt: cancelled")
        #expect(APIError.timedOut == CallWorld([.hang]).failure(), "two errors of one group are equal")
    }

    @Test(
        "what is wrong with the request itself is never tried again",
        arguments: [400, 401, 403, 404, 405, 409, 410, 422, 302]
    )
    func neverAgain(_ status: Int) {
        let world = CallWorld([.status(status)])
        #expect(world.failure() != nil)
        #expect(world.times == [.zero])
    }

    @Test("waits grow by up to 20 % of jitter, never shrink, and differ from call to call")
    func jitter() {
        var waits: Set<Duration> = []
        for seed in 1...200 {
            let world = CallWorld([.status(500)], random: SeededChance(seed: UInt64(seed)))
            _ = world.failure()
            guard world.times.count == 3 else {
                Issue.record("\(world.times)")
                return
            }
            let (first, second) = (world.times[1], world.times[2] - world.times[1])
            #expect(first >= .seconds(1) && first < .milliseconds(1_200))
            #expect(second >= .seconds(2) && second < .milliseconds(2_400))
            waits.formUnion([first, second])
        }
        #expect(waits.count > 300)
        #expect(waits.contains { $0 < .milliseconds(1_050) } && waits.contains { $0 > .milliseconds(2_350) })
    }

    @Test("MAD-NFR14: an attempt that gets no answer ends after 10 s, and is tried again")
    func timeout() {
        let world = CallWorld([.hang])
        #expect(world.failure() == .timedOut)
        #expect(world.times == [.zero, .seconds(11), .seconds(23)])
        #expect(world.clock.elapsed == .seconds(33))
    }

    @Test("an answer just before the time-out counts, one just after does not")
    func late() {
        let inTime = CallWorld([.late(.milliseconds(9_999))])
        #expect(inTime.send() == .success(HTTPResponse(status: 200)))
        let tooLate = CallWorld([.late(.milliseconds(10_001)), .ok])
        #expect(tooLate.send() == .success(HTTPResponse(status: 200, body: Array("{}".utf8))))
        #expect(tooLate.times == [.zero, .seconds(11)])
    }

    @Test("a policy of one attempt makes one, with its own time-out")
    func once() {
        let world = CallWorld([.hang])
        #expect(world.failure(retry: .once(timeout: .milliseconds(2_500))) == .timedOut)
        #expect(world.clock.elapsed == .milliseconds(2_500))
        #expect(world.attempts.count == 1)
    }

    @Test("a Retry-After of up to 10 s is waited for, without jitter", arguments: [0, 1, 10])
    func retryAfter(_ seconds: Int) {
        let world = CallWorld(
            [.status(429, headers: ["retry-after": "\(seconds)"]), .ok],
            random: FixedChance(bits: .max)
        )
        #expect(world.send() != nil)
        #expect(world.times == [.zero, .seconds(seconds)])
    }

    @Test("a longer Retry-After ends the call with an error that names the wait", arguments: [11, 60, 3_600])
    func longRetryAfter(_ seconds: Int) {
        let world = CallWorld([.status(429, headers: ["Retry-After": "\(seconds)"])])
        #expect(world.failure() == .tooManyRequests(retryAfter: seconds))
        #expect(world.times == [.zero])
    }

    @Test("a longer Retry-After of a server that is down ends the call with an error that names the wait too")
    func longRetryAfterOfServer() {
        let world = CallWorld([.status(503, headers: ["Retry-After": "60"])])
        #expect(world.failure() == .server(status: 503, message: "", retryAfter: 60))
        #expect(world.times == [.zero])
    }

    @Test("a Retry-After that is a date is waited for like a number of seconds")
    func retryAfterDate() {
        let headers: HTTPHeaders = [
            "Date": "Sun, 15 Feb 2026 09:00:00 GMT", "Retry-After": "Sun, 15 Feb 2026 09:00:07 GMT",
        ]
        let world = CallWorld([.status(503, headers: headers), .ok])
        #expect(world.send() != nil)
        #expect(world.times == [.zero, .seconds(7)])
    }

    @Test(
        "a Retry-After that is no number of seconds and no date to come is none",
        arguments: ["", "soon", "-1", "1.5", "+5", "Wed, 21 Oct 1953 07:28:00 GMT", "Wed, 21 Oct 2026"]
    )
    func otherRetryAfter(_ value: String) {
        let world = CallWorld([.status(429, headers: ["Retry-After": value])])
        #expect(world.failure() == .tooManyRequests(retryAfter: nil))
        #expect(world.times == [.zero, .seconds(1), .seconds(3)])
    }

    @Test("MAD-NFR20: what the phone says of its network refuses no call, and explains one that fails for want of it")
    func saysOffline() {
        func failure(_ answer: CallWorld.Answer) -> APIError? {
            let world = CallWorld([answer])
            world.phone.isOnline = false
            return world.failure()
        }
        // As a VPN that connects on demand lets it through.
        #expect(failure(.ok) == nil)
        #expect(failure(.error(.unreachable("reset"))) == .offline)
        #expect(failure(.hang) == .offline)
        #expect(failure(.error(.unreachable("reset")))?.detail == "unreachable (reset)")
        #expect(failure(.hang)?.detail?.contains("10.0 seconds") == true)
        #expect(failure(.status(404)) == .notFound)
        #expect(failure(.error(.untrusted("certificate"))) != .offline)
    }

    @Test("MAD-NFR20: a phone that goes offline during a call is not tried again either")
    func goesOffline() {
        let world = CallWorld([.error(.offline)])
        #expect(world.failure() == .offline)
        #expect(world.times == [.zero])
    }

    @Test("a server that can't be trusted, and a URL that may not be called, are never tried again")
    func untrusted() {
        for error in [TransportError.untrusted("certificate"), .forbiddenURL("no")] {
            let world = CallWorld([.error(error)])
            #expect(world.failure() != nil)
            #expect(world.times == [.zero], "\(error)")
        }
    }

    @Test("a call that is cancelled while it waits for its next attempt ends at once")
    func cancelledWaiting() {
        let world = CallWorld([.status(500)])
        #expect(world.send(cancel: { $0.attempts.count == 1 }) == .failure(.cancelled))
        #expect(world.attempts.count == 1)
        #expect(world.clock.elapsed == .zero)
    }

    @Test("a call that is cancelled while the server is at work ends at once, and is not tried again")
    func cancelledSending() {
        let world = CallWorld([.status(500), .hang])
        #expect(world.send(cancel: { $0.attempts.count == 2 }) == .failure(.cancelled))
        #expect(world.attempts.count == 2)
        #expect(world.clock.elapsed == .seconds(1))
    }
}
