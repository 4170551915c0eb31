import AppShell
import MadiniaBackend
import Testing

/// A caller has so many calls in a minute (MAD-NFR9).
struct RateLimitTests {
    private func header(_ call: Call, _ name: String) -> String? { call.response.headers[name] }

    @Test("MAD-NFR9: 60 reads a minute; the next is answered 429 with what is left of the minute")
    func reads() {
        let backend = MadiniaBackend.sample()
        for number in 1...60 {
            let call = Call(backend, .get, number.isMultiple(of: 2) ? "/formations" : "/articles/1", after: 0.5)
            #expect(call.status == 200)
            #expect(header(call, "X-RateLimit-Limit") == "60")
            #expect(header(call, "X-RateLimit-Remaining") == "\(60 - number)")
            #expect(header(call, "Retry-After") == nil)
        }
        let call = Call(backend, .get, "/formations", after: 20)
        #expect(call.status == 429)
        #expect(call.json as? [String: String] == ["message": "Too Many Attempts."])
        #expect(header(call, "X-RateLimit-Limit") == "60")
        #expect(header(call, "X-RateLimit-Remaining") == "0")
        // The window closes 60.5 s after the start.
        #expect(header(call, "Retry-After") == "41")
        #expect(header(call, "X-RateLimit-Reset") == "1767686461")
    }

    @Test("MAD-NFR9: waiting as long as Retry-After says is enough")
    func waits() {
        let backend = MadiniaBackend.sample()
        backend.rateLimits = RateLimits(reads: 1, writes: 1)
        #expect(Call(backend, .get, "/formations").status == 200)
        #expect(Call(backend, .get, "/formations", after: 59.9).status == 429)
        #expect(Call(backend, .get, "/formations", after: 60).status == 200)
        #expect(Call(backend, .get, "/formations", after: 61).status == 429)
        #expect(Call(backend, .get, "/formations", after: 120).status == 200)
    }

    @Test("MAD-NFR9: 10 writes a minute, which do not count as reads; what is refused changes nothing")
    func writes() {
        let backend = MadiniaBackend.sample()
        for _ in 1...5 {
            #expect(backend.contact().status == 201)
            #expect(backend.preRegister(email: "\"lucas@x\"").status == 422, "what is wrong counts as well")
        }
        #expect(backend.contact().status == 429)
        #expect(backend.preRegister().status == 429)
        #expect(backend.contacts.count == 5)
        #expect(backend.preRegistrations.isEmpty)
        #expect(Call(backend, .get, "/formations").status == 200)
    }

    @Test("MAD-NFR9: a retry of a write that was refused counts once let through, under the same key")
    func retries() {
        let backend = MadiniaBackend.sample()
        backend.rateLimits.writes = 0
        #expect(backend.preRegister(key: "k").status == 429)
        backend.rateLimits.writes = 2
        #expect(backend.preRegister(key: "k").status == 201)
        #expect(backend.preRegister(key: "k").status == 201)
        #expect(backend.preRegister(key: "k").status == 429, "a repeated answer is a call as well")
        #expect(backend.preRegistrations.count == 1)
    }

    @Test("MAD-NFR9: each caller has its own calls, whatever it says of itself")
    func callers() {
        let backend = MadiniaBackend.sample()
        backend.rateLimits.reads = 1
        #expect(Call(backend, .get, "/formations", from: "192.0.2.1").status == 200)
        #expect(Call(backend, .get, "/formations", from: "192.0.2.2").status == 200)
        let headers: HTTPHeaders = ["X-API-Key": "key", "X-Forwarded-For": "192.0.2.9"]
        #expect(Call(backend, .get, "/formations", headers: headers, from: "192.0.2.1").status == 429)
    }

    @Test("MAD-NFR9: what reaches no route does not count: 401, 404, 405")
    func unrouted() {
        let backend = MadiniaBackend.sample()
        backend.rateLimits = RateLimits(reads: 1, writes: 1)
        for _ in 0..<3 {
            #expect(Call(backend, .get, "/formations", headers: [:]).status == 401)
            #expect(Call(backend, .get, "/nowhere").status == 404)
            #expect(Call(backend, .post, "/formations").status == 405)
        }
        #expect(Call(backend, .get, "/formations").status == 200)
        #expect(backend.contact().status == 201)
    }

    @Test("without limits every call is let through, and no header speaks of them")
    func off() {
        let backend = MadiniaBackend.sample()
        backend.rateLimits = RateLimits(reads: nil, writes: nil)
        for _ in 0..<100 {
            let call = Call(backend, .get, "/formations")
            #expect(call.status == 200)
            #expect(header(call, "X-RateLimit-Limit") == nil)
        }
    }

    @Test("a clock that is set back opens a new minute")
    func setBack() {
        let backend = MadiniaBackend.sample()
        backend.rateLimits.reads = 1
        #expect(Call(backend, .get, "/formations", after: 3_600).status == 200)
        #expect(Call(backend, .get, "/formations").status == 200)
        #expect(Call(backend, .get, "/formations", after: 59).status == 429)
    }

    @Test("callers whose minute is over are forgotten, others are not")
    func sweeps() {
        let backend = MadiniaBackend.sample()
        backend.rateLimits.reads = 1
        for number in 0..<1_500 { _ = Call(backend, .get, "/formations/99", from: "\(number)") }
        for number in 1_500..<3_000 { _ = Call(backend, .get, "/formations/99", from: "\(number)", after: 70) }
        #expect(Call(backend, .get, "/formations/1", from: "2999", after: 80).status == 429)
        #expect(Call(backend, .get, "/formations/1", from: "1500", after: 80).status == 429)
        #expect(Call(backend, .get, "/formations/1", from: "7", after: 80).status == 200)
    }
}
